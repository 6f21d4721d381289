import { sql } from 'drizzle-orm';
import { longestWindow, type Paced } from '#core/sources/internal/pacing/quota.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { together } from '#platform/together.ts';
import {
  chooseSlots,
  decideStart,
  type Reserving,
  type SentLate,
  type Slot,
  type SlotBook,
  type Starting,
  type Taken,
} from './choose.ts';
import { addVendors, deleteSlots, pauseVendor, rowsOf, writeSlots } from './rows.ts';

type Clocked = Pick<Platform, 'database' | 'clock'>;

/**
 * Each decision is made in the database, which other processes may use as well, under locks of the vendors that it is about.
 * @param waiting slots of this process whose questions have not started: they give way, and are asked about in their turn
 */
export function openSlotBook(platform: Clocked, waiting: ReadonlySet<string>): SlotBook {
  const { database } = platform;
  const vendors = new Set<string>();
  // However many scans ask at once, each of these holds one connection, and so leaves the others to everybody else.
  const reserve = together((requests: readonly Reserving[]) => reserveSlots(platform, requests));
  const start = together((questions: readonly Starting[]) => startQuestions(platform, questions, waiting));
  const move = together((sent: readonly SentLate[]) => moveSlots(database, sent).then(() => sent));
  const release = together((holders: readonly string[]) => releaseSlots(database, holders).then(() => holders));
  return {
    async reserve(request) {
      await addVendors(database, request.sources, vendors);
      return reserve(request);
    },
    start,
    noteSent: async (sent) => void (await move(sent)),
    release: async (holder) => void (await release(holder)),
    async pause(source, until) {
      await addVendors(database, [source], vendors);
      await database.transaction(systemScope, (tx) => pauseVendor(tx, source.quota, until));
    },
  };
}

/**
 * Slots for several that ask at once, in their order. Vendors are locked in the order of their ids: processes that reserve
 * at once wait for one another and cannot deadlock.
 * @returns for each, by source id
 */
function reserveSlots({ database, clock }: Clocked, requests: readonly Reserving[]): Promise<Map<string, Slot>[]> {
  const sources = requests.flatMap((request) => request.sources);
  return database.transaction(systemScope, async (tx) => {
    const paused = await lockVendors(tx, sources);
    const now = clock.now();
    const givenBack = requests.flatMap(({ holder, anew }) => (anew ? [holder] : []));
    const times = timesOf(await readSlots(tx, sources, now, { givenBack }));
    const given = requests.map((request) => chooseSlots(request, { times, paused }, now.getTime()));
    await writeSlots(
      tx,
      given.flatMap((slots, place) => rowsOf(slots, requests[place] as Reserving)),
    );
    return given;
  });
}

/** What others have of these vendors, which stay locked until the transaction ends. */
export async function lockTaken(tx: Transaction, sources: readonly Paced[], now: Date): Promise<Taken> {
  const paused = await lockVendors(tx, sources);
  return { paused, times: timesOf(await readSlots(tx, sources, now)) };
}

/** @returns the time until which a vendor wants to be left alone, by its id */
async function lockVendors(tx: Transaction, sources: readonly Paced[]): Promise<Map<string, number>> {
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

interface Reading {
  /** Holders whose slots are deleted too, where they were not used. */
  givenBack?: readonly string[];
  /** Only those that could keep a question from starting now. */
  near?: boolean;
}

/** Slots that still count, in order, by quota; older ones are deleted. */
async function readSlots(
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

const timesOf = (slots: ReadonlyMap<string, readonly SlotRow[]>): Map<string, number[]> =>
  new Map([...slots].map(([id, of]) => [id, of.map(({ at }) => at)]));

/**
 * Decides whether questions may start now. One that may not is given another slot.
 * @returns for each in order, the time of its slot: now, or later; null when there is none until its `latest`
 */
function startQuestions(
  { database, clock }: Clocked,
  questions: readonly Starting[],
  waiting: ReadonlySet<string>,
): Promise<(number | null)[]> {
  const sources = questions.map(({ source }) => source);
  return database.transaction(systemScope, async (tx) => {
    const paused = await lockVendors(tx, sources);
    const now = clock.now().getTime();
    const decideAll = async (reading: Reading) => {
      const slots = await readSlots(tx, sources, new Date(now), reading);
      const times = new Map(
        [...slots].map(([id, of]) => [id, of.filter((slot) => !waiting.has(slot.id)).map(({ at }) => at)]),
      );
      return questions.map((question) => decideStart(question, { times, paused }, now));
    };
    // Most may start now, which needs few of the slots that scans hold for the next seconds.
    const near = await decideAll({ near: true });
    const decided = near.every((at) => at === now) ? near : await decideAll({});
    await writeSlots(
      tx,
      questions.flatMap(({ slotId, source: { quota }, holder }, place) => {
        const at = decided[place] ?? null;
        return at === null ? [] : [{ id: slotId, quota_id: quota.id, at, holder: at > now ? holder : null }];
      }),
    );
    await deleteSlots(
      tx,
      questions.flatMap(({ slotId }, place) => (decided[place] === null ? [slotId] : [])),
    );
    return decided;
  });
}

async function moveSlots(database: Database, sent: readonly SentLate[]): Promise<void> {
  const rows = JSON.stringify(sent.map(({ slotId, sentAt }) => ({ id: slotId, at: sentAt })));
  await database.transaction(systemScope, (tx) =>
    tx.execute(sql`update source_slots s set starts_at = to_timestamp(m.at / 1000)
      from jsonb_to_recordset(${rows}::jsonb) as m(id uuid, at float8) where s.id = m.id`),
  );
}

/** Deletes what holders have reserved and not used. */
async function releaseSlots(database: Database, holders: readonly string[]): Promise<void> {
  await database.transaction(systemScope, (tx) =>
    tx.execute(sql`delete from source_slots
      where holder in (select jsonb_array_elements_text(${JSON.stringify(holders)}::jsonb))`),
  );
}
