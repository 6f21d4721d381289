import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { addUpChanges, lockTallies } from './add-up.ts';
import type { TallyName } from './queries/read-tally.ts';

/** Rows that are counted in one transaction, some tenths of a second. */
const BATCH = 20_000;

interface Recounted {
  /** The table whose rows are counted, by a column of ids. */
  subject: string;
  id: 'id' | 'user_id';
  names: readonly TallyName[];
  /** What is read of the rows that are between two ids. */
  rows: (between: SQL) => SQL;
  /** What a table `batch` of such rows holds: name, bucket, count, amount. */
  counted: SQL;
}

const dayOf = (time: SQL) => sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD')`;

/** The rows of whose numbers a recount is made, in this order; the same as the triggers note (db/migrations, `tally_…`). */
const recounted: readonly [Recounted, ...Recounted[]] = [
  {
    subject: 'contact_messages',
    id: 'id',
    names: ['messages'],
    rows: (between) => sql`select status from contact_messages where ${between}`,
    counted: sql`select 'messages', status, count(*), 0 from batch group by 2`,
  },
  {
    subject: 'profiles',
    id: 'id',
    names: ['accounts', 'accounts_made'],
    rows: (between) => sql`select deleted_at, created_at from profiles where ${between}`,
    counted: sql`
      select 'accounts', case when deleted_at is null then 'active' else 'deactivated' end, count(*), 0 from batch group by 2
      union all
      select 'accounts_made', ${dayOf(sql`created_at`)}, count(*), 0 from batch group by 2`,
  },
  {
    subject: 'service_requests',
    id: 'id',
    names: ['orders', 'orders_paid'],
    rows: (between) => sql`
      select status, currency, assignee_id, created_at,
        100 * amount::bigint - coalesce((select sum(refunded) from payments p where p.order_id = o.id), 0) as worth,
        case payment_status when 'paid' then 'paid' else 'unpaid' end as paid
      from service_requests o where ${between}`,
    counted: sql`
      select 'orders', concat_ws(' ', status, currency, paid, coalesce(assignee_id::text, '-')), count(*), sum(worth)::bigint
      from batch group by 2
      union all
      select 'orders_paid', ${dayOf(sql`created_at`)} || ' ' || currency, count(*), sum(worth)::bigint
      from batch where paid = 'paid' group by 2`,
  },
  {
    subject: 'auth_sessions',
    id: 'user_id',
    names: ['people_seen'],
    rows: (between) =>
      sql`select max(last_seen_at) as seen from auth_sessions where kind = 'full' and ${between} group by user_id`,
    counted: sql`select 'people_seen', ${dayOf(sql`seen`)}, count(*), 0 from batch group by 2`,
  },
];

const namesOf = ({ names }: Recounted) => sql`name = any (${sql.param([...names])}::text[])`;

interface Progress extends Record<string, unknown> {
  subject: string;
  after: string | null;
}

/** Whether numbers are being counted anew: until that ends, changes stay noted one by one. */
export async function isRecounting(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from tally_recounts`);
  return rows.length > 0;
}

/** Gives up a recount that began before a moment and was never ended: changes must not pile up behind it. */
export async function giveUpRecount(tx: Transaction, before: Date): Promise<void> {
  const { rows } = await tx.execute(
    sql`delete from tally_recounts where started_at < ${before.toISOString()}::timestamptz returning subject`,
  );
  if (rows.length > 0) await tx.execute(sql`delete from tally_counted`);
}

async function readProgress(tx: Transaction, now: Date): Promise<Progress> {
  const { rows } = await tx.execute<Progress>(sql`select subject, after from tally_recounts`);
  if (rows[0]) return rows[0];
  // What was noted without its row, and what was noted of rows that the first batches will count.
  await addUpChanges(tx);
  const [{ subject }] = recounted;
  await tx.execute(
    sql`insert into tally_recounts (subject, started_at) values (${subject}, ${now.toISOString()}::timestamptz)`,
  );
  return { subject, after: null };
}

/** After one id and up to another; null for no bound. */
function isBetween(id: SQL, after: string | null, last: string | null): SQL {
  const isAfter = after === null ? sql`true` : sql`${id} > ${after}::uuid`;
  return last === null ? isAfter : sql`${isAfter} and ${id} <= ${last}::uuid`;
}

/**
 * Where the next batch ends: with the last id that begins as that of the row `most` further on, as changes name their rows by
 * nothing but how their ids begin.
 * @returns null when there are fewer rows
 */
async function findEnd(tx: Transaction, one: Recounted, after: string | null, most: number): Promise<string | null> {
  const id = sql.identifier(one.id);
  const { rows } = await tx.execute<{ last: string }>(sql`
    select (left(${id}::text, 4) || 'ffff-ffff-ffff-ffff-ffffffffffff')::uuid as last from ${sql.identifier(one.subject)}
    where ${isBetween(sql`${id}`, after, null)} order by ${id} offset ${most - 1} limit 1`);
  return rows[0]?.last ?? null;
}

/**
 * Counts the rows between two ids. It is one statement, and so of one moment: it counts these rows and adds up what was noted of them
 * until then. What others commit later is neither counted nor added up, and stays noted as a change.
 */
async function countBatch(tx: Transaction, one: Recounted, after: string | null, last: string | null): Promise<void> {
  await tx.execute(sql`
    with batch as materialized (${one.rows(isBetween(sql`${sql.identifier(one.id)}`, after, last))}),
    taken as (
      delete from tally_changes where ${namesOf(one)} and ${isBetween(sql`row_id`, after, last)}
      returning name, bucket, count, amount
    ),
    shown as (
      insert into tallies (name, bucket, count, amount)
      select name, bucket, sum(count)::bigint, sum(amount)::bigint from taken group by name, bucket
      on conflict (name, bucket) do update set count = tallies.count + excluded.count, amount = tallies.amount + excluded.amount
    ),
    counted (name, bucket, count, amount) as (${one.counted})
    insert into tally_counted (name, bucket, count, amount) select name, bucket, count::bigint, amount::bigint from counted
    on conflict (name, bucket) do update
    set count = tally_counted.count + excluded.count, amount = tally_counted.amount + excluded.amount`);
}

/** What was counted takes the place of what was believed; what is noted since then comes on top. */
async function believeCounted(tx: Transaction, one: Recounted): Promise<void> {
  await tx.execute(sql`delete from tallies where ${namesOf(one)}`);
  await tx.execute(sql`
    insert into tallies (name, bucket, count, amount)
    select name, bucket, count, amount from tally_counted where ${namesOf(one)} and (count <> 0 or amount <> 0)`);
  await tx.execute(sql`delete from tally_counted where ${namesOf(one)}`);
}

/** One batch, from where the last one ended. @returns whether something is left to be counted */
async function recountSome(tx: Transaction, now: Date, most: number): Promise<boolean> {
  await lockTallies(tx);
  const { subject, after } = await readProgress(tx, now);
  const place = recounted.findIndex((one) => one.subject === subject);
  // One of another version begins anew.
  const one = recounted[place] ?? recounted[0];
  const last = await findEnd(tx, one, after, most);
  await countBatch(tx, one, after, last);
  if (last !== null) {
    await tx.execute(sql`update tally_recounts set after = ${last}::uuid`);
    return true;
  }
  await believeCounted(tx, one);
  const next = recounted[place + 1];
  await tx.execute(
    next ? sql`update tally_recounts set subject = ${next.subject}, after = null` : sql`delete from tally_recounts`,
  );
  return next !== undefined;
}

/**
 * Counts the rows themselves, batch after batch, each in a transaction of its own; one that broke off goes on where it was. The numbers
 * are right at every moment in between: a change of a row that is counted already stays noted until it ends.
 * @param options.signal ends it between two batches, with its reason @param options.most rows of a batch, and as many more as begin like its last one
 */
export async function recountTallies(
  database: Database,
  { now, signal, most = BATCH }: { now: Date; signal?: AbortSignal; most?: number },
): Promise<void> {
  while (await database.transaction(systemScope, (tx) => recountSome(tx, now, most))) signal?.throwIfAborted();
}
