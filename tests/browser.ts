import { type Answer, ask, type TestServer } from './test-server.ts';

let count = 0;

/** A browser as the server sees it: its cookies, and an address that nobody else has. No scripts. */
export class Browser {
  readonly cookies = new Map<string, string>();
  private readonly server: Pick<TestServer, 'port'>;
  private readonly address = `198.51.${count >> 8}.${count++ & 255}`;

  constructor(server: Pick<TestServer, 'port'>) {
    this.server = server;
  }

  /** One request, without what it leads to; a form makes it a POST. */
  async ask(path: string, { method = 'GET', form }: { method?: string; form?: Record<string, string> } = {}) {
    const headers = {
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-forwarded-for': this.address,
      'sec-fetch-site': 'same-origin',
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const body = form && new URLSearchParams(form).toString();
    const answer: Answer = await ask(this.server, path, {
      method: form ? 'POST' : method,
      headers,
      ...(body && { body }),
    });
    for (const one of [answer.headers['set-cookie'] ?? []].flat()) this.keep(one);
    return answer;
  }

  /** Who is signed in. */
  async viewer(): Promise<{ email: string; role: string; fullName: string | null } | null> {
    return JSON.parse((await this.ask('/auth/session')).text).viewer;
  }

  private keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
