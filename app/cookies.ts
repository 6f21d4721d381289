import type { Context } from '#core/context.ts';

const isSecure = ({ platform }: Context) => platform.config.appUrl.startsWith('https:');

/** `__Host-` binds a cookie to this very host; browsers allow it with https only. */
const nameOf = (context: Context, name: string) => (isSecure(context) ? `__Host-${name}` : name);

/**
 * Value of a Set-Cookie header: out of reach of scripts, for this host alone.
 * @param seconds that it lasts; 0 takes it away
 */
export function cookie(context: Context, name: string, value: string, seconds: number): string {
  const secure = isSecure(context) ? '; Secure' : '';
  return `${nameOf(context, name)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** What the browser sent back, which may be anything; null when it sent none. */
export function readCookie(context: Context, request: Request, name: string): string | null {
  const start = `${nameOf(context, name)}=`;
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) || null;
}

/** An answer that sets more cookies. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const one of cookies) response.headers.append('set-cookie', one);
  return response;
}
