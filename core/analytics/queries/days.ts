import { type SQL, sql } from 'drizzle-orm';
import type { AnalyticsRange } from '#contract/analytics/types.ts';
import type { Transaction } from '#platform/database/database.ts';

const DAY_MS = 86_400_000;

/** YYYY-MM-DD in UTC. @param time milliseconds since 1970 */
export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

export interface Span {
  /** First day of the range before. */
  before: string;
  from: string;
  last: string;
  days: string[];
  /** First day that is not counted yet; empty when none is. */
  live: string;
}

/** Asked for first: with a day that it does not know beforehand the planner reads all events. */
export async function readLive(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{ day: string | null }>(
    sql`select (max(day) + 1)::text as day from analytics_days`,
  );
  return rows[0]?.day ?? '';
}

const startOf = (day: SQL | string) => sql`(${day})::date::timestamp at time zone 'UTC'`;

/** Days that are over come from their counts, the rest from the events themselves. */
export const countsOfDays = ({ before, last, live }: Pick<Span, 'before' | 'last' | 'live'>) => sql`(
  select day, event_type, subject, device, country, count from analytics_daily
  where day >= ${before}::date and day <= ${last}::date
  union all
  select (created_at at time zone 'UTC')::date, event_type, coalesce(subject, ''), coalesce(device_info ->> 'device', ''),
    coalesce(location_info ->> 'country', ''), count
  from analytics_events
  where created_at >= ${startOf(live > before ? live : before)}
    and created_at < ${startOf(sql`${last}::date + 1`)}
) as counted`;

/** The days of a range that ends today, and the first of as many before it. */
export function spanOf(now: Date, range: AnalyticsRange): Omit<Span, 'live'> {
  const today = Date.parse(isoDay(now.getTime()));
  const days = Array.from({ length: range }, (_, i) => isoDay(today - (range - 1 - i) * DAY_MS));
  const before = isoDay(today - (2 * range - 1) * DAY_MS);
  return { before, from: days[0] as string, last: days.at(-1) as string, days };
}
