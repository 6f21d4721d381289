import { type SQL, sql } from 'drizzle-orm';

/** What is counted (db/migrations, `tally_…`). A bucket is made of what stands in brackets. */
export type TallyName =
  /** [status] */
  | 'messages'
  /** ['active' or 'deactivated'] */
  | 'accounts'
  /** [day of its making, UTC] */
  | 'accounts_made'
  /** [status, currency, 'paid' or 'unpaid', id of who sees to it or '-']; the amount less what was given back */
  | 'orders'
  /** [day of the order, UTC; currency]: paid ones, the amount less what was given back */
  | 'orders_paid'
  /** [day on which they were seen last, UTC]: people with a session */
  | 'people_seen'
  /** [day of the request, UTC]: free scans that were asked for, whose link was opened, that were completed */
  | 'scans_asked'
  | 'scans_opened'
  | 'scans_completed';

/**
 * The numbers of a tally as a table `(bucket text, count bigint, amount bigint)`, changes that are not added up yet included. Only
 * staff and the system see any.
 */
export const tallyOf = (name: TallyName): SQL => sql`(
  select bucket, sum(count)::bigint as count, sum(amount)::bigint as amount from (
    select bucket, count, amount from tallies where name = ${name}
    union all
    select bucket, count, amount from tally_changes where name = ${name}
  ) as changed group by bucket having sum(count) <> 0 or sum(amount) <> 0
)`;
