import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type net from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { plainPage } from '#server/pages/pages.ts';
import { readersLanguage } from '#server/pages/readers-language.ts';
import type { HttpApp } from './app.ts';
import { createNonce, type HeaderPolicy, securityHeaders } from './headers.ts';
import type { ConnectionLimits } from './limits.ts';
import { faultOfRequest, methods } from './request-line.ts';
import { closeWhenSlow } from './slow-bodies.ts';

type Refusal = 400 | 404 | 405 | 408 | 414 | 431;

function refusalHeaders(status: Refusal, page: string, policy: HeaderPolicy): Record<string, string> {
  return {
    ...securityHeaders({ nonce: createNonce() }, policy, ''),
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(page)),
    ...(status === 405 ? { allow: methods.join(', ') } : {}),
  };
}

/** Answers a request that is refused before it is read; the connection is closed, its body is never read. */
function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  status: Refusal,
  policy: HeaderPolicy,
): void {
  const language = readersLanguage(request.url ?? '', request.headers['accept-language']);
  const page = plainPage(status, null, language);
  response.writeHead(status, { ...refusalHeaders(status, page, policy), connection: 'close' });
  response.end(request.method === 'HEAD' ? undefined : page);
}

function statusOfClientError(error: NodeJS.ErrnoException): Refusal {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 431;
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** What is not HTTP at all never becomes a request, so its answer is written by hand. */
function refuseOnSocket(error: NodeJS.ErrnoException, socket: Duplex, policy: HeaderPolicy): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOfClientError(error);
  const page = plainPage(status, null);
  const headers = Object.entries({ ...refusalHeaders(status, page, policy), connection: 'close' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${page}`);
}

/** Hands sound requests to the app, and answers the others with their page. */
export function appListener(app: HttpApp, policy: HeaderPolicy, targetBytes: number): RequestListener {
  const listener = getRequestListener(app.fetch as Parameters<typeof getRequestListener>[0], {
    overrideGlobalObjects: false,
    // Only a Host that no address can hold gets here; it has its page too.
    errorHandler: () =>
      new Response(plainPage(400, null), { status: 400, headers: refusalHeaders(400, plainPage(400, null), policy) }),
  });
  return (request, response) => {
    const fault = faultOfRequest(request.method ?? '', request.url ?? '', request.headers.host, targetBytes);
    if (fault !== null) refuseRequest(request, response, fault, policy);
    else void listener(request, response);
  };
}

/** An HTTP server that slow and silent clients cannot hold. */
export function createListener(limits: ConnectionLimits, policy: HeaderPolicy): Server {
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.uploadMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
    maxHeaderSize: limits.headerBytes,
  });
  server.maxConnections = limits.connections;
  server.timeout = limits.silenceMs;
  server.on('request', (request) => closeWhenSlow(request, limits.requestMs - limits.headersMs));
  server.on('clientError', (error, socket) => refuseOnSocket(error, socket, policy));
  return server;
}

/**
 * Connections that wait in the kernel to be accepted, as far as the system lets so many wait (`net.core.somaxconn`). Node
 * accepts one in each turn of its loop; who finds no place comes again seconds later, or believes to be connected.
 */
const BACKLOG = 4_096;

/** @returns the port, also when 0 asked for any */
export function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', reject);
      const address = server.address() as net.AddressInfo;
      resolve(address.port);
    });
  });
}
