import { type SQL, sql } from 'drizzle-orm';
import { requireCan } from '#core/analytics/policy.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { tallyOf } from '#core/base/tallies/queries/read-tally.ts';

/** What waits for somebody of the staff. */
export interface Waiting {
  /** Messages that nobody has read yet. */
  messages: number;
  /** Orders that nobody has begun yet, of everybody. */
  orders: number;
}

/** What there is, in numbers. */
export interface Figures {
  /** Services that can be ordered. */
  services: number;
  /** Texts of pages that staff have written. */
  texts: number;
  /** Accounts that are not deactivated. */
  accounts: number;
  /** Assets that the site shows. */
  assets: number;
}

async function readCounts<Counts>({ actor, platform }: Context, query: SQL): Promise<Counts> {
  requireCan(actor, 'figures.read');
  const [row] = await platform.database.read(scopeOf(actor), async (tx) => (await tx.execute(query)).rows);
  return row as Counts;
}

/** The counts beside the panel's tabs. @throws AppError `forbidden` */
export function countWaiting(ctx: Context): Promise<Waiting> {
  return readCounts(
    ctx,
    sql`select
      (select coalesce(sum(count), 0) from ${tallyOf('messages')} as tally where bucket = 'unread')::int as messages,
      (select coalesce(sum(count), 0) from ${tallyOf('orders')} as tally where bucket like 'pending %')::int as orders`,
  );
}

/** The counts on the panel's first tab. @throws AppError `forbidden` */
export function countFigures(ctx: Context): Promise<Figures> {
  return readCounts(
    ctx,
    sql`select
      (select count(*) from services where is_active)::int as services,
      (select count(*) from cms_content)::int as texts,
      (select coalesce(sum(count), 0) from ${tallyOf('accounts')} as tally where bucket = 'active')::int as accounts,
      (select count(*) from branding_assets where is_active)::int as assets`,
  );
}
