import { type Answer, ask } from '#tests/test-server.ts';

/** Somebody at an address of their own who keeps cookies, as a browser or a thief does. */
export interface Browser {
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  /** A form of the site itself. */
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
  /** A form of the site itself that carries a file. */
  upload(path: string, fields: Record<string, string>, file: File): Promise<Answer>;
}

let clients = 0;

/** Each is another client: what one does counts for no other's limits. @param ip of the client; default: one that nobody has */
export function openBrowser(url: string, ip = `10.66.${++clients >> 8}.${clients & 255}`): Browser {
  const { port, host } = new URL(url);
  const cookies = new Map<string, string>();
  const storeCookies = ({ headers }: Answer) => {
    for (const line of [headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const send: Browser['get'] = (path, headers = {}, method = 'GET') => sendWith(path, method, headers);
  const sendWith = async (path: string, method: string, headers: Record<string, string>, body?: string | Buffer) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await ask({ port: Number(port) }, path, {
      method,
      headers: { host, 'x-forwarded-for': ip, ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { body }),
    });
    storeCookies(answer);
    return answer;
  };
  return {
    cookies,
    get: send,
    post: (path, fields, headers = {}) =>
      sendWith(
        path,
        'POST',
        { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded', ...headers },
        new URLSearchParams(fields).toString(),
      ),
    async upload(path, fields, file) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('files', file);
      const request = new Request(url, { method: 'POST', body: form });
      const headers = { 'sec-fetch-site': 'same-origin', 'content-type': request.headers.get('content-type') ?? '' };
      return sendWith(path, 'POST', headers, Buffer.from(await request.arrayBuffer()));
    },
  };
}
