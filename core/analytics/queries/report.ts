import { desc, type SQL, sql } from 'drizzle-orm';
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
import type { Transaction } from '#platform/database/database.ts';
import { countsOfDays, isoDay, readLive, type Span, spanOf, startOf } from './days.ts';

const DAY_MS = 86_400_000;
/** Places in a ranking. */
const PLACES = 5;
/** "Active" and "signed in" always look back this far. */
const ACTIVE_DAYS = 30;

/** Everything that the Analytics tab shows. @throws AppError `forbidden` */
export async function readAnalytics(ctx: Context, range: AnalyticsRange): Promise<AnalyticsReport> {
  requireCan(ctx.actor, 'analytics.read');
  const now = ctx.platform.clock.now();
  const dated = spanOf(now, range);
  const counted = await ctx.platform.database.read(scopeOf(ctx.actor), async (tx) => {
    const span = { ...dated, live: await readLive(tx) };
    return {
      days: dated.days,
      ...(await readCounts(tx, span)),
      ...(await readRevenue(tx, span)),
      ...(await readPeople(tx, isoDay(now.getTime() - (ACTIVE_DAYS - 1) * DAY_MS))),
      services: await readServices(tx, span),
      devices: await readRanking(tx, span, sql`device`),
      countries: await readRanking(tx, span, sql`country`),
    };
  });
  return { ...counted, events: await readEvents(ctx) };
}

const isEventType = (name: string): name is EventType => eventTypes.some((one) => one === name);

const byType = <Value>(value: () => Value) =>
  Object.fromEntries(eventTypes.map((type) => [type, value()])) as Record<EventType, Value>;

async function readCounts(tx: Transaction, span: Span) {
  const { rows } = await tx.execute<{ day: string; event_type: string; n: number }>(sql`
    select day::text, event_type, sum(count)::int as n from ${countsOfDays(span)} group by 1, 2`);
  const place = new Map(span.days.map((day, i) => [day, i]));
  const totals = byType<Compared>(() => ({ now: 0, before: 0 }));
  const perDay = byType<number[]>(() => span.days.map(() => 0));
  for (const { day, event_type: type, n } of rows) {
    if (!isEventType(type)) continue;
    const at = place.get(day);
    totals[type][at === undefined ? 'before' : 'now'] += n;
    if (at !== undefined) perDay[type][at] = n;
  }
  return { totals, perDay };
}

/** Paid orders only, less what was given back of them, by the day they were placed. */
async function readRevenue(tx: Transaction, { before, from, last, days }: Span) {
  const { rows } = await tx.execute<{ day: string; currency: string; amount: number }>(sql`
    select (created_at at time zone 'UTC')::date::text as day, currency, sum(amount - coalesce(given_back, 0) / 100.0)::float8 as amount
    from service_requests left join (
      select order_id, sum(refunded) as given_back from payments where refunded > 0 group by order_id
    ) as back on back.order_id = service_requests.id
    where payment_status = 'paid' and created_at >= ${startOf(before)} and created_at < ${startOf(sql`${last}::date + 1`)}
    group by 1, 2`);
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
    select (select count(*) from profiles where created_at >= ${startOf(since)})::int as made,
      (select count(distinct user_id) from auth_sessions
       where kind = 'full' and last_seen_at >= ${startOf(since)})::int as seen`);
  return { activeUsers: rows[0]?.made ?? 0, signedIn: rows[0]?.seen ?? 0 };
}

async function readServices(tx: Transaction, { from, last, live }: Span) {
  const { rows } = await tx.execute<{ name: string; scans: number; orders: number }>(sql`
    select coalesce(s.name, nullif(counted.subject, ''), 'Removed service') as name,
      coalesce(sum(count) filter (where event_type = 'scan'), 0)::int as scans,
      coalesce(sum(count) filter (where event_type = 'order'), 0)::int as orders
    from ${countsOfDays({ before: from, last, live })} left join services s on s.id = counted.subject
    where event_type in ('scan', 'order') group by 1 order by sum(count) desc, 1 limit 12`);
  return rows;
}

async function readRanking(tx: Transaction, { from, last, live }: Span, column: SQL): Promise<Ranked[]> {
  const { rows } = await tx.execute<{ name: string; count: number }>(sql`
    select ${column} as name, sum(count)::int as count from ${countsOfDays({ before: from, last, live })}
    where event_type = 'page_view' and ${column} <> '' group by 1 order by 2 desc, 1 limit ${PLACES}`);
  return rows;
}

/** A database of an older version may lack the columns of device and country; the rest is shown all the same. */
async function readEvents({ actor, platform }: Context): Promise<AnalyticsEvent[]> {
  const { id, eventType, createdAt, deviceInfo, locationInfo } = analyticsEvents;
  const newest = [desc(createdAt), desc(id)] as const;
  const inTransaction = <Row>(read: (tx: Transaction) => PromiseLike<Row>) =>
    platform.database.read(scopeOf(actor), async (tx) => read(tx));
  try {
    const rows = await inTransaction((tx) =>
      tx
        .select({ id, eventType, createdAt, deviceInfo, locationInfo })
        .from(analyticsEvents)
        .orderBy(...newest)
        .limit(eventsRead),
    );
    return rows.map((row) => shownEvent(row, row.deviceInfo?.device ?? null, row.locationInfo?.country ?? null));
  } catch (error) {
    if (!lacksColumn(error)) throw error;
    const rows = await inTransaction((tx) =>
      tx
        .select({ id, eventType, createdAt })
        .from(analyticsEvents)
        .orderBy(...newest)
        .limit(eventsRead),
    );
    return rows.map((row) => shownEvent(row, null, null));
  }
}

type EventRow = Pick<typeof analyticsEvents.$inferSelect, 'id' | 'eventType' | 'createdAt'>;

const shownEvent = ({ id, eventType, createdAt }: EventRow, device: string | null, country: string | null) => ({
  id,
  type: eventType,
  device,
  country,
  createdAt: createdAt.toISOString(),
});

/** PostgreSQL's undefined_column. */
function lacksColumn(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if ((one as { code?: unknown }).code === '42703') return true;
  return false;
}
