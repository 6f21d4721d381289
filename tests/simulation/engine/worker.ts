import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { systemScope } from '#platform/database/scope.ts';
import { relayAll } from '#platform/outbox/relay.ts';
import type { Platform } from '#platform/platform.ts';
import type { JobDefinition } from '#platform/queue/define.ts';
import { type Outcome, runJob } from '#platform/queue/run-job.ts';
import { type WaitingJob, waitingJobs } from '#tests/drain.ts';
import type { Random } from './random.ts';

interface Parts {
  platform: Platform;
  jobs: readonly JobDefinition[];
  /** Knows the queues of all jobs. */
  boss: PgBoss;
  random: Random;
  /** Times at which failed jobs run again, by their id: the database's own depend on its clock, and on chance. */
  again: Map<string, number>;
}

export interface Worker {
  /** Jobs that it runs: what it claimed without hearing of it, or could not settle, is nobody's. */
  claims: Set<string>;
  /** Runs what is due, and what that enqueues, until nothing is. Several of these can be under way at once. */
  work(): Promise<void>;
}

/** Works outbox and queue through the real tables, in an order that follows from the seed. */
export function createWorker({ platform, jobs, boss, random, again }: Parts): Worker {
  const { database, clock } = platform;
  const known = new Map(jobs.map((job) => [job.name, job]));
  const claims = new Set<string>();

  const isDue = ({ id, name, state, startAfter, atOnce }: WaitingJob) => {
    const now = clock.now().getTime();
    return known.has(name) && (state === 'retry' ? (again.get(id) ?? now) <= now : atOnce || startAfter <= now);
  };

  /** As the queue does, at once. @returns how often it has run before; null where somebody else was faster */
  async function claim(job: WaitingJob): Promise<number | null> {
    const { rows } = await database.transaction(systemScope, (tx) =>
      tx.execute<{
        count: number;
      }>(sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now(),
        retry_count = case when started_on is null then retry_count else retry_count + 1 end
        where id = ${job.id} and state in ('created', 'retry') returning retry_count as count`),
    );
    const [claimed] = rows;
    if (!claimed) return null;
    claims.add(job.id);
    return claimed.count;
  }

  async function settle(job: WaitingJob, retryCount: number, outcome: Outcome): Promise<void> {
    const own = { id: job.id, retryCount } as never;
    if (outcome.kind === 'done') return void (await boss.complete(job.name, own));
    if (outcome.kind === 'never')
      await database.transaction(systemScope, (tx) =>
        tx.execute(sql`update pgboss.job set retry_limit = retry_count where id = ${job.id}`),
      );
    await boss.fail(job.name, own, outcome.output);
    const { retryDelay = 0, retryDelayMax = 0 } = known.get(job.name)?.options ?? {};
    again.set(job.id, clock.now().getTime() + 1_000 * Math.min(retryDelay * 2 ** retryCount, retryDelayMax));
  }

  async function findNext(): Promise<WaitingJob | undefined> {
    const { rows } = await database.transaction(systemScope, (tx) =>
      tx.execute<WaitingJob & Record<string, unknown>>(waitingJobs),
    );
    const due = rows.filter(isDue);
    return due.length > 0 ? random.pick(due) : undefined;
  }

  return {
    claims,
    async work() {
      for (;;) {
        await relayAll({ database, queue: boss, jobs: [...known.keys()] });
        const job = await findNext();
        const definition = job && known.get(job.name);
        if (!job || !definition) return;
        const retryCount = await claim(job);
        if (retryCount === null) continue;
        const { signal } = new AbortController();
        try {
          const outcome = await runJob(platform, definition, { ...job, retryCount, signal });
          await settle(job, retryCount, outcome);
        } finally {
          claims.delete(job.id);
        }
      }
    },
  };
}
