import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/database.ts';

/** Held by whoever adds up what changed, or counts anew: two of them would take each other's rows. */
export async function lockTallies(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(715521)`);
}

/** Adds up what is noted of the numbers of rows. The lock is the caller's. */
export async function addUpChanges(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    with taken as (delete from tally_changes returning name, bucket, count, amount)
    insert into tallies (name, bucket, count, amount)
    select name, bucket, sum(count)::bigint, sum(amount)::bigint from taken group by name, bucket
    having sum(count) <> 0 or sum(amount) <> 0
    on conflict (name, bucket) do update
    set count = tallies.count + excluded.count, amount = tallies.amount + excluded.amount`);
}
