import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { TLSSocket } from 'node:tls';
import type { Certificates } from './certificates.ts';
import type { Refusal } from './requests.ts';

interface ProxyParts {
  port: number;
  certificates: Certificates;
  /** @returns why a host may not be reached, or null */
  refusal(host: string): Refusal | null;
  onRefused(host: string, why: Refusal, request: IncomingMessage): void;
  /** The host is in `host` of the question's Host header and was admitted by `refusal`. */
  answer: RequestListener;
}

export interface Proxy {
  port: number;
  close(): Promise<void>;
}

/**
 * A forward proxy that terminates TLS itself: CONNECT is answered here, and what comes through the tunnel is
 * served by our own HTTPS server with a leaf for the asked name. Nothing is ever passed on to a network.
 */
export async function openProxy({ port, certificates, refusal, onRefused, answer }: ProxyParts): Promise<Proxy> {
  const sockets = new Set<Duplex>();
  const inside = createTlsServer(
    {
      ALPNProtocols: ['http/1.1'],
      SNICallback(name, done) {
        const host = name.toLowerCase();
        if (refusal(host)) return done(new Error(`No certificate for ${host}`));
        certificates.contextFor(host).then((context) => done(null, context), done);
      },
    },
    (request, response) => {
      if (hostOf(request.headers.host ?? '') === (request.socket as TLSSocket).servername) {
        return answer(request, response);
      }
      response.writeHead(421).end('Misdirected Request');
    },
  );
  inside.on('tlsClientError', (_error, socket) => socket.destroy());
  inside.keepAliveTimeout = 30_000;

  const outside = createServer((request, response) => {
    onRefused(hostIn(request.url ?? ''), 'not-https', request);
    response.writeHead(502, proxyStatus('not-https')).end('Only HTTPS goes through this proxy.');
  });
  outside.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  });
  outside.on('connect', async (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const [host = '', askedPort] = splitPort(request.url ?? '');
    const why = askedPort === '443' ? refusal(host) : 'not-https';
    if (why) {
      onRefused(host, why, request);
      return void socket.end(refusalText(why));
    }
    await certificates.contextFor(host);
    if (head.length) socket.unshift(head);
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    inside.emit('connection', socket);
  });

  await new Promise<void>((resolve, reject) => {
    outside.once('error', reject);
    outside.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (outside.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        outside.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const proxyStatus = (why: Refusal) => ({
  'proxy-status': `sandbox; error=${why === 'missing-name' ? 'dns_error' : 'destination_unavailable'}`,
});

/** RFC 9209 says why: a name that does not exist differs from a host that the sandbox does not know. */
function refusalText(why: Refusal): string {
  const [[name, value] = ['', '']] = Object.entries(proxyStatus(why));
  return `HTTP/1.1 502 Bad Gateway\r\n${name}: ${value}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`;
}

function splitPort(authority: string): [string, string] {
  const at = authority.lastIndexOf(':');
  return at < 0 ? [authority.toLowerCase(), ''] : [authority.slice(0, at).toLowerCase(), authority.slice(at + 1)];
}

const hostOf = (header: string) => header.toLowerCase().replace(/:443$/, '');
const hostIn = (url: string) => (URL.canParse(url) ? new URL(url).hostname : url);
