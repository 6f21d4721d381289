import { desc, sql } from 'drizzle-orm';
import {
  type AnalyticsEvent,
  type AnalyticsRange,
  type AnalyticsReport,
  type Compared,
  type EventType,
  eventTypes,
  type Ranked,
} from '#contract/analytics/types.ts';
import { requireCan } from '#core/analytics/policy.ts';
import { eventsRead } from '#core/analytics/rules.ts';
import { analyticsEvents } from '#core/analytics/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { tallyOf } from '#core/base/tallies/queries/read-tally.ts';
import type { Transaction } from '#platform/database/database.ts';
import { missing, sqlStateOf } from '#platform/sql-state.ts';
import { countsOfDays, isoDay, readLive, type Span, spanOf } from './days.ts';

const DAY_MS = 86_400_000;
/** Places in a ranking. */
const PLACES = 5;
/** Services that are named. */
const SERVICES = 12;
/** "Active" and "signed in" always look back this far. */
const ACTIVE_DAYS = 30;

/** Everything that the Analytics tab shows. @throws AppError `forbidden` */
export async function readAnalytics(ctx: Context, range: AnalyticsRange): Promise<AnalyticsReport> {
  requireCan(ctx.actor, 'analytics.read');
  const now = ctx.platform.clock.now();
  const dated = spanOf(now, range);
  const counted = await ctx.platform.database.read(scopeOf(ctx.actor), async (tx) => {
    const span = { ...dated, live: await readLive(tx) };
    const sums = await readSums(tx, span);
    return {
      days: dated.days,
      ...countsIn(sums, span),
      ...(await readRevenue(tx, span)),
      ...(await readPeople(tx, isoDay(now.getTime() - (ACTIVE_DAYS - 1) * DAY_MS))),
      services: await readServices(tx, sums),
      devices: rankingOf(sums, 'device'),
      countries: rankingOf(sums, 'country'),
    };
  });
  return { ...counted, events: await readEvents(ctx) };
}

const isEventType = (name: string): name is EventType => eventTypes.some((one) => one === name);

const byType = <Value>(value: () => Value) =>
  Object.fromEntries(eventTypes.map((type) => [type, value()])) as Record<EventType, Value>;

/** A sum over the counts of days: of a day, a service, a kind of device or a country, whichever is not null. */
interface Sum extends Record<string, unknown> {
  type: string;
  day: string | null;
  subject: string | null;
  device: string | null;
  country: string | null;
  /** In the range before as well. */
  all: number;
  now: number;
}

/** All sums of the report, from one reading of what is counted. */
async function readSums(tx: Transaction, { from, ...span }: Span): Promise<Sum[]> {
  const { rows } = await tx.execute<Sum>(sql`
    select event_type as type, day::text as day, subject, device, country, sum(count)::int as all,
      coalesce(sum(count) filter (where day >= ${from}::date), 0)::int as now
    from ${countsOfDays(span)}
    group by grouping sets ((event_type, day), (event_type, subject), (event_type, device), (event_type, country))`);
  return rows;
}

function countsIn(sums: readonly Sum[], { days }: Span) {
  const place = new Map(days.map((day, i) => [day, i]));
  const totals = byType<Compared>(() => ({ now: 0, before: 0 }));
  const perDay = byType<number[]>(() => days.map(() => 0));
  for (const { day, type, all } of sums) {
    if (day === null || !isEventType(type)) continue;
    const at = place.get(day);
    totals[type][at === undefined ? 'before' : 'now'] += all;
    if (at !== undefined) perDay[type][at] = all;
  }
  return { totals, perDay };
}

const byCount = (a: Ranked, b: Ranked) => b.count - a.count || (a.name < b.name ? -1 : 1);

const rankingOf = (sums: readonly Sum[], what: 'device' | 'country'): Ranked[] =>
  sums
    .flatMap((sum) =>
      sum.type === 'page_view' && sum[what] && sum.now > 0 ? [{ name: sum[what], count: sum.now }] : [],
    )
    .sort(byCount)
    .slice(0, PLACES);

async function readServices(tx: Transaction, sums: readonly Sum[]): Promise<AnalyticsReport['services']> {
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`select id, name from services`);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const found = new Map<string | null, { scans: number; orders: number }>();
  for (const { type, subject, now } of sums) {
    if (subject === null || now === 0 || (type !== 'scan' && type !== 'order')) continue;
    const name = names.get(subject) ?? (subject || null);
    const counts = found.get(name) ?? { scans: 0, orders: 0 };
    counts[type === 'scan' ? 'scans' : 'orders'] += now;
    found.set(name, counts);
  }
  return [...found]
    .map(([name, counts]) => ({ name, ...counts }))
    .sort((a, b) =>
      byCount({ name: a.name ?? '', count: a.scans + a.orders }, { name: b.name ?? '', count: b.scans + b.orders }),
    )
    .slice(0, SERVICES);
}

/** Paid orders only, less what was given back of them, by the day they were placed. */
async function readRevenue(tx: Transaction, { before, from, last, days }: Span) {
  const { rows } = await tx.execute<{ day: string; currency: string; amount: number }>(sql`
    select split_part(bucket, ' ', 1) as day, split_part(bucket, ' ', 2) as currency, (amount / 100.0)::float8 as amount
    from ${tallyOf('orders_paid')} as tally where bucket >= ${before} and bucket < (${last}::date + 1)::text`);
  const revenue: Compared = { now: 0, before: 0 };
  const revenuePerDay = days.map(() => 0);
  const others = new Map<string, number>();
  for (const { day, currency, amount } of rows) {
    const isNow = day >= from;
    if (currency === 'GBP') {
      revenue[isNow ? 'now' : 'before'] += amount;
      if (isNow) revenuePerDay[days.indexOf(day)] = amount;
    } else if (isNow) others.set(currency, (others.get(currency) ?? 0) + amount);
  }
  return { revenue, revenuePerDay, otherRevenue: [...others].map(([currency, amount]) => ({ currency, amount })) };
}

/** Active users are the accounts made in the last 30 days; who signed in stands beside it. */
async function readPeople(tx: Transaction, since: string) {
  const { rows } = await tx.execute<{ made: number; seen: number }>(sql`
    select (select coalesce(sum(count), 0) from ${tallyOf('accounts_made')} as tally where bucket >= ${since})::int as made,
      (select coalesce(sum(count), 0) from ${tallyOf('people_seen')} as tally where bucket >= ${since})::int as seen`);
  return { activeUsers: rows[0]?.made ?? 0, signedIn: rows[0]?.seen ?? 0 };
}

/** A database of an older version may lack the columns of device and country; the rest is shown all the same. */
async function readEvents({ actor, platform }: Context): Promise<AnalyticsEvent[]> {
  const { id, eventType, createdAt, deviceInfo, locationInfo, count } = analyticsEvents;
  const newest = [desc(createdAt), desc(id)] as const;
  const inTransaction = <Row>(read: (tx: Transaction) => PromiseLike<Row>) =>
    platform.database.read(scopeOf(actor), async (tx) => read(tx));
  try {
    const rows = await inTransaction((tx) =>
      tx
        .select({ id, eventType, createdAt, deviceInfo, locationInfo, count })
        .from(analyticsEvents)
        .orderBy(...newest)
        .limit(eventsRead),
    );
    return rows.map((row) =>
      shownEvent(row, row.deviceInfo?.device ?? null, row.locationInfo?.country ?? null, row.count),
    );
  } catch (error) {
    if (sqlStateOf(error) !== missing.column) throw error;
    const rows = await inTransaction((tx) =>
      tx
        .select({ id, eventType, createdAt })
        .from(analyticsEvents)
        .orderBy(...newest)
        .limit(eventsRead),
    );
    return rows.map((row) => shownEvent(row, null, null, 1));
  }
}

type EventRow = Pick<typeof analyticsEvents.$inferSelect, 'id' | 'eventType' | 'createdAt'>;

const shownEvent = (
  { id, eventType, createdAt }: EventRow,
  device: string | null,
  country: string | null,
  count: number,
) => ({
  id,
  type: eventType,
  device,
  country,
  count,
  createdAt: createdAt.toISOString(),
});
