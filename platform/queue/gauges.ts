import { sql } from 'drizzle-orm';
import { defineGauge, type Sample } from '#platform/metrics/define-gauge.ts';

/** Seconds since a time that may be null, in SQL. */
const secondsSince = (time: string) => sql.raw(`coalesce(extract(epoch from now() - min(${time})), 0)::float8`);

/** What waits, runs or has failed in the last day: the queue keeps ended jobs no longer. */
const jobs = defineGauge({
  name: 'quietprint_jobs',
  help: 'Jobs by kind and state; failed ones of the last day.',
  labels: ['job', 'state'],
  async read(tx): Promise<Sample[]> {
    const { rows } = await tx.execute<{ job: string; state: string; count: number }>(sql`
      select name as job, state::text as state, count(*)::int as count from pgboss.job
      where state in ('created', 'retry', 'active', 'failed') group by 1, 2`);
    return rows.map(({ job, state, count }) => ({ labels: { job, state }, value: count }));
  },
});

export const oldestJob = defineGauge({
  name: 'quietprint_job_oldest_seconds',
  help: 'How long the job that is due the longest has waited for a worker.',
  labels: ['job'],
  async read(tx): Promise<Sample[]> {
    const { rows } = await tx.execute<{ job: string; seconds: number }>(sql`
      select name as job, ${secondsSince('start_after')} as seconds from pgboss.job
      where state in ('created', 'retry') and start_after <= now() group by 1`);
    return rows.map(({ job, seconds }) => ({ labels: { job }, value: seconds }));
  },
});

const outbox = defineGauge({
  name: 'quietprint_outbox_rows',
  help: 'Work that was committed and not handed to the queue yet.',
  async read(tx): Promise<Sample[]> {
    const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from outbox`);
    return [{ value: rows[0]?.count ?? 0 }];
  },
});

export const oldestInOutbox = defineGauge({
  name: 'quietprint_outbox_oldest_seconds',
  help: 'How long the oldest row of the outbox has waited to be handed to the queue.',
  async read(tx): Promise<Sample[]> {
    const { rows } = await tx.execute<{ seconds: number }>(
      sql`select ${secondsSince('created_at')} as seconds from outbox`,
    );
    return [{ value: rows[0]?.seconds ?? 0 }];
  },
});

const clockAhead = defineGauge({
  name: 'quietprint_clock_ahead_seconds',
  help: 'Seconds by which the clock of this process is ahead of the database. Beyond 60 either way it runs no jobs.',
  read: async (_tx, { clock }) => [{ value: (clock.aheadMs?.() ?? 0) / 1_000 }],
});

export const queueGauges = [clockAhead, jobs, oldestJob, outbox, oldestInOutbox];
