import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import net, { type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import { openCertificates } from '#sandbox/certificates.ts';

/** What a stand-in saw: method, host and path as they were asked. */
export interface Seen {
  method: string;
  host: string;
  path: string;
  headers: IncomingMessage['headers'];
  /** Whether its connection resumed the TLS session of an earlier one. */
  resumed: boolean;
}

export interface StandIn {
  port: number;
  /** Authority that signed its certificates. */
  ca: string;
  caFile: string;
  seen: Seen[];
  /** Sockets that were opened, whether or not anything was asked. */
  connections(): number;
  close(): Promise<void>;
}

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** For tests: writes an answer's body as fast as its reader takes it. @returns bytes that it could write until its reader left */
export async function pourBody(response: ServerResponse, size: number): Promise<number> {
  const chunk = Buffer.alloc(16_384, '<p>words</p>\n');
  const closed = once(response, 'close');
  let written = 0;
  let drained = () => {};
  response.on('drain', () => drained());
  while (written < size && !response.destroyed) {
    written += chunk.length;
    const drain = new Promise<void>((resolve) => {
      drained = resolve;
    });
    if (!response.write(chunk)) await Promise.race([drain, closed]);
  }
  response.end();
  return written;
}

/** For tests: a TLS server on 127.0.0.1 that has a certificate for every name. */
export async function openStandIn(handler: Handler): Promise<StandIn> {
  const folder = await mkdtemp(path.join(tmpdir(), 'stand-in-'));
  const certificates = await openCertificates(folder);
  const seen: Seen[] = [];
  const server = https.createServer(
    {
      SNICallback: (name, done) => {
        certificates.contextFor(name).then((context) => done(null, context), done);
      },
    },
    (request, response) => {
      seen.push({
        method: request.method ?? '',
        host: request.headers.host ?? '',
        path: request.url ?? '',
        headers: request.headers,
        resumed: (request.socket as TLSSocket).isSessionReused(),
      });
      response.on('error', () => {});
      handler(request, response);
    },
  );
  const running = await listen(server);
  return {
    ...running,
    seen,
    caFile: certificates.caFile,
    ca: await readFile(certificates.caFile, 'utf8'),
    async close() {
      server.closeAllConnections();
      await running.close();
      await rm(folder, { recursive: true });
    },
  };
}

export interface StandInProxy {
  port: number;
  /** `host:port` of every tunnel that was asked for. */
  tunnels: string[];
  close(): Promise<void>;
}

/**
 * For tests: a proxy that leads every tunnel to one port of 127.0.0.1, or refuses it with a status.
 * @param secure own name and authority folder, when the way to the proxy is TLS too
 */
export async function openProxy(
  to: { port: number } | { status: number } | 'silent',
  secure?: { name: string; folder: string },
): Promise<StandInProxy> {
  const tunnels: string[] = [];
  const server = secure ? await secureServer(secure) : http.createServer();
  server.on('connect', (request: IncomingMessage, socket: net.Socket) => {
    tunnels.push(request.url ?? '');
    socket.on('error', () => {});
    if (to === 'silent') return;
    if ('status' in to) return socket.end(`HTTP/1.1 ${to.status} No\r\n\r\n`);
    const onward = net.connect(to.port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('close', () => onward.destroy());
  });
  return { ...(await listen(server)), tunnels };
}

async function secureServer({ name, folder }: { name: string; folder: string }) {
  const certificates = await openCertificates(folder);
  const context = await certificates.contextFor(name);
  return https.createServer({ SNICallback: (_name, done) => done(null, context) });
}

/** Listens on a free port and counts sockets. */
export async function listen(server: Server) {
  const sockets = new Set<net.Socket>();
  let opened = 0;
  server.on('connection', (socket: net.Socket) => {
    opened += 1;
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('tlsClientError', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => opened,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
