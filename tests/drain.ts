import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { systemScope } from '#platform/database/scope.ts';
import { relayAll } from '#platform/outbox/relay.ts';
import type { Platform } from '#platform/platform.ts';
import type { JobDefinition } from '#platform/queue/define.ts';
import { openQueue } from '#platform/queue/queue.ts';
import { type Outcome, runJob } from '#platform/queue/run-job.ts';

export interface DrainedJob {
  id: string;
  name: string;
  attempt: number;
  outcome: Outcome['kind'];
}

/** A row of the queue that nobody runs. */
export interface WaitingJob {
  id: string;
  name: string;
  data: unknown;
  state: 'created' | 'retry';
  retryCount: number;
  retryLimit: number;
  /** Milliseconds of the database's clock. */
  startAfter: number;
  /** Asked for without a time. */
  atOnce: boolean;
  claimedBefore: boolean;
}

/** Runs are endless when a job enqueues itself without a delay. */
const MOST_RUNS = 10_000;

export const waitingJobs = sql`
  select id, name, data, state::text as state, retry_count as "retryCount", retry_limit as "retryLimit",
    extract(epoch from start_after)::float8 * 1000 as "startAfter",
    start_after = created_on as "atOnce", started_on is not null as "claimedBefore"
  from pgboss.job where state in ('created', 'retry') order by created_on, id`;

/**
 * Works the outbox and the queue by hand, one job after the other, in this process, through the real tables.
 * What is due is decided by the platform's clock: a delay ends when a test moves the clock, not by waiting.
 */
export function createDrain(platform: Platform, jobs: readonly JobDefinition[]) {
  const { database, log, clock } = platform;
  const known = new Map(jobs.map((job) => [job.name, job]));
  /** When a failed job may run again, by the platform's clock. */
  const again = new Map<string, number>();
  let queue: Promise<PgBoss> | null = null;

  const isDue = ({ id, state, startAfter, atOnce }: WaitingJob) => {
    const now = clock.now().getTime();
    return state === 'retry' ? (again.get(id) ?? now) <= now : atOnce || startAfter <= now;
  };

  const waiting = () =>
    database.transaction(
      systemScope,
      async (tx) => (await tx.execute<WaitingJob & Record<string, unknown>>(waitingJobs)).rows,
    );

  async function next(): Promise<WaitingJob | undefined> {
    return (await waiting()).find((job) => known.has(job.name) && isDue(job));
  }

  async function claim(job: WaitingJob): Promise<number> {
    const retryCount = job.claimedBefore ? job.retryCount + 1 : job.retryCount;
    await database.transaction(systemScope, (tx) =>
      tx.execute(sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now(),
        retry_count = ${retryCount} where id = ${job.id}`),
    );
    return retryCount;
  }

  async function settle(boss: PgBoss, job: WaitingJob, retryCount: number, outcome: Outcome): Promise<void> {
    if (outcome.kind === 'done') {
      await boss.complete(job.name, { id: job.id, retryCount } as never);
      return;
    }
    if (outcome.kind === 'never') {
      await database.transaction(systemScope, (tx) =>
        tx.execute(sql`update pgboss.job set retry_limit = retry_count where id = ${job.id}`),
      );
    }
    const failedAt = Date.now();
    await boss.fail(job.name, { id: job.id, retryCount } as never, outcome.output);
    const left = (await waiting()).find(({ id }) => id === job.id);
    if (left) again.set(job.id, clock.now().getTime() + Math.max(0, left.startAfter - failedAt));
  }

  async function unknownJobs(): Promise<string[]> {
    const { rows } = await database.transaction(systemScope, (tx) =>
      tx.execute<{ job: string }>(sql`select distinct job from outbox`),
    );
    return rows.map(({ job }) => job).filter((name) => !known.has(name));
  }

  return {
    /**
     * Runs everything that is due, and what that enqueues, until nothing is.
     * @throws when a job waits that the world was not given
     */
    async drain(): Promise<DrainedJob[]> {
      queue ??= openQueue({ database, log, jobs, supervise: false });
      const boss = await queue;
      const runs: DrainedJob[] = [];
      for (;;) {
        await relayAll({ database, queue: boss, jobs: [...known.keys()] });
        const strangers = await unknownJobs();
        if (strangers.length > 0) throw new Error(`createWorld was not given these jobs: ${strangers.join(', ')}`);
        const job = await next();
        const definition = job && known.get(job.name);
        if (!job || !definition) return runs;
        if (runs.length >= MOST_RUNS) throw new Error(`${job.name} keeps enqueueing work that is due at once`);
        const retryCount = await claim(job);
        const { signal } = new AbortController();
        const outcome = await runJob(platform, definition, { ...job, retryCount, signal });
        await settle(boss, job, retryCount, outcome);
        runs.push({ id: job.id, name: job.name, attempt: retryCount + 1, outcome: outcome.kind });
      }
    },
    async close(): Promise<void> {
      await (await queue)?.stop({ graceful: false, close: false });
    },
  };
}
