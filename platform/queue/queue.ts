import { PgBoss } from 'pg-boss';
import type { Database } from '#platform/database/database.ts';
import type { Logger } from '#platform/log.ts';
import type { JobDefinition } from './define.ts';
import { QUEUE_SCHEMA } from './install.ts';

const DAY = 24 * 60 * 60;
const SILENCE_MS = 10_000;

interface Parts {
  database: Database;
  log: Logger;
  jobs: readonly JobDefinition[];
  /** False for a queue that only takes jobs in and is worked by hand (tests). */
  supervise: boolean;
}

/**
 * Opens the queue without touching its tables' definitions, with a queue per job. Its cache then knows every
 * one of them, so that `insert` within a transaction asks nothing outside of it: on the embedded database that
 * would wait for ever.
 */
export async function openQueue({ database, log, jobs, supervise }: Parts): Promise<PgBoss> {
  const boss = new PgBoss({
    ...database.queueConnection(),
    schema: QUEUE_SCHEMA,
    migrate: false,
    createSchema: false,
    supervise,
    schedule: supervise,
    // Dead workers are looked for by release.ts; this pass expires and prunes.
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 600,
    flowIntervalSeconds: 600,
    // Index and vacuum care belongs to the tables' owner.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on('error', reportSparingly(log));
  boss.on('warning', () => log.warn('the queue warns', { code: 'queue-warning' }));
  await declareQueues(boss, jobs);
  // Before the start, which looks at once for what is due.
  if (supervise) await declareSchedules(boss, jobs);
  await boss.start();
  return boss;
}

/** pg-boss spreads some errors into plain objects, of which a log would write the type only. */
function asError(emitted: Error & { code?: unknown }): Error & { code?: unknown } {
  return emitted instanceof Error ? emitted : Object.assign(new Error(), emitted);
}

/** While the database is away every runner meets the same error at every look. */
function reportSparingly(log: Logger): (emitted: Error & { code?: unknown }) => void {
  let silentUntil = 0;
  let count = 0;
  return (emitted) => {
    count++;
    if (performance.now() < silentUntil) return;
    const error = asError(emitted);
    const code = typeof error.code === 'string' ? { code: error.code } : {};
    log.warn('the queue met an error; trying again', { error, count, ...code });
    silentUntil = performance.now() + SILENCE_MS;
    count = 0;
  };
}

/** Makes the stored queues those of `jobs`. Where nothing has changed since the last start, one statement says so. */
async function declareQueues(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, options } of jobs) {
    const { concurrency: _, ...settings } = options;
    const queue = { ...settings, deleteAfterSeconds: DAY };
    const former = stored.get(name);
    if (!former) await boss.createQueue(name, queue);
    else if (!isPartOf(queue, former)) await boss.updateQueue(name, queue);
  }
}

const scheduleOptions = { tz: 'UTC', missed: 'once' } as const;

/** Makes the stored schedules those of `jobs`. */
async function declareSchedules(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  const wanted = new Map(jobs.flatMap(({ name, schedule }) => (schedule === null ? [] : [[name, schedule] as const])));
  const stored = new Set<string>();
  for (const { name, key, cron, options } of await boss.getSchedules()) {
    if (!wanted.has(name)) await boss.unschedule(name, key);
    else if (cron === wanted.get(name) && isPartOf(scheduleOptions, options ?? {})) stored.add(name);
  }
  for (const [name, cron] of wanted) if (!stored.has(name)) await boss.schedule(name, cron, {}, scheduleOptions);
}

/** Whether all that `wanted` names stands in `stored` as well. */
const isPartOf = (wanted: object, stored: object): boolean =>
  Object.entries(wanted).every(([name, value]) => (stored as Record<string, unknown>)[name] === value);
