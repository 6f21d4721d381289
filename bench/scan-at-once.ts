import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { endedStates } from '#core/scans/rules.ts';
import { scanChecks, userScans } from '#core/scans/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { newScan, openPlatform, run, type Servers, startServers } from './scan-engine.ts';
import { earlyMs, loads, TIMEOUT_MS } from './scan-load.ts';
import { say } from './scan-say.ts';
import { watchStalls } from './scan-stalls.ts';

const AT_ONCE = 50;
const LONGEST_STALL_MS = 200;
/** What a timer may be early by. */
const TIMER_MS = 5;
/** Connections of earlier scans have been closed by then: they are kept for 60 idle seconds. */
const IDLE_MS = 65_000;

const load = loads['at-once']();
const answering = load.filter(({ latencyMs }) => latencyMs !== null);
const slowestMs = Math.max(...answering.map(({ latencyMs }) => latencyMs ?? 0));

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

async function measureOne(platform: Platform): Promise<void> {
  const scanId = await newScan(platform);
  const start = performance.now();
  const saved = untilSaved(platform, scanId, start);
  await run(platform, scanId);
  const ended = performance.now() - start;
  say('one scan: every answering source saved', await saved, 'ms', 1.15 * slowestMs + 300);
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
const servers = await startServers('at-once');
const platform = await openPlatform(folder, servers, 'at-once');
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
