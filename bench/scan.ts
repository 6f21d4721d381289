/**
 * How fast a scan is, and whether many at once keep every source within its pace. Bounds and method: bench/README.md.
 * Ends with status 1 when a bound is missed. DATABASE_URL measures PostgreSQL instead of the embedded database.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { runScan } from '#core/scans/actions/run-scan.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import type { ScanSources } from '#core/scans/internal/sources.ts';
import { endedStates } from '#core/scans/rules.ts';
import { scanChecks, userScans } from '#core/scans/schema.ts';
import type { Exposure, SourceOf } from '#core/sources/define.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';
import { seed } from '#db/seed.ts';
import { systemClock } from '#platform/clock.ts';
import { loadConfig } from '#platform/config.ts';
import { createVault } from '#platform/crypto/vault.ts';
import { openDatabase } from '#platform/database/open.ts';
import { systemScope } from '#platform/database/scope.ts';
import { createOutgoing } from '#platform/http/outgoing.ts';
import { createLogger } from '#platform/log.ts';
import type { Platform } from '#platform/platform.ts';
import { earlyMs, type LoadedSource, loadedSources, type SeenSource, TIMEOUT_MS, timeNow } from './scan-load.ts';
import { watchStalls } from './scan-stalls.ts';

const AT_ONCE = 50;
const LONGEST_STALL_MS = 200;
/** What a timer may be early by. */
const TIMER_MS = 5;
/** Connections of earlier scans have been closed by then. */
const IDLE_MS = 5_000;

const load = loadedSources();
const answering = load.filter(({ latencyMs }) => latencyMs !== null);
const slowestMs = Math.max(...answering.map(({ latencyMs }) => latencyMs ?? 0));

const exposure = (key: string): Exposure => ({
  key,
  kind: 'breach',
  classes: ['breach-email', 'password'],
  exposed: ['Email address', 'Password'],
  breach: { name: key, domain: null, year: 2024 },
  where: key,
  url: null,
  since: '2024',
  stillPublic: false,
  certainty: 'single',
  reach: 'circulating',
  passwordStorage: 'unknown',
  evidence: [],
});

const asSource = ({ id, vendor }: LoadedSource): SourceOf<'email'> => ({
  id,
  name: id,
  homepage: `https://${id}.bench.example/`,
  category: 'breaches',
  reveals: 'nothing real',
  clearCovers: 'nothing real',
  needs: 'email',
  privacy: 'P3',
  key: null,
  hosts: [`${id}.bench.example`],
  vendor,
  timeoutMs: TIMEOUT_MS,
  maxBytes: 100_000,
  cacheHours: 24,
  credit: null,
  removal: null,
  async check(subject, { ask }) {
    const question = new URLSearchParams({ email: subject.email, at: String(timeNow()) });
    const response = await ask({ url: `https://${id}.bench.example/?${question}` });
    const names = readJson(response, z.array(z.string()));
    return foundOrClear(
      names.value.map((key) => exposure(`${id} ${key}`)),
      names,
    );
  },
});

const list = load.map(asSource);
const sources: ScanSources = {
  sourcesFor: () => list,
  sourceById: (id) => list.find((source) => source.id === id) ?? null,
};

interface Servers {
  port: number;
  caFile: string;
  /** What was seen since the last report. */
  report(): Promise<Record<string, SeenSource>>;
  close(): void;
}

async function startServers(): Promise<Servers> {
  const child = fork(path.join(import.meta.dirname, 'scan-servers.ts'));
  const [{ port, caFile }] = (await once(child, 'message')) as [{ port: number; caFile: string }];
  return {
    port,
    caFile,
    async report() {
      child.send('report');
      const [seen] = (await once(child, 'message')) as [Record<string, SeenSource>];
      return seen;
    },
    close: () => child.disconnect(),
  };
}

async function openPlatform(folder: string, { port, caFile }: Servers): Promise<Platform> {
  const { DATABASE_URL } = process.env;
  const config = loadConfig({ DATA_DIR: folder, NODE_ENV: 'test', ...(DATABASE_URL ? { DATABASE_URL } : {}) });
  const log = createLogger({ stream: process.stderr, level: 'error', clock: systemClock, pretty: true });
  const outgoing = createOutgoing({
    env: {},
    userAgent: 'bench',
    ca: readFileSync(caFile, 'utf8'),
    port,
    resolve: async () => ['127.0.0.1'],
    permitAddress: () => true,
  });
  const database = await openDatabase(config, log);
  await seed(database);
  const vault = createVault(config);
  return { config, clock: systemClock, log, outgoing, payments: null, modules: [], sources, database, vault };
}

let people = 0;

/** A new customer's scan, ready to run. */
async function newScan(platform: Platform): Promise<string> {
  const userId = crypto.randomUUID();
  const email = `bench${++people}@example.com`;
  await platform.database.transaction(systemScope, (tx) =>
    tx.execute(sql`insert into profiles (id, email) values (${userId}, ${email})`),
  );
  const actor = { kind: 'person', userId, role: 'user', email, fullName: null, sessionId: userId } as const;
  const started = await startFreeScan({ actor, client: null, platform }, { name: 'Bench', email });
  if (started.kind !== 'started') throw new Error('the scan did not start');
  return started.scanId;
}

const run = (platform: Platform, scanId: string) => runScan(platform, scanId, { signal: new AbortController().signal });

/** Milliseconds until the answer of every source that answers can be read from the database. */
async function untilSaved({ database }: Platform, scanId: string, since: number): Promise<number> {
  const answers = and(
    eq(scanChecks.scanId, scanId),
    inArray(
      scanChecks.sourceId,
      answering.map(({ id }) => id),
    ),
    inArray(scanChecks.state, [...endedStates]),
  );
  while ((await database.transaction(systemScope, (tx) => tx.$count(scanChecks, answers))) < answering.length)
    await wait(20);
  return performance.now() - since;
}

const missed: string[] = [];

function say(what: string, value: number, unit: string, bound?: number): void {
  const good = bound === undefined || value <= bound;
  if (!good) missed.push(what);
  const verdict = bound === undefined ? '' : `  (at most ${Math.round(bound)} ${unit}${good ? '' : ': MISSED'})`;
  console.log(`${what.padEnd(58)} ${String(Math.round(value)).padStart(6)} ${unit}${verdict}`);
}

async function measureOne(platform: Platform): Promise<void> {
  const scanId = await newScan(platform);
  const start = performance.now();
  const saved = untilSaved(platform, scanId, start);
  await run(platform, scanId);
  const ended = performance.now() - start;
  say('one scan: every answering source saved', await saved, 'ms', 1.2 * slowestMs + 300);
  say('one scan: ended (hanging sources had their time)', ended, 'ms', 1.2 * TIMEOUT_MS + 300);
}

async function measureMany(platform: Platform, servers: Servers): Promise<void> {
  const ids: string[] = [];
  for (let n = 0; n < AT_ONCE; n++) ids.push(await newScan(platform));
  await servers.report();
  const endOfWatch = watchStalls();
  const start = performance.now();
  const times = await Promise.all(ids.map((id) => run(platform, id).then(() => performance.now() - start)));
  const stalls = endOfWatch();
  const seen = await servers.report();
  say(`${AT_ONCE} scans at once: the last ended`, Math.max(...times), 'ms', 33_000);
  const asked = load.map(({ id, vendor }) => ({ vendor, seen: seen[id] ?? { sent: [], arrived: [], mostAtOnce: 0 } }));
  const early = (which: 'sent' | 'arrived') => Math.max(...asked.map((one) => earlyMs(one.vendor, one.seen[which])));
  const ways = asked.flatMap(({ seen: { sent, arrived } }) => arrived.map((time, n) => time - (sent[n] ?? 0)));
  const longestWay = Math.max(...ways);
  say(`${AT_ONCE} scans at once: earliest question, as sent`, early('sent'), 'ms early', TIMER_MS);
  say('longest stall of this process', stalls.wallMs, 'ms', LONGEST_STALL_MS);
  say('longest computing of this process without a pause', stalls.cpuMs, 'ms', LONGEST_STALL_MS);
  say('longest way of a question to its server', longestWay, 'ms');
  say(`${AT_ONCE} scans at once: earliest question, as received`, early('arrived'), 'ms early', longestWay + TIMER_MS);
  const over = answering.filter(({ id, vendor }) => (seen[id]?.mostAtOnce ?? 0) > vendor.concurrency);
  say(`${AT_ONCE} scans at once: sources above their concurrency`, over.length, 'sources', 0);
  say('questions that the servers saw', Object.values(seen).flatMap((one) => one.arrived).length, 'questions');
  await checkResults(platform, ids);
}

async function checkResults({ database }: Platform, ids: string[]): Promise<void> {
  const read = await database.transaction(systemScope, async (tx) => ({
    completed: await tx.$count(userScans, and(inArray(userScans.id, ids), eq(userScans.status, 'completed'))),
    known: await tx.$count(
      scanChecks,
      and(inArray(scanChecks.scanId, ids), inArray(scanChecks.state, ['found', 'clear'])),
    ),
    late: await tx.$count(
      scanChecks,
      and(
        inArray(scanChecks.scanId, ids),
        inArray(
          scanChecks.sourceId,
          answering.map(({ id }) => id),
        ),
        eq(scanChecks.reason, 'timeout'),
      ),
    ),
  }));
  say('answers that came in time and were missed', read.late, 'answers', 0);
  say('scans that were not completed', ids.length - read.completed, 'scans', 0);
  const missing = 100 * (1 - read.known / (ids.length * answering.length));
  say('answers that the pace or the deadline cost', missing, '%', 5);
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-scan-data-'));
let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 50);
const servers = await startServers();
const platform = await openPlatform(folder, servers);
try {
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before; Node ${process.version}`);
  console.log(`${load.length} sources over TLS on 127.0.0.1, ${load.length - answering.length} of them hang;`);
  console.log(`the slowest that answers takes ${slowestMs} ms; database: ${platform.database.kind}`);
  await run(platform, await newScan(platform));
  await wait(IDLE_MS);
  const before = process.memoryUsage.rss();
  await measureOne(platform);
  await wait(IDLE_MS);
  await measureMany(platform, servers);
  say('memory after the first scan', before / 1e6, 'MB');
  console.log(`load ${loadavg()[0]?.toFixed(1)} after`);
  say('memory at its peak', peak / 1e6, 'MB');
} finally {
  clearInterval(watch);
  await platform.database.close();
  await platform.outgoing.close();
  servers.close();
  rmSync(folder, { recursive: true, force: true });
}
if (missed.length > 0) {
  console.error(`Missed: ${missed.join('; ')}`);
  process.exitCode = 1;
}
