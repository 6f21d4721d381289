import { type SQL, sql } from 'drizzle-orm';

/**
 * Counts the rows themselves. All is one statement, so it counts the rows and takes the changes of one moment: what others commit
 * meanwhile is neither counted nor taken, and stays noted as a change.
 */
export const recountTallies: SQL = sql`
  with taken as (delete from tally_changes returning id),
  given_back as (select order_id, sum(refunded) as amount from payments where refunded > 0 group by order_id),
  orders as (
    select o.*, 100 * o.amount::bigint - coalesce(given_back.amount, 0) as worth, case o.payment_status when 'paid' then 'paid' else 'unpaid' end as paid
    from service_requests o left join given_back on given_back.order_id = o.id
  ),
  counted (name, bucket, count, amount) as (
    select 'messages', status, count(*), 0 from contact_messages group by 2
    union all
    select 'accounts', case when deleted_at is null then 'active' else 'deactivated' end, count(*), 0 from profiles group by 2
    union all
    select 'accounts_made', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD'), count(*), 0 from profiles group by 2
    union all
    select 'orders', concat_ws(' ', status, currency, paid, coalesce(assignee_id::text, '-')), count(*), sum(worth)::bigint from orders group by 2
    union all
    select 'orders_paid', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') || ' ' || currency, count(*), sum(worth)::bigint
    from orders where paid = 'paid' group by 2
    union all
    select name, bucket, 0, 0 from tallies
  )
  insert into tallies (name, bucket, count, amount)
  select name, bucket, sum(count)::bigint, sum(amount)::bigint from counted group by name, bucket
  on conflict (name, bucket) do update set count = excluded.count, amount = excluded.amount`;
