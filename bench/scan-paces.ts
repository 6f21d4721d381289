import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { beginScan, openScan, readSubjects } from '#core/scans/internal/load.ts';
import { scansAtOnce, WATCH_SCAN, watchScansAtOnce } from '#core/scans/rules.ts';
import { scanChecks, userScans } from '#core/scans/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { simulateDay } from './scan-day.ts';
import { newScan, openPlatform, run, type Servers, startServers } from './scan-engine.ts';
import { earlyMs, type LoadedSource, loads, type SeenSource } from './scan-load.ts';
import { quantile, say } from './scan-say.ts';

const VISITORS = 50;
const BACKGROUND = 500;
/** Background scans have their places, and what they ask has begun, when the visitors come. */
const HEAD_START_MS = 5_000;
const FIRST_RESULT_MS = 10_000;
const DAY = 86_400_000;

const load = loads.paces();

/** A scan of somebody who is watched, queued. */
async function newWatchScan(platform: Platform): Promise<string> {
  const scanId = await newScan(platform);
  await platform.database.transaction(systemScope, (tx) =>
    tx.update(userScans).set({ scanType: WATCH_SCAN }).where(eq(userScans.id, scanId)),
  );
  return scanId;
}

/** A scan of somebody without an account, begun by its link. */
async function newVisitorScan(platform: Platform): Promise<string> {
  const scanId = await newScan(platform);
  const expiresAt = new Date(platform.clock.now().getTime() + DAY);
  await platform.database.transaction(systemScope, async (tx) => {
    const [scan] = await tx
      .update(userScans)
      .set({ userId: null, expiresAt })
      .where(eq(userScans.id, scanId))
      .returning();
    if (!scan) return;
    const subjects = await readSubjects(tx, platform, scan, await openScan(tx, platform, scan));
    await beginScan(tx, platform, scan, { expiresAt, subjects, takesPart: () => true });
  });
  return scanId;
}

/** Runs scans of a queue, so many at once, until told to stop. @returns waits for those that are under way */
function workOff(platform: Platform, queue: string[], atOnce: number): () => Promise<void> {
  let stopped = false;
  const work = async () => {
    for (let next = queue.shift(); next && !stopped; next = queue.shift()) await run(platform, next);
  };
  const workers = Array.from({ length: atOnce }, work);
  return async () => {
    stopped = true;
    await Promise.all(workers);
  };
}

/** Questions that came while a window of their vendor was full, by the servers' clock: by how many milliseconds. */
function violationsIn(seen: Readonly<Record<string, SeenSource>>): number[] {
  const byVendor = Map.groupBy(load, ({ vendor }) => vendor.id);
  return [...byVendor.values()].flatMap((sources) => {
    const [{ vendor }] = sources as [LoadedSource];
    return earlyMs(
      vendor,
      sources.flatMap((source) => seen[source.id]?.arrived ?? []),
    );
  });
}

async function countStates({ database }: Platform, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await database.transaction(systemScope, (tx) =>
    tx
      .select({ state: scanChecks.state, count: sql<number>`count(*)::int` })
      .from(scanChecks)
      .where(inArray(scanChecks.scanId, [...ids]))
      .groupBy(scanChecks.state),
  );
  return new Map(rows.map(({ state, count }) => [state, count]));
}

async function measure(platform: Platform, servers: Servers): Promise<void> {
  await run(platform, await newScan(platform));
  const queue: string[] = [];
  for (let n = 0; n < BACKGROUND; n++) queue.push(await newWatchScan(platform));
  const visitors: string[] = [];
  for (let n = 0; n < VISITORS; n++) visitors.push(await newVisitorScan(platform));
  await wait(2_000);
  // What the first scan asked counts too: its windows reach into what follows.
  const before = { memory: process.memoryUsage.rss(), cpu: process.cpuUsage() };
  let peak = before.memory;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 50);
  const stopBackground = workOff(platform, queue, watchScansAtOnce);
  await wait(HEAD_START_MS);
  const start = performance.now();
  const times: number[] = [];
  const waiting = [...visitors];
  const visit = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await run(platform, next);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: scansAtOnce }, visit));
  const cpu = process.cpuUsage(before.cpu);
  await stopBackground();
  clearInterval(watch);
  const seen = await servers.report();
  const violations = violationsIn(seen);
  const asked = Object.values(seen).reduce((sum, { arrived }) => sum + arrived.length, 0);
  const states = await countStates(platform, visitors);
  const completed = await platform.database.transaction(systemScope, (tx) =>
    tx.$count(userScans, and(inArray(userScans.id, visitors), eq(userScans.status, 'completed'))),
  );
  say(`first result of ${VISITORS} visitors at once, median`, quantile(times, 0.5), 'ms');
  say(`first result of ${VISITORS} visitors at once, p95`, quantile(times, 0.95), 'ms', FIRST_RESULT_MS);
  say('visitors without a first result', VISITORS - completed, 'scans', 0);
  say('questions that the servers saw', asked, 'questions');
  say('questions that came too early, by the servers’ clock', violations.length, 'questions', 0);
  say('by how much, at most', Math.max(0, ...violations), 'ms');
  const answered = (states.get('found') ?? 0) + (states.get('clear') ?? 0);
  say('answers in the visitors’ first results, each', answered / VISITORS, 'answers');
  say('what they wait for, each', (states.get('waiting') ?? 0) / VISITORS, 'sources');
  say('processor time per question', (cpu.user + cpu.system) / 1_000 / asked, 'ms', undefined, 2);
  say('memory per scan under way', (peak - before.memory) / 1e6 / (VISITORS + watchScansAtOnce), 'MB', undefined, 1);
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-scan-paces-'));
const servers = await startServers('paces');
const platform = await openPlatform(folder, servers, 'paces');
try {
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before; Node ${process.version}`);
  console.log(
    `${load.length} sources at the registry's paces over TLS on 127.0.0.1; database: ${platform.database.kind}`,
  );
  await measure(platform, servers);
  console.log(`load ${loadavg()[0]?.toFixed(1)} after`);
  simulateDay();
} finally {
  await platform.outgoing.close();
  await platform.database.close();
  servers.close();
  rmSync(folder, { recursive: true, force: true });
}
