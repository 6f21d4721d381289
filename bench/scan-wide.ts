import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { scanTimes } from '#core/scans/rules.ts';
import { testSources } from '#core/sources/health/actions/test-sources.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { cpuSecondsOf } from './cpu.ts';
import { newScan, openPlatform, run, type Servers, startServers } from './scan-engine.ts';
import { askTheRest, readChecks } from './scan-late.ts';
import { earlyMs, loads } from './scan-load.ts';
import { say } from './scan-say.ts';

const FIRST_RESULT_MS = 10_000;
const MOST_SECONDS = 1.2;
const MOST_MB = 150;
const MOST_QUESTIONS = 4;
/** What a timer may be early by. */
const TIMER_MS = 5;
const SAMPLED_EVERY_MS = 500;

const load = loads.wide();
const processorSeconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6;

/** Of all connections to PostgreSQL together; null on the embedded database, which computes in this process. */
async function databaseSeconds({ database }: Platform): Promise<number | null> {
  if (database.kind === 'embedded') return null;
  const { rows } = await database.transaction(systemScope, (tx) =>
    tx.execute<{ pid: number }>(sql`select pid from pg_stat_activity where datname = current_database()`),
  );
  return rows.reduce((sum, { pid }) => sum + cpuSecondsOf(pid), 0);
}

/** @returns the most memory above that of the beginning, in MB, once it is called */
function watchMemory(): () => number {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, SAMPLED_EVERY_MS);
  return () => {
    clearInterval(timer);
    return (most - before) / 2 ** 20;
  };
}

async function measureNight(platform: Platform, servers: Servers): Promise<void> {
  const memory = watchMemory();
  const begin = process.cpuUsage();
  const start = performance.now();
  await testSources(platform, [...platform.sources.allSources()], new AbortController().signal);
  say('a night: all sites tested', (performance.now() - start) / 1_000, 's');
  say('a night: processor time of this process', processorSeconds(process.cpuUsage(begin)), 's', undefined, 1);
  say('a night: memory above that before', memory(), 'MB', MOST_MB);
  const seen = Object.values(await servers.report());
  say('a night: questions to one site, at most', Math.max(...seen.map(({ sent }) => sent.length)), '', MOST_QUESTIONS);
}

/** What is found then needs its proof anew, as by day. */
const ageProofs = ({ database }: Platform) =>
  database.transaction(systemScope, (tx) =>
    tx.execute(sql`update source_health set impossible_proved_at = impossible_proved_at - interval '1 hour',
      impossible_asked_at = impossible_asked_at - interval '1 hour'`),
  );

async function measureScan(platform: Platform, servers: Servers): Promise<void> {
  await ageProofs(platform);
  const scanId = await newScan(platform);
  const memory = watchMemory();
  const inDatabase = await databaseSeconds(platform);
  const begin = process.cpuUsage();
  const start = performance.now();
  await run(platform, scanId);
  const firstMs = performance.now() - start;
  const used = processorSeconds(process.cpuUsage(begin));
  const first = await readChecks(platform, [scanId]);
  const last = await askTheRest(platform, [scanId]);
  const wholeMs = performance.now() - start - firstMs;
  const after = await databaseSeconds(platform);
  const answered = (checks: typeof first) =>
    checks.filter(({ state }) => state === 'found' || state === 'clear').length;
  say('a scan: sites that took part', first.length, 'sites');
  say('a scan: first result', firstMs, 'ms', FIRST_RESULT_MS);
  say('a scan: answers in the first result', answered(first), 'answers');
  say('a scan: whole after that', wholeMs, 'ms', scanTimes.runMs);
  say('a scan: answers lost', load.length - answered(last), 'answers', 0);
  say('a scan: processor time of this process', used, 's', MOST_SECONDS, 2);
  if (inDatabase !== null && after !== null)
    say('a scan: processor time of PostgreSQL, until it was whole', after - inDatabase, 's', undefined, 2);
  say('a scan: memory above that before', memory(), 'MB');
  const seen = await servers.report();
  const early = load.flatMap(({ id, vendor }) => earlyMs(vendor, seen[id]?.sent ?? []));
  say('questions sent before their window had room', early.filter((ms) => ms > TIMER_MS).length, 'questions', 0);
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-scan-wide-'));
const servers = await startServers('wide');
const platform = await openPlatform(folder, servers, 'wide');
try {
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} before; Node ${process.version}`);
  console.log(`${load.length} sites over TLS on 127.0.0.1; database: ${platform.database.kind}`);
  await measureNight(platform, servers);
  await measureScan(platform, servers);
  console.log(`load ${loadavg()[0]?.toFixed(1)} after`);
} finally {
  await platform.database.close();
  await platform.outgoing.close();
  servers.close();
  rmSync(folder, { recursive: true, force: true });
}
