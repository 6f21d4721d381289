import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { longestWindow, type Paced, type Quota } from './quota.ts';

export type Clocked = Pick<Platform, 'database' | 'clock'>;

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

/** @returns the time until which a vendor wants to be left alone, by its id */
export async function lockVendors(tx: Transaction, sources: readonly Paced[]): Promise<Map<string, number>> {
  const ids = JSON.stringify([...new Set(sources.map(({ quota }) => quota.vendorId))]);
  const { rows } = await tx.execute<{ vendor_id: string; until: number | null }>(sql`
    select vendor_id, (extract(epoch from paused_until) * 1000)::float8 as until from source_vendors
    where vendor_id in (select jsonb_array_elements_text(${ids}::jsonb)) order by vendor_id for update`);
  return new Map(rows.map((row) => [row.vendor_id, row.until ?? 0]));
}

interface SlotRow {
  id: string;
  /** Milliseconds. */
  at: number;
}

export interface Reading {
  /** Holders whose slots are deleted too, where they were not used. */
  givenBack?: readonly string[];
  /** Only those that could keep a question from starting now. */
  near?: boolean;
}

/** Slots that still count, in order, by quota; older ones are deleted. */
export async function readSlots(
  tx: Transaction,
  sources: readonly Paced[],
  now: Date,
  { givenBack = [], near = false }: Reading = {},
): Promise<Map<string, SlotRow[]>> {
  const quotas = new Map(sources.map(({ quota }) => [quota.id, longestWindow(quota)]));
  const asked = JSON.stringify(
    [...quotas].map(([quota_id, length]) => ({
      quota_id,
      since: now.getTime() - length,
      until: near ? now.getTime() + length : 'infinity',
    })),
  );
  const counting = sql`jsonb_to_recordset(${asked}::jsonb) as q(quota_id text, since float8, until float8)`;
  const holders = sql`(select jsonb_array_elements_text(${JSON.stringify(givenBack)}::jsonb))`;
  const { rows } = await tx.execute<{ id: string; quota_id: string; at: number }>(sql`
    with counting as materialized (
        select quota_id, to_timestamp(since / 1000) as since, to_timestamp(until / 1000) as until from ${counting}),
      old as (delete from source_slots s using counting q where s.quota_id = q.quota_id and s.starts_at <= q.since),
      given_back as (delete from source_slots where holder in ${holders})
    select s.id, s.quota_id, (extract(epoch from s.starts_at) * 1000)::float8 as at
    from source_slots s join counting q on s.quota_id = q.quota_id
    where s.starts_at > q.since and s.starts_at <= q.until and (s.holder is null or s.holder not in ${holders})
    order by s.starts_at`);
  return Map.groupBy(rows, (row) => row.quota_id);
}

export const timesOf = (slots: ReadonlyMap<string, readonly SlotRow[]>): Map<string, number[]> =>
  new Map([...slots].map(([id, of]) => [id, of.map(({ at }) => at)]));

export interface Taken {
  /** By quota, in order; milliseconds. Grows. */
  times: Map<string, number[]>;
  /** Until when vendors want to be left alone, by id. */
  paused: ReadonlyMap<string, number>;
  now: number;
}

/** Into times that are in order. */
export function insertInOrder(times: number[], at: number): void {
  times.splice(times.findLastIndex((time) => time <= at) + 1, 0, at);
}

export interface WrittenSlot {
  id: string;
  quota_id: string;
  /** Milliseconds. */
  at: number;
  /** null once it is used. */
  holder: string | null;
}

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

/** When a question really went out, where that was later than its slot by so much that others must know. */
export interface SentLate {
  slotId: string;
  /** Milliseconds. */
  sentAt: number;
}

export async function moveSlots({ database }: Clocked, sent: readonly SentLate[]): Promise<void> {
  const rows = JSON.stringify(sent.map(({ slotId, sentAt }) => ({ id: slotId, at: sentAt })));
  await database.transaction(systemScope, (tx) =>
    tx.execute(sql`update source_slots s set starts_at = to_timestamp(m.at / 1000)
      from jsonb_to_recordset(${rows}::jsonb) as m(id uuid, at float8) where s.id = m.id`),
  );
}

/** Deletes what holders have reserved and not used. */
export async function releaseSlots(tx: Transaction, holders: readonly string[]): Promise<void> {
  if (holders.length === 0) return;
  await tx.execute(sql`delete from source_slots
    where holder in (select jsonb_array_elements_text(${JSON.stringify(holders)}::jsonb))`);
}

export async function pauseVendor(tx: Transaction, { vendorId }: Quota, until: Date): Promise<void> {
  await tx.execute(sql`update source_vendors set paused_until = greatest(paused_until, ${until.toISOString()}::timestamptz)
    where vendor_id = ${vendorId}`);
}
