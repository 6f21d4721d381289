import { type Agent, type IncomingHttpHeaders, request as send } from 'node:http';
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import type { Viewer } from '#contract/accounts/viewer.ts';
import type { Clock } from '#platform/clock.ts';
import type { Crash, MortalDatabase } from './crashes.ts';
import { type Page, type PageForm, readPage } from './page.ts';

/** What goes wrong with one of the forms that somebody sends next, and whether they send it once more. */
export interface Trouble {
  /** Which of them. */
  form: number;
  /** The answer is lost on its way, or the process dies. */
  what: 'lost' | Crash;
  again: boolean;
}

/** No answer came, and the person has given up. */
export class GaveUp extends Error {}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Fields = Record<string, string>;

/** The site as browsers reach it. */
export interface Site {
  port: number;
  origin: string;
  clock: Clock;
  database: MortalDatabase;
}

const MOST_REDIRECTS = 6;

/** Whether a form carries a code of an app, or the signature of a passkey. */
const carriesFactor = ({ code, passkey, proof = '' }: Fields): boolean =>
  code !== undefined || passkey !== undefined || /^\d{6}$/.test(proof);

/** A browser without a window: its cookies, and an address in the network that nobody else has. */
export class Browser {
  private readonly jar = new Map<string, { value: string; until: number }>();
  /** Every refresh token that it was ever given, oldest first. */
  readonly refreshTokens: string[] = [];
  private trouble: Trouble | null = null;
  /** Whether an answer was lost since the last `suffers`. */
  hasSuffered = false;
  /** When it last sent a second factor, in Unix milliseconds. */
  factorSentAt = 0;
  private sent = 0;
  private readonly site: Site;
  private readonly agent: Agent;
  readonly name: string;
  network: string;

  constructor(site: Site, agent: Agent, { name, network }: { name: string; network: string }) {
    [this.site, this.agent, this.name, this.network] = [site, agent, name, network];
  }

  /** By their names; those whose time has come are forgotten. */
  get cookies(): ReadonlyMap<string, string> {
    const now = this.site.clock.now().getTime();
    for (const [name, { until }] of this.jar) if (until <= now) this.jar.delete(name);
    return new Map([...this.jar].map(([name, { value }]) => [name, value]));
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The token of a session's cookie. */
  token(part: 'access' | 'refresh' | 'recovery' | 'review'): string | undefined {
    return this.cookies.get(`__Host-qp_${part}`);
  }

  /** What goes wrong from now on. */
  suffers(trouble: Trouble | null): void {
    [this.trouble, this.sent, this.hasSuffered] = [trouble, 0, false];
  }

  /** Opens an address and follows where it leads. */
  async open(path: string): Promise<Page> {
    return this.follow(path, await this.ask(path));
  }

  /** Sends a form as a document and follows where it leads. @throws GaveUp */
  async send(path: string, fields: Fields): Promise<Page> {
    return this.follow(path, await this.postForm(path, fields));
  }

  submit({ action, fields }: PageForm, typed: Fields): Promise<Page> {
    return this.send(action, { ...fields, ...typed });
  }

  /** Sends a form as a script does. @returns what the action answers @throws GaveUp */
  async sendForData<Result>(path: string, fields: Fields): Promise<{ status: number; data: Result | undefined }> {
    const answer = await this.postForm(path.replace(/(?=\?|$)/, '.data'), fields);
    const value = (await decoded(answer.body)) as { data?: Result } | undefined;
    return { status: answer.status, data: value?.data };
  }

  /** What the loader of a route answers to a script; undefined for a refusal. */
  async load<Result>(path: string, route: string): Promise<Result | undefined> {
    const answer = await this.ask(`${path}.data?_routes=${encodeURIComponent(route)}`);
    if (answer.status !== 200) return undefined;
    const value = (await decoded(answer.body)) as Record<string, { data?: Result }> | undefined;
    return value?.[route]?.data;
  }

  async viewer(): Promise<Viewer | null> {
    return JSON.parse((await this.ask('/auth/session')).body.toString('utf8')).viewer;
  }

  /** A request whose answer is kept, or not. */
  async ask(
    path: string,
    {
      method = 'GET',
      fields,
      keep = true,
      cookie,
    }: { method?: string; fields?: Fields | undefined; keep?: boolean; cookie?: string } = {},
  ): Promise<Answer> {
    const answer = await this.exchange(path, method, fields, cookie ?? this.cookieHeader);
    if (keep) for (const cookie of answer.headers['set-cookie'] ?? []) this.keep(cookie);
    return answer;
  }

  private async postForm(path: string, fields: Fields): Promise<Answer> {
    const { trouble } = this;
    if (carriesFactor(fields)) this.factorSentAt = this.site.clock.now().getTime();
    if (trouble && this.sent++ === trouble.form) await this.suffer(trouble, path, fields);
    return this.ask(path, { method: 'POST', fields });
  }

  private async suffer({ what, again }: Trouble, path: string, fields: Fields): Promise<void> {
    this.hasSuffered = true;
    const work = () => this.ask(path, { method: 'POST', fields, keep: false });
    if (what === 'lost') await work();
    else await this.site.database.dying(what, work);
    if (!again) throw new GaveUp();
  }

  private async follow(path: string, first: Answer): Promise<Page> {
    let [address, answer] = [path, first];
    for (let n = 0; n < MOST_REDIRECTS && answer.headers.location; n++) {
      const to = new URL(answer.headers.location, new URL(address, this.site.origin));
      // A fragment stays where a redirect names none.
      address = to.pathname + to.search + (to.hash || (address.split(/(?=#)/)[1] ?? ''));
      answer = await this.ask(to.pathname + to.search);
    }
    return readPage(answer.status, address, answer.body.toString('utf8'));
  }

  private keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    const seconds = Number(/max-age=(\d+)/i.exec(cookie)?.[1] ?? Number.POSITIVE_INFINITY);
    if (value === '' || seconds === 0) this.jar.delete(name);
    else this.jar.set(name, { value, until: this.site.clock.now().getTime() + seconds * 1_000 });
    if (name.endsWith('qp_refresh') && value) this.refreshTokens.push(value);
  }

  private exchange(path: string, method: string, fields: Fields | undefined, cookie: string): Promise<Answer> {
    const body = fields && new URLSearchParams(fields).toString();
    const headers = {
      cookie,
      'x-forwarded-for': this.network,
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0',
      ...(method === 'POST' && {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(Buffer.byteLength(body ?? '')),
      }),
    };
    return new Promise((resolve, reject) => {
      const options = { port: this.site.port, host: '127.0.0.1', path, method, headers, agent: this.agent };
      const request = send(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      request.once('error', reject);
      request.end(body);
    });
  }
}

async function decoded(body: Buffer): Promise<unknown> {
  if (body.length === 0) return undefined;
  const stream = new Blob([new Uint8Array(body)]).stream();
  const { value } = await decode(stream as ReadableStream<Uint8Array<ArrayBuffer>>, globalThis as never);
  return value;
}
