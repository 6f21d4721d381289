import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Asker, firstFit, longestWindow, type Paced, type Quota, shareOf } from '#core/sources/internal/quota.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** A time at which one question may be asked. */
export interface Slot {
  id: string;
  at: Date;
  /** It begins at once, and counts as asked whatever happens. */
  used: boolean;
}

type Clocked = Pick<Platform, 'database' | 'clock'>;
type Reserving = { until: Date; holder: string; asker: Asker };

/** Rows are made once; in the order of their ids, so that two processes that start together cannot deadlock. */
export async function addVendors(database: Database, sources: readonly Paced[], known: Set<string>): Promise<void> {
  const missing = [...new Set(sources.map(({ quota }) => quota.vendorId))].filter((id) => !known.has(id));
  if (missing.length === 0) return;
  await database.transaction(systemScope, (tx) =>
    tx.execute(sql`insert into source_vendors (vendor_id)
      select id from jsonb_array_elements_text(${JSON.stringify(missing)}::jsonb) as id order by id
      on conflict (vendor_id) do nothing`),
  );
  for (const id of missing) known.add(id);
}

/**
 * One slot for each source within the share that the asker has of its windows, if there is one now or until `until`. Vendors are locked in the
 * order of their ids: scans that reserve at once wait for one another and cannot deadlock.
 * @returns by source id
 */
export function reserveSlots(
  { database, clock }: Clocked,
  sources: readonly Paced[],
  { until, holder, asker }: Reserving,
): Promise<Map<string, Slot>> {
  return database.transaction(systemScope, async (tx) => {
    const paused = await lockVendors(tx, sources);
    const now = clock.now();
    const times = await readSlots(tx, sources, now);
    const slots = new Map<string, Slot>();
    for (const { id, quota } of sources) {
      const others = times.get(quota.id) ?? [];
      const from = Math.max(now.getTime(), paused.get(quota.vendorId) ?? 0);
      const at = firstFit(others, shareOf(quota, asker), from);
      if (at > Math.max(until.getTime(), now.getTime())) continue;
      times.set(quota.id, inOrder([...others, at]));
      slots.set(id, { id: randomUUID(), at: new Date(at), used: at <= now.getTime() });
    }
    await insertSlots(tx, sources, slots, holder);
    return slots;
  });
}

export const inOrder = (times: number[]): number[] => times.sort((a, b) => a - b);

/** @returns the time until which a vendor wants to be left alone, by its id */
export async function lockVendors(tx: Transaction, sources: readonly Paced[]): Promise<Map<string, number>> {
  const ids = JSON.stringify([...new Set(sources.map(({ quota }) => quota.vendorId))]);
  const { rows } = await tx.execute<{ vendor_id: string; until: number | null }>(sql`
    select vendor_id, (extract(epoch from paused_until) * 1000)::float8 as until from source_vendors
    where vendor_id in (select jsonb_array_elements_text(${ids}::jsonb)) order by vendor_id for update`);
  return new Map(rows.map((row) => [row.vendor_id, row.until ?? 0]));
}

/** Slots that still count, in order, by quota; older ones are deleted. */
export async function readSlots(tx: Transaction, sources: readonly Paced[], now: Date): Promise<Map<string, number[]>> {
  const quotas = new Map(sources.map(({ quota }) => [quota.id, new Date(now.getTime() - longestWindow(quota))]));
  const asked = JSON.stringify([...quotas].map(([quota_id, since]) => ({ quota_id, since })));
  const counting = sql`jsonb_to_recordset(${asked}::jsonb) as q(quota_id text, since timestamptz)`;
  await tx.execute(
    sql`delete from source_slots s using ${counting} where s.quota_id = q.quota_id and s.starts_at <= q.since`,
  );
  const { rows } = await tx.execute<{ quota_id: string; at: number }>(sql`
    select s.quota_id, (extract(epoch from s.starts_at) * 1000)::float8 as at
    from source_slots s join ${counting} on s.quota_id = q.quota_id order by s.starts_at`);
  return new Map([...Map.groupBy(rows, (row) => row.quota_id)].map(([id, of]) => [id, of.map(({ at }) => at)]));
}

async function insertSlots(
  tx: Transaction,
  sources: readonly Paced[],
  slots: ReadonlyMap<string, Slot>,
  holder: string,
): Promise<void> {
  const rows = sources.flatMap(({ id, quota }) => {
    const slot = slots.get(id);
    return slot ? [{ id: slot.id, quota_id: quota.id, starts_at: slot.at, holder: slot.used ? null : holder }] : [];
  });
  if (rows.length === 0) return;
  await tx.execute(sql`insert into source_slots (id, quota_id, starts_at, holder)
    select id, quota_id, starts_at, holder from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as s(id uuid, quota_id text, starts_at timestamptz, holder text)`);
}

/** Marks a slot as asked. @returns false when it was given back, or when its vendor wants to be left alone */
export async function markAsked({ database, clock }: Clocked, { id }: Slot, { vendorId }: Quota): Promise<boolean> {
  const now = clock.now().toISOString();
  const used = await database.transaction(systemScope, (tx) =>
    tx.execute<{ free: boolean }>(sql`
      with vendor as (
        select coalesce(paused_until <= ${now}::timestamptz, true) as free from source_vendors where vendor_id = ${vendorId}
      ), used as (
        update source_slots set holder = null where id = ${id} and (select free from vendor) returning id
      ), paused as (
        delete from source_slots where id = ${id} and not (select free from vendor)
      )
      select true as free from used`),
  );
  return used.rows.length > 0;
}

/** Deletes what a holder has reserved and not used. */
export async function releaseSlots(database: Database, holder: string): Promise<void> {
  await database.transaction(systemScope, (tx) => tx.execute(sql`delete from source_slots where holder = ${holder}`));
}

export async function pauseVendor(tx: Transaction, { vendorId }: Quota, until: Date): Promise<void> {
  await tx.execute(sql`update source_vendors set paused_until = greatest(paused_until, ${until.toISOString()}::timestamptz)
    where vendor_id = ${vendorId}`);
}
