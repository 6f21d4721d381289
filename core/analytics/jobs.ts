import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { deleteInBatches } from '#platform/database/batches.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { defineJob } from '#platform/queue/define.ts';

const DAY = 86_400_000;

/** Days that are counted in one transaction. */
const STRIDE = 31;

/** Counts the events of whole days that are over, so that a year opens as fast as a week. */
export const analyticsRollUp = defineJob({
  name: 'analytics.roll-up',
  input: z.strictObject({}),
  schedule: '7 * * * *',
  options: { concurrency: 1 },
  async run({ database, clock }) {
    const today = clock.now().toISOString().slice(0, 10);
    while ((await database.transaction(systemScope, (tx) => rollUp(tx, today))) === STRIDE);
  },
});

/** @returns how many days were counted */
async function rollUp(tx: Transaction, today: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(715520)`);
  const { rows } = await tx.execute<{ day: string }>(sql`
    insert into analytics_days (day)
    select d::date from generate_series(
      coalesce((select max(day) + 1 from analytics_days), (select min(created_at at time zone 'UTC')::date from analytics_events)),
      ${today}::date - 1, interval '1 day') as d
    order by d limit ${STRIDE}
    returning day::text`);
  const [first, last] = [rows[0]?.day, rows.at(-1)?.day];
  if (!first || !last) return 0;
  await tx.execute(sql`
    insert into analytics_daily (day, event_type, subject, device, country, count)
    select (created_at at time zone 'UTC')::date, event_type, coalesce(subject, ''), coalesce(device_info ->> 'device', ''),
      coalesce(location_info ->> 'country', ''), sum(count)
    from analytics_events
    where created_at >= ${first}::date::timestamp at time zone 'UTC'
      and created_at < (${last}::date + 1)::timestamp at time zone 'UTC'
    group by 1, 2, 3, 4, 5`);
  return rows.length;
}

/** Months for which there is a table ahead. What has none goes to a table of the rest, so nothing is refused. */
const MONTHS_AHEAD = 3;

/** Makes the tables of the months to come. */
export const analyticsMonths = defineJob({
  name: 'analytics.months',
  input: z.strictObject({}),
  schedule: '37 3 * * *',
  options: { concurrency: 1 },
  run: ({ database }) =>
    database.transaction(systemScope, async (tx) => {
      await tx.execute(sql`select make_analytics_months(${MONTHS_AHEAD})`);
    }),
});

/**
 * Deletes the events of days that have been counted, after the time that the configuration sets; their number per day
 * stays.
 */
export const analyticsRetention = defineJob({
  name: 'analytics.retention',
  input: z.strictObject({}),
  schedule: '57 3 * * *',
  options: { concurrency: 1, expireInSeconds: 1_800 },
  async run({ database, clock, config }, _input, { signal }) {
    const before = new Date(clock.now().getTime() - config.retention.analyticsDays * DAY).toISOString();
    // First, so that a whole month is not deleted row by row.
    await database.transaction(systemScope, (tx) =>
      tx.execute(sql`select drop_analytics_months(${before}::timestamptz)`),
    );
    await deleteInBatches(database, (tx, most) => forgetEvents(tx, before, most), signal);
  },
});

async function forgetEvents(tx: Transaction, before: string, most: number): Promise<number> {
  const { rows } = await tx.execute(sql`
    delete from analytics_events where id in (
      select id from analytics_events
      where created_at < ${before}::timestamptz
        and created_at < ((select max(day) + 1 from analytics_days)::timestamp at time zone 'UTC')
      order by created_at, id limit ${most})
    returning id`);
  return rows.length;
}
