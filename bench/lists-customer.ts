import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import { newestLink } from '../e2e/mail.ts';

const agent = new Agent({ keepAlive: true });
let clients = 0;

interface Answer {
  status: number;
  location: string;
  text: string;
  ms: number;
}

/** One browser: it keeps its cookies, and each request is a client of its own, so that limits are not what is measured. */
export class Customer {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();
  readonly email: string;

  constructor(url: string, email: string) {
    this.#url = url;
    this.email = email;
  }

  ask(path: string, form: Record<string, string> | null = null): Promise<Answer> {
    const body = form ? new URLSearchParams(form).toString() : '';
    const client = clients++;
    const headers = {
      'x-forwarded-for': `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`,
      'sec-fetch-site': 'same-origin',
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(form && {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(Buffer.byteLength(body)),
      }),
    };
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const request = send(this.#url + path, { method: form ? 'POST' : 'GET', headers, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () => {
          this.#keep(response.headers['set-cookie'] ?? []);
          const text = Buffer.concat(chunks).toString('utf8');
          const { statusCode: status = 0, headers: said } = response;
          resolve({ status, location: said.location ?? '', text, ms: performance.now() - started });
        });
      });
      request.once('error', reject);
      request.end(body);
    });
  }

  #keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, value);
    }
  }

  /** @throws when the form is not accepted */
  async #post(path: string, form: Record<string, string>): Promise<string> {
    const { status, location, text } = await this.ask(path, form);
    if (status >= 400) throw new Error(`${path} was answered with ${status}: ${text.slice(0, 300)}`);
    return location;
  }

  /** Opens the account and confirms its address. */
  async signUp(): Promise<void> {
    const password = 'quiet gravel and one stone';
    const form = { email: this.email, password, confirm: password, fullName: 'Alice Archer' };
    await this.#post('/auth?tab=sign-up', form);
    const { searchParams } = new URL(await newestLink(this.#url, this.email, 'confirmation'));
    await this.#post('/auth/link', { type: 'confirmation', token: searchParams.get('token') ?? '' });
  }

  /** Opens the account, scans its address and orders a service, as a person does. @returns ids of scan and order */
  async settle(): Promise<{ scanId: string; orderId: string }> {
    await this.signUp();
    const scan = await this.#post('/free-scan', { name: 'Alice Archer', email: this.email });
    const order = await this.#post('/services/order/privacy-awareness-session', { idempotencyKey: randomUUID() });
    return { scanId: scan.split('/').at(-1) ?? '', orderId: order.split('/').at(-1) ?? '' };
  }
}

export const closeConnections = () => agent.destroy();
