import { sql } from 'drizzle-orm';
import type { Paced, Quota } from '#core/sources/internal/pacing/quota.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Reserving, Slot } from './choose.ts';

/** A slot as its row says it. */
export interface WrittenSlot {
  id: string;
  quota_id: string;
  /** Milliseconds. */
  at: number;
  /** null once it is used. */
  holder: string | null;
}

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

/** @param slots by source id */
export const rowsOf = (slots: ReadonlyMap<string, Slot>, { sources, holder }: Reserving): WrittenSlot[] =>
  sources.flatMap(({ id, quota }) => {
    const slot = slots.get(id);
    return slot ? [{ id: slot.id, quota_id: quota.id, at: slot.at.getTime(), holder: slot.used ? null : holder }] : [];
  });

/** So many at once: fifty scans that begin reserve thousands, and the embedded database computes in this thread. */
const MOST_WRITTEN = 500;

export async function writeSlots(tx: Transaction, rows: readonly WrittenSlot[]): Promise<void> {
  for (let first = 0; first < rows.length; first += MOST_WRITTEN) {
    const part = JSON.stringify(rows.slice(first, first + MOST_WRITTEN));
    await tx.execute(sql`insert into source_slots (id, quota_id, starts_at, holder)
      select id, quota_id, to_timestamp(at / 1000), holder from jsonb_to_recordset(${part}::jsonb)
        as s(id uuid, quota_id text, at float8, holder text)
      on conflict (id) do update set starts_at = excluded.starts_at, holder = excluded.holder`);
  }
}

export async function deleteSlots(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`delete from source_slots
    where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
}

export async function pauseVendor(tx: Transaction, { vendorId }: Quota, until: Date): Promise<void> {
  await tx.execute(sql`update source_vendors set paused_until = greatest(paused_until, ${until.toISOString()}::timestamptz)
    where vendor_id = ${vendorId}`);
}
