import { request as send } from 'node:http';
import net from 'node:net';
import { type Actor, visitor } from '#core/base/context.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { LogFields } from '#platform/log.ts';
import type { Platform } from '#platform/platform.ts';
import { createHttpApp, type HttpParts } from '#server/http/app.ts';
import type { HeaderPolicy } from '#server/http/headers.ts';
import { type ConnectionLimits, connectionLimits, type RequestLimits, requestLimits } from '#server/http/limits.ts';
import { appListener, createListener, listenOn } from '#server/http/listener.ts';
import { createScreens } from '#server/pages/screens.ts';
import { createDrain, type Drain } from '#server/stop.ts';
import { createMemoryLive } from './live.ts';
import { tinyBuild } from './screens.ts';

export interface TestServer {
  port: number;
  origin: string;
  live: ReturnType<typeof createMemoryLive>;
  logged: { level: string; message: string; fields: LogFields }[];
  /** Who the next request comes from; tests change it. */
  who: {
    actor: Actor;
    cookies?: string[];
    /** How many requests have come so far that it was asked who sends them. */
    asked?: number;
    /** Until then nobody can say who it is. */
    looked?: Promise<void>;
  };
  database: { ready: boolean | Promise<boolean>; failure: unknown };
  drain: Drain;
  streams: ReturnType<typeof createHttpApp>['streams'];
  stop(times?: { lameDuckMs: number; graceMs: number }): Promise<void>;
}

interface Options {
  config?: Partial<Config>;
  limits?: Partial<RequestLimits>;
  connections?: Partial<ConnectionLimits>;
  files?: HttpParts['files'];
  mailbox?: HttpParts['mailbox'];
  headers?: Partial<HeaderPolicy>;
}

/** A platform as far as the server uses it. */
function platformFor(server: Pick<TestServer, 'logged' | 'database'>, config: Partial<Config>): Platform {
  const write =
    (level: string) =>
    (message: string, fields: LogFields = {}) =>
      void server.logged.push({ level, message, fields });
  return {
    config: { mode: 'production', appUrl: 'https://quietprint.example', trustedProxies: 0, ...config },
    clock: systemClock,
    log: { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') },
    database: {
      isReady: async () => server.database.ready,
      snapshot: () => ({ run: <Result>(work: () => Result) => work(), close: async () => {} }),
    },
  } as unknown as Platform;
}

/** The real server and listener on a free port, with tiny screens and live updates in memory. */
export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const who: TestServer['who'] = { actor: visitor };
  const parts = { logged: [], database: { ready: true, failure: null }, who };
  const platform = platformFor(parts, options.config ?? {});
  const limits = { ...requestLimits, ...options.limits };
  const headers: HeaderPolicy = { secure: true, development: false, formTargets: [], ...options.headers };
  const drain = createDrain();
  const live = createMemoryLive();
  const app = createHttpApp({
    platform,
    live,
    screens: createScreens(tinyBuild),
    files: options.files ?? null,
    mailbox: options.mailbox ?? null,
    findActor: async () => {
      parts.who.asked = (parts.who.asked ?? 0) + 1;
      if (parts.database.failure) throw parts.database.failure;
      await parts.who.looked;
      return { actor: parts.who.actor, cookies: parts.who.cookies ?? [] };
    },
    findActorsNow: async (then) => {
      if (parts.database.failure) throw parts.database.failure;
      return then.map(() => parts.who.actor);
    },
    limits,
    headers,
    isStopping: drain.isStopping,
  });
  const listener = createListener({ ...connectionLimits, ...options.connections }, headers);
  listener.on('request', drain.counted(appListener(app, headers, limits.targetBytes)));
  const port = await listenOn(listener, 0, '127.0.0.1');
  return {
    ...parts,
    port,
    origin: `http://127.0.0.1:${port}`,
    live,
    drain,
    streams: app.streams,
    async stop(times = { lameDuckMs: 0, graceMs: 0 }) {
      const stopped = drain.stop(listener, times);
      app.streams.close();
      await stopped;
    },
  };
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  text: string;
}

/** One request over a connection of its own. Unlike fetch it sends any header, and decodes nothing. */
export function ask(
  server: Pick<TestServer, 'port'>,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<Answer> {
  const length: Record<string, string> =
    body === undefined || headers['transfer-encoding'] ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const options = {
    port: server.port,
    host: '127.0.0.1',
    path,
    method,
    headers: { ...length, ...headers },
    agent: false,
  };
  return new Promise((resolve, reject) => {
    const request = send(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text: whole.toString('utf8'),
        });
      });
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** Sends bytes as they are; resolves with everything that came back until the other side closed. */
export function askRaw(server: Pick<TestServer, 'port'>, bytes: string | Buffer, waitMs = 5_000): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(server.port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.setTimeout(waitMs, () => socket.destroy(new Error('no end of the answer')));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(answer));
  });
}
