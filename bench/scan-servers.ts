/**
 * The sources of the benchmarks of scans, in a process of their own: one TLS server with a certificate per source, on
 * 127.0.0.1. Its argument is the load; it speaks over the channel of `fork`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCertificates } from '#sandbox/certificates.ts';
import {
  knownAddress,
  type LoadedSource,
  type LoadName,
  loads,
  nobody,
  type SeenSource,
  timeNow,
} from './scan-load.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bench-scan-'));
const certificates = await openCertificates(folder);
const sources = new Map(loads[process.argv[2] as LoadName]().map((source) => [source.id, source]));
for (const id of sources.keys()) await certificates.contextFor(`${id}.bench.example`);

function foundBy({ mustProve, finds }: LoadedSource, email: string): string[] {
  if (mustProve && email === knownAddress) return ['profile'];
  return mustProve && email.startsWith(nobody) ? [] : finds;
}

let seen = new Map<string, SeenSource & { open: number }>();

const server = https.createServer(
  {
    SNICallback: (name, done) => {
      certificates.contextFor(name).then((context) => done(null, context), done);
    },
  },
  (request, response) => {
    const id = request.headers.host?.split('.')[0] ?? '';
    const source = sources.get(id);
    if (!source) return response.writeHead(503).end();
    const record = seen.get(id) ?? { sent: [], arrived: [], mostAtOnce: 0, open: 0 };
    seen.set(id, record);
    record.sent.push(Number(new URL(request.url ?? '/', 'https://x').searchParams.get('at')));
    record.arrived.push(timeNow());
    record.mostAtOnce = Math.max(record.mostAtOnce, ++record.open);
    response.on('error', () => {});
    let isOpen = true;
    // Whoever asked may leave before there is an answer. The first sign of it counts: the next question may have come in the same turn.
    const end = () => {
      request.socket.off('end', end).off('error', end);
      if (isOpen) record.open--;
      isOpen = false;
    };
    request.socket.once('end', end).once('error', end);
    response.once('close', end);
    if (source.latencyMs === null) return;
    const email = new URL(request.url ?? '/', 'https://x').searchParams.get('email') ?? '';
    setTimeout(() => {
      end();
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(foundBy(source, email)));
    }, source.latencyMs);
  },
);

// Whoever asks decides how long a connection is kept.
server.keepAliveTimeout = 120_000;
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port, caFile: certificates.caFile });
});

process.on('message', (message) => {
  if (message === 'report') {
    process.send?.(Object.fromEntries([...seen].map(([id, { open: _, ...one }]) => [id, one])));
    seen = new Map();
    return;
  }
  server.closeAllConnections();
  server.close(() => process.disconnect());
});
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
