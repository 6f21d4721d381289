import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import tls from 'node:tls';
import { findProgram } from './debian.ts';
import { root } from './processes.ts';

/** Caddy on this machine; null without. */
export const caddy = findProgram('caddy');

export interface CaddyProxy {
  /** Of TLS, and of plain HTTP. */
  ports: { https: number; http: number };
  /** Answers that the product has given to the proxy. */
  answered(): number;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Leads on to a port, and counts the heads of answers that come back. */
async function openTap(port: number) {
  let heads = 0;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    const onward = net.connect(port, '127.0.0.1');
    for (const one of [socket, onward]) {
      sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => sockets.delete(one));
    }
    onward.on('data', (chunk: Buffer) => (heads += chunk.toString('latin1').split('HTTP/1.1 ').length - 1));
    socket.pipe(onward).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    heads: () => heads,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const HOUR_NS = 3_600_000_000_000;

interface Adapted {
  apps: { http: { servers: Record<string, { listen: string[]; routes: unknown[] }> } };
}

/**
 * deploy/Caddyfile as Caddy itself reads it, but for what belongs to a machine: ports of this test, the product on 127.0.0.1 in
 * place of its containers, and no authority put among those that the system trusts.
 */
function configurationFor(
  program: string,
  ports: CaddyProxy['ports'],
  products: [number, number],
  folder: string,
): string {
  const env = { ...process.env, HOME: folder, DOMAIN: 'localhost' };
  const args = ['adapt', '--adapter', 'caddyfile', '--config', path.join(root, 'deploy/Caddyfile')];
  const text = execFileSync(program, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const adapted: Adapted = JSON.parse(
    // Answers to checks of health would be counted among the others.
    text
      .replaceAll('"web1:3000"', `"127.0.0.1:${products[0]}"`)
      .replaceAll('"web2:3000"', `"127.0.0.1:${products[1]}"`)
      .replaceAll('"interval":2000000000', `"interval":${HOUR_NS}`),
  );
  for (const server of Object.values(adapted.apps.http.servers))
    server.listen = server.listen.map((one) => `127.0.0.1:${one === ':443' ? ports.https : ports.http}`);
  return JSON.stringify({
    ...adapted,
    admin: { disabled: true },
    storage: { module: 'file_system', root: folder },
    apps: {
      ...adapted.apps,
      http: { ...adapted.apps.http, http_port: ports.http, https_port: ports.https },
      pki: { certificate_authorities: { local: { install_trust: false } } },
    },
  });
}

/** Starts Caddy with deploy/Caddyfile in front of a product on this machine. @param second port of its second web server; default: the first is both */
export async function openProxyBefore(program: string, product: number, second?: number): Promise<CaddyProxy> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-caddy-'));
  const tap = await openTap(product);
  const ports = { https: await freePort(), http: await freePort() };
  const file = path.join(folder, 'caddy.json');
  writeFileSync(file, configurationFor(program, ports, [tap.port, second ?? tap.port], folder));
  const child = spawn(program, ['run', '--config', file], { env: { ...process.env, HOME: folder }, stdio: 'ignore' });
  await untilUp(child, ports.https);
  return {
    ports,
    answered: tap.heads,
    async close() {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
      await tap.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @throws when it ends before it answers */
async function untilUp(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const answer = await speak(port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n').catch(
      () => '',
    );
    if (answer.startsWith('HTTP/1.1 200')) return;
    await wait(100);
  }
  throw new Error('caddy has ended');
}

/** What comes back over TLS for what is sent, until the other side ends or is silent. */
export function speak(port: number, text: string, options: tls.ConnectionOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = tls.connect({
      port,
      host: '127.0.0.1',
      servername: 'localhost',
      rejectUnauthorized: false,
      ...options,
    });
    let said = '';
    socket.setTimeout(1_500, () => socket.destroy());
    socket.on('secureConnect', () => socket.write(text, 'latin1'));
    socket.on('data', (chunk) => (said += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(said));
  });
}
