import { sql } from 'drizzle-orm';
import { inOrder, longestWindow, type Paced, type Quota } from '#core/sources/internal/pacing/quota.ts';
import type { Database, Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { together } from '#platform/together.ts';
import type { Clocked, SlotBook } from './book.ts';
import { chooseSlots, decideStart, type SentLate, type Starting, type Taken } from './choose.ts';
import { addVendors, deleteSlots, pauseVendor, rowsOf, type WrittenSlot, writeSlots } from './rows.ts';

/** A slot as this process knows it. Times in milliseconds. */
interface OwnSlot {
  id: string;
  at: number;
  /** null once it is used. */
  holder: string | null;
  /** The time that its row says. */
  writtenAt: number;
}

/** A question may go out so much later than its row says. Rows that an earlier process left count as if theirs had. */
const BEHIND_MS = 1_000;

/** What counts at the vendors that a database of one process knows. */
interface Slots {
  /** By quota. */
  byQuota: Map<string, OwnSlot[]>;
  /** Until when vendors want to be left alone, by id; milliseconds. */
  paused: Map<string, number>;
  loaded: boolean;
  /** Rows that count nowhere any more. */
  gone: string[];
  /** Writes what there is to write, in one transaction with what others write just then. */
  write(rows: readonly WrittenSlot[]): Promise<void>;
}

const known = new WeakMap<Database, Slots>();

function slotsIn(database: Database): Slots {
  const slots = known.get(database) ?? createSlots(database);
  known.set(database, slots);
  return slots;
}

/** For tests that empty the tables of a database which goes on: its slots are read again. */
export const forgetOwnSlots = (database: Database): boolean => known.delete(database);

function createSlots(database: Database): Slots {
  const gone: string[] = [];
  const writeAll = together(async (all: readonly (readonly WrittenSlot[])[]) => {
    await database.transaction(systemScope, async (tx) => {
      await deleteSlots(tx, gone.splice(0));
      await writeSlots(tx, all.flat());
    });
    return all;
  });
  return {
    byQuota: new Map(),
    paused: new Map(),
    loaded: false,
    gone,
    write: async (rows) => void (rows.length + gone.length > 0 && (await writeAll(rows))),
  };
}

/**
 * Slots of a database that no other process uses. Decisions are made in memory. A slot is written before it is given away, and once more
 * only where its question starts more than a second later than its row says: the next process takes the rows for so much
 * younger, and those whose time had come for used.
 * @param waiting slots of this process whose questions have not started: they give way, and are asked about in their turn
 */
export function openOwnBook({ database, clock }: Clocked, waiting: ReadonlySet<string>): SlotBook {
  const vendors = new Set<string>();
  const now = () => clock.now().getTime();

  async function ready(): Promise<Slots> {
    const slots = slotsIn(database);
    if (!slots.loaded) await database.transaction(systemScope, (tx) => loadSlots(tx, slots, now()));
    return slots;
  }

  return {
    async reserve(request) {
      const slots = await ready();
      const time = now();
      if (request.anew) giveBack(slots, request.holder);
      const given = chooseSlots(request, takenIn(slots, request.sources, time), time);
      const rows = rowsOf(given, request);
      for (const { id, quota_id, at, holder } of rows) slotsOf(slots, quota_id).push({ id, at, holder, writtenAt: at });
      try {
        await slots.write(rows);
      } catch (error) {
        dropSlots(slots, new Set(rows.map(({ id }) => id)));
        throw error;
      }
      return given;
    },
    async start(question) {
      const slots = await ready();
      const time = now();
      const at = decideStart(question, takenIn(slots, [question.source], time, waiting), time);
      if (at === null) dropSlots(slots, new Set([question.slotId]));
      else await moveTo(slots, question, { at, holder: at > time ? question.holder : null });
      return at;
    },
    async noteSent(sent) {
      await moveTo(await ready(), sent, { at: sent.sentAt, holder: null });
    },
    async release(holder) {
      const slots = await ready();
      giveBack(slots, holder);
      await slots.write([]);
    },
    async pause(source, until) {
      const { paused } = await ready();
      const { vendorId } = source.quota;
      paused.set(vendorId, Math.max(paused.get(vendorId) ?? 0, until.getTime()));
      await addVendors(database, [source], vendors);
      await database.transaction(systemScope, (tx) => pauseVendor(tx, source.quota, until));
    },
  };
}

/** What others have of these vendors. */
export async function readOwnTaken(
  tx: Transaction,
  { database }: Pick<Clocked, 'database'>,
  sources: readonly Paced[],
  now: Date,
): Promise<Taken> {
  const slots = slotsIn(database);
  if (!slots.loaded) await loadSlots(tx, slots, now.getTime());
  return takenIn(slots, sources, now.getTime());
}

/** What an earlier process left. Whether it asked in a slot whose time had come nobody knows: it counts. */
async function loadSlots(tx: Transaction, slots: Slots, now: number): Promise<void> {
  const { rows } = await tx.execute<{ id: string; quota_id: string; at: number; holder: string | null }>(sql`
    select id, quota_id, (extract(epoch from starts_at) * 1000)::float8 as at, holder from source_slots`);
  const vendors = await tx.execute<{ vendor_id: string; until: number }>(sql`
    select vendor_id, (extract(epoch from paused_until) * 1000)::float8 as until from source_vendors
    where paused_until is not null`);
  if (slots.loaded) return;
  slots.loaded = true;
  for (const { vendor_id, until } of vendors.rows) slots.paused.set(vendor_id, until);
  for (const { id, quota_id, at, holder } of rows) {
    const isHeld = holder !== null && at > now;
    const latest = isHeld ? at : Math.max(at, Math.min(at + BEHIND_MS, now));
    slotsOf(slots, quota_id).push({ id, at: latest, holder: isHeld ? holder : null, writtenAt: at });
  }
}

function slotsOf({ byQuota }: Slots, quotaId: string): OwnSlot[] {
  const list = byQuota.get(quotaId) ?? [];
  byQuota.set(quotaId, list);
  return list;
}

/** Those of the quota that still count. */
function countingOf(slots: Slots, quota: Quota, now: number): OwnSlot[] {
  const oldest = now - longestWindow(quota);
  const all = slotsOf(slots, quota.id);
  if (all.every(({ at }) => at > oldest)) return all;
  const { counting = [], old = [] } = Object.groupBy(all, ({ at }) => (at > oldest ? 'counting' : 'old'));
  slots.gone.push(...old.map(({ id }) => id));
  slots.byQuota.set(quota.id, counting);
  return counting;
}

function takenIn(slots: Slots, sources: readonly Paced[], now: number, without?: ReadonlySet<string>): Taken {
  const timesOf = (quota: Quota) =>
    inOrder(countingOf(slots, quota, now).flatMap(({ id, at }) => (without?.has(id) ? [] : [at])));
  const quotas = new Map(sources.map(({ quota }) => [quota.id, quota]));
  return { times: new Map([...quotas].map(([id, quota]) => [id, timesOf(quota)])), paused: slots.paused };
}

/** What a holder has reserved and not used. */
function giveBack(slots: Slots, holder: string): void {
  const held = [...slots.byQuota.values()].flatMap((list) => list.filter((slot) => slot.holder === holder));
  dropSlots(slots, new Set(held.map(({ id }) => id)));
}

function dropSlots(slots: Slots, ids: ReadonlySet<string>): void {
  if (ids.size === 0) return;
  slots.gone.push(...ids);
  for (const [quotaId, list] of slots.byQuota)
    if (list.some(({ id }) => ids.has(id)))
      slots.byQuota.set(
        quotaId,
        list.filter(({ id }) => !ids.has(id)),
      );
}

/** The row follows where the question starts, or has started, too late for it. */
async function moveTo(
  slots: Slots,
  { slotId, source }: Pick<Starting | SentLate, 'slotId' | 'source'>,
  to: Pick<OwnSlot, 'at' | 'holder'>,
): Promise<void> {
  const list = slotsOf(slots, source.quota.id);
  const slot = list.find(({ id }) => id === slotId) ?? { id: slotId, ...to, writtenAt: Number.NEGATIVE_INFINITY };
  if (!list.includes(slot)) list.push(slot);
  Object.assign(slot, to);
  if (to.holder !== null || to.at - slot.writtenAt <= BEHIND_MS) return;
  slot.writtenAt = to.at;
  await slots.write([{ id: slotId, quota_id: source.quota.id, ...to }]);
}
