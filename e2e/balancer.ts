import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** As deploy/Caddyfile has it. */
const POLL_MS = 2_000;
const TRY_MS = 5_000;
/** Caddy's own. */
const PAUSE_MS = 250;

/** Stands where the proxy stands: sends each request to a web server that is ready. */
export interface Balancer {
  url: string;
  /** To how many web servers it sends. */
  countReady(): number;
  close(): Promise<void>;
}

interface Upstream {
  port: number;
  ready: boolean;
}

/**
 * As Caddy does with what is in deploy/Caddyfile: asks every web server whether it is ready, tries another one where none takes
 * the connection, and keeps connections. What only reads is sent again when its connection breaks; a write is not.
 */
export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const upstreams: Upstream[] = ports.map((port) => ({ port, ready: true }));
  const agent = new Agent({ keepAlive: true });
  const stopped = new AbortController();
  const looking = Promise.all(upstreams.map((one) => keepLooking(one, stopped.signal)));
  let turn = 0;
  const next = (): Upstream | undefined => {
    const ready = upstreams.filter((one) => one.ready);
    return ready[turn++ % ready.length];
  };

  const server = createServer(async (incoming, outgoing) => {
    const body = await readBody(incoming);
    for (const end = performance.now() + TRY_MS; performance.now() < end; await wait(PAUSE_MS)) {
      const upstream = next();
      if (upstream && (await passOn({ incoming, outgoing, body }, upstream.port, agent))) return;
    }
    outgoing.writeHead(502).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    countReady: () => upstreams.filter((one) => one.ready).length,
    async close() {
      stopped.abort();
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await looking;
    },
  };
}

async function keepLooking(upstream: Upstream, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    upstream.ready = await fetch(`http://127.0.0.1:${upstream.port}/readyz`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    await wait(POLL_MS, undefined, { signal }).catch(() => {});
  }
}

async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  body: Buffer;
}

/** @returns false when nobody has read the request, so that another may be given it */
function passOn({ incoming, outgoing, body }: Exchange, port: number, agent: Agent): Promise<boolean> {
  const { method, url: path } = incoming;
  const headers = { 'x-forwarded-for': '198.51.100.1', ...incoming.headers };
  return new Promise((resolve) => {
    const request = send({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      // A stream that breaks off is the reader's to notice.
      response.once('error', () => outgoing.destroy());
      resolve(true);
    });
    request.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || method === 'GET') return resolve(false);
      outgoing.destroy();
      resolve(true);
    });
    outgoing.once('close', () => request.destroy());
    request.end(body);
  });
}
