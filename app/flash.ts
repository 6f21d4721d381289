import { redirect } from 'react-router';
import { type ToastMessage, toastFrom } from '#contract/toasts.ts';
import type { Context } from '#core/context.ts';

/** Long enough for the redirect, too short to surprise anybody later. */
const seconds = 30;

const isSecure = ({ platform }: Context) => platform.config.appUrl.startsWith('https:');
const nameOf = (context: Context) => (isSecure(context) ? '__Host-toast' : 'toast');

function cookie(context: Context, value: string, maxAge: number): string {
  const secure = isSecure(context) ? '; Secure' : '';
  return `${nameOf(context)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** Leads on to another page, whose first showing says how it went. @param to an address of ours */
export function redirectWithToast(context: Context, to: string, toast: ToastMessage): Response {
  const value = encodeURIComponent(JSON.stringify(toast));
  return redirect(to, { headers: { 'set-cookie': cookie(context, value, seconds) } });
}

/** The toast carried over a redirect, and the header that takes it away. Null when there is none. */
export function readFlash(context: Context, request: Request): { toast: ToastMessage | null; clear: string } | null {
  const start = `${nameOf(context)}=`;
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  if (!value) return null;
  return { toast: parse(value), clear: cookie(context, '', 0) };
}

/** The cookie comes from the browser, so it may hold anything. */
function parse(value: string): ToastMessage | null {
  try {
    return toastFrom({ toast: JSON.parse(decodeURIComponent(value)) });
  } catch {
    return null;
  }
}
