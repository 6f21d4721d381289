import { randomUUID } from 'node:crypto';
import { systemScope } from '#platform/database/scope.ts';
import { type Asker, firstFit, type Paced, shareOf } from './quota.ts';
import {
  type Clocked,
  insertInOrder,
  lockVendors,
  readSlots,
  type Taken,
  timesOf,
  type WrittenSlot,
  writeSlots,
} from './slot-rows.ts';

/** A time at which one question may be asked. */
export interface Slot {
  id: string;
  at: Date;
  /** It begins at once, and counts as asked whatever happens. */
  used: boolean;
}

/** One slot for each source within the share that the asker has of its windows, if there is one now or until `until`. */
export interface Reserving {
  sources: readonly Paced[];
  until: Date;
  holder: string;
  asker: Asker;
  /** What the holder has reserved and not used is given back first. */
  anew: boolean;
}

/**
 * Slots for several that ask at once, in their order. Vendors are locked in the order of their ids: processes that reserve
 * at once wait for one another and cannot deadlock.
 * @returns for each, by source id
 */
export function reserveSlots(
  { database, clock }: Clocked,
  requests: readonly Reserving[],
): Promise<Map<string, Slot>[]> {
  const sources = requests.flatMap((request) => request.sources);
  return database.transaction(systemScope, async (tx) => {
    const paused = await lockVendors(tx, sources);
    const now = clock.now();
    const givenBack = requests.flatMap(({ holder, anew }) => (anew ? [holder] : []));
    const times = timesOf(await readSlots(tx, sources, now, { givenBack }));
    const given = requests.map((request) => chooseSlots(request, { times, paused, now: now.getTime() }));
    await writeSlots(
      tx,
      given.flatMap((slots, place) => rowsOf(slots, requests[place] as Reserving)),
    );
    return given;
  });
}

function chooseSlots({ sources, until, asker }: Reserving, { times, paused, now }: Taken): Map<string, Slot> {
  const slots = new Map<string, Slot>();
  for (const { id, quota } of sources) {
    const others = times.get(quota.id) ?? [];
    const at = firstFit(others, shareOf(quota, asker), Math.max(now, paused.get(quota.vendorId) ?? 0));
    if (at > Math.max(until.getTime(), now)) continue;
    times.set(quota.id, others);
    insertInOrder(others, at);
    slots.set(id, { id: randomUUID(), at: new Date(at), used: at <= now });
  }
  return slots;
}

const rowsOf = (slots: ReadonlyMap<string, Slot>, { sources, holder }: Reserving): WrittenSlot[] =>
  sources.flatMap(({ id, quota }) => {
    const slot = slots.get(id);
    return slot ? [{ id: slot.id, quota_id: quota.id, at: slot.at.getTime(), holder: slot.used ? null : holder }] : [];
  });
