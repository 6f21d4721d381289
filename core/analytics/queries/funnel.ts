import { sql } from 'drizzle-orm';
import type { Funnel } from '#contract/analytics/funnel.ts';
import type { AnalyticsRange } from '#contract/analytics/types.ts';
import { requireCan } from '#core/analytics/policy.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { scanCompleted, scanLinkOpened, scanRequested } from '#core/scans/events.ts';
import { countsOfDays, readLive, spanOf, startOf } from './days.ts';

/**
 * How many get how far, from a page to a paid order, counted from what is recorded anyway. Mails and results are those of
 * the requests of these days, by the scan that each made; the other steps are counted by themselves, since nothing
 * connects a visit, an account or an order with a request.
 * @throws AppError `forbidden`
 */
export async function readFunnel({ actor, platform }: Context, range: AnalyticsRange): Promise<Funnel> {
  requireCan(actor, 'analytics.read');
  const { from, last } = spanOf(platform.clock.now(), range);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const days = countsOfDays({ before: from, last, live: await readLive(tx) });
    const inDays = sql`created_at >= ${startOf(from)} and created_at < ${startOf(sql`${last}::date + 1`)}`;
    const followed = (event: string) => sql`count(*) filter (where exists (
      select 1 from audit_logs as later
      where later.entity_type = 'scan' and later.entity_id = asked.scan_id and later.details ->> 'event' = ${event}))::int`;
    const { rows } = await tx.execute<Funnel>(sql`
      with asked as (
        select entity_id as scan_id from audit_logs
        where entity_type = 'scan' and action = ${scanRequested.action} and ${inDays} and details ->> 'event' = ${scanRequested.name}
      ), scans as (
        select count(*)::int as requests, ${followed(scanLinkOpened.name)} as opened, ${followed(scanCompleted.name)} as results
        from asked
      ), counts as (
        select coalesce(sum(count) filter (where event_type = 'page_view'), 0)::int as visits,
          coalesce(sum(count) filter (where event_type = 'sign_up'), 0)::int as accounts,
          coalesce(sum(count) filter (where event_type = 'order'), 0)::int as orders
        from ${days}
      )
      select visits, requests, opened, results, accounts, orders,
        (select count(*)::int from service_requests where payment_status = 'paid' and ${inDays}) as paid
      from counts cross join scans`);
    return rows[0] as Funnel;
  });
}
