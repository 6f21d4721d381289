import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { endedStates, scanTimes } from '#core/scans/rules.ts';
import { scanChecks, userScans } from '#core/scans/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { newScan, openPlatform, run, type Servers, startServers } from './scan-engine.ts';
import { askTheRest, readChecks } from './scan-late.ts';
import { earlyMs, loads, TIMEOUT_MS } from './scan-load.ts';
import { quantile, say } from './scan-say.ts';
import { watchStalls } from './scan-stalls.ts';

const AT_ONCE = 50;
/** What every visitor is promised. */
const FIRST_RESULT_MS = 10_000;
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
  // As if all of them were asked for now: a first result is promised from then on.
  await platform.database.transaction(systemScope, (tx) =>
    tx.update(userScans).set({ createdAt: platform.clock.now() }).where(inArray(userScans.id, ids)),
  );
  const endOfWatch = watchStalls();
  const start = performance.now();
  const times = await Promise.all(ids.map((id) => run(platform, id).then(() => performance.now() - start)));
  const stalls = endOfWatch();
  const first = await readChecks(platform, ids);
  const last = await askTheRest(platform, ids);
  const untilLast = performance.now() - start;
  const seen = await servers.report();
  say(`${AT_ONCE} scans at once: first result, p95`, quantile(times, 0.95), 'ms', FIRST_RESULT_MS);
  say(`${AT_ONCE} scans at once: first result, the last`, Math.max(...times), 'ms', scanTimes.runMs);
  say('longest stall of this process', stalls.wallMs, 'ms', LONGEST_STALL_MS);
  say('longest computing of this process without a pause', stalls.cpuMs, 'ms', LONGEST_STALL_MS);
  await sayAnswers(platform, ids, { first, last });
  say('until the last answer', untilLast, 'ms');
  sayPaces(seen);
}

type Checks = Awaited<ReturnType<typeof readChecks>>;
const answeringIds = new Set(answering.map(({ id }) => id));

/** What waits after a first result is asked later and amends the report; what has no answer then is lost. */
async function sayAnswers({ database }: Platform, ids: string[], { first, last }: Record<'first' | 'last', Checks>) {
  const completed = await database.transaction(systemScope, (tx) =>
    tx.$count(userScans, and(inArray(userScans.id, ids), eq(userScans.status, 'completed'))),
  );
  const all = ids.length * answering.length;
  const answered = (checks: Checks) =>
    checks.filter(({ sourceId, state }) => answeringIds.has(sourceId) && (state === 'found' || state === 'clear'));
  const missed = last.filter(({ sourceId, reason }) => answeringIds.has(sourceId) && reason === 'timeout');
  say('scans without a first result', ids.length - completed, 'scans', 0);
  say('answers in the first results', (100 * answered(first).length) / all, '%');
  say('answers lost', all - answered(last).length, 'answers', 0);
  say('answers that came in time and were missed', missed.length, 'answers', 0);
}

/** Whether every source was asked within its limits, in both phases. */
function sayPaces(seen: Awaited<ReturnType<Servers['report']>>): void {
  const asked = load.map(({ id, vendor }) => ({ vendor, seen: seen[id] ?? { sent: [], arrived: [], mostAtOnce: 0 } }));
  const early = (which: 'sent' | 'arrived') => asked.flatMap((one) => earlyMs(one.vendor, one.seen[which]));
  const ways = asked.flatMap(({ seen: { sent, arrived } }) => arrived.map((time, n) => time - (sent[n] ?? 0)));
  const longestWay = Math.max(...ways);
  const sent = early('sent');
  const arrived = early('arrived');
  const over = asked.filter((one) => one.vendor.concurrency < one.seen.mostAtOnce);
  say('questions that the servers saw', ways.length, 'questions');
  say('of them sent before their window had room', sent.filter((ms) => ms > TIMER_MS).length, 'questions', 0);
  say('by how much, at most', Math.max(0, ...sent), 'ms');
  say('longest way of a question to its server', longestWay, 'ms');
  say('received earlier than that explains', arrived.filter((ms) => ms > longestWay + TIMER_MS).length, 'questions', 0);
  say('by how much received early, at most', Math.max(0, ...arrived), 'ms');
  say('sources above their concurrency', over.length, 'sources', 0);
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
