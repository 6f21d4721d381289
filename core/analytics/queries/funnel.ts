import { sql } from 'drizzle-orm';
import type { Funnel } from '#contract/analytics/funnel.ts';
import type { AnalyticsRange } from '#contract/analytics/types.ts';
import { requireCan } from '#core/analytics/policy.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { type TallyName, tallyOf } from '#core/base/tallies/queries/read-tally.ts';
import { countsOfDays, readLive, spanOf } from './days.ts';

/**
 * How many get how far, from a page to a paid order, counted from what is recorded anyway. Mails and results are those of
 * the requests of these days, by the scan that each made; the other steps are counted by themselves, since nothing
 * connects a visit, an account or an order with a request. A request counts also when it was erased since.
 * @throws AppError `forbidden`
 */
export async function readFunnel({ actor, platform }: Context, range: AnalyticsRange): Promise<Funnel> {
  requireCan(actor, 'analytics.read');
  const { from, last } = spanOf(platform.clock.now(), range);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const days = countsOfDays({ before: from, last, live: await readLive(tx) });
    const inDays = (name: TallyName) => sql`(
      select coalesce(sum(count), 0)::int from ${tallyOf(name)} as tally
      where bucket >= ${from} and bucket < (${last}::date + 1)::text)`;
    const { rows } = await tx.execute<Funnel>(sql`
      select coalesce(sum(count) filter (where event_type = 'page_view'), 0)::int as visits,
        ${inDays('scans_asked')} as requests, ${inDays('scans_opened')} as opened, ${inDays('scans_completed')} as results,
        coalesce(sum(count) filter (where event_type = 'sign_up'), 0)::int as accounts,
        coalesce(sum(count) filter (where event_type = 'order'), 0)::int as orders,
        ${inDays('orders_paid')} as paid
      from ${days}`);
    return rows[0] as Funnel;
  });
}
