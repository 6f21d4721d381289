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
  for (const job of jobs) await declareQueue(boss, job);
  // Before the start, which looks at once for what is due.
  if (supervise) await declareSchedules(boss, jobs);
  await boss.start();
  return boss;
}

/** While the database is away every runner meets the same error at every look. */
function reportSparingly(log: Logger): (error: Error & { code?: unknown }) => void {
  let silentUntil = 0;
  let count = 0;
  return (error) => {
    count++;
    if (performance.now() < silentUntil) return;
    const code = typeof error.code === 'string' ? { code: error.code } : {};
    log.warn('the queue met an error; trying again', { error, count, ...code });
    silentUntil = performance.now() + SILENCE_MS;
    count = 0;
  };
}

async function declareQueue(boss: PgBoss, { name, options }: JobDefinition): Promise<void> {
  const { concurrency: _, ...settings } = options;
  const queue = { ...settings, deleteAfterSeconds: DAY };
  await boss.createQueue(name, queue);
  await boss.updateQueue(name, queue);
}

/** Makes the stored schedules those of `jobs`. */
async function declareSchedules(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  const wanted = new Map(jobs.flatMap(({ name, schedule }) => (schedule === null ? [] : [[name, schedule] as const])));
  for (const { name, key } of await boss.getSchedules()) {
    if (!wanted.has(name)) await boss.unschedule(name, key);
  }
  for (const [name, cron] of wanted) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' });
}
