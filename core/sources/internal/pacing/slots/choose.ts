import { randomUUID } from 'node:crypto';
import { type Asker, firstFit, fitsAt, type Paced, shareOf } from '#core/sources/internal/pacing/quota.ts';

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

/** A slot whose question is about to start. */
export interface Starting {
  slotId: string;
  source: Paced;
  holder: string;
  asker: Asker;
  latest: Date;
}

/** When a question really went out, where that was later than its slot by so much that others must know. */
export interface SentLate {
  slotId: string;
  /** Milliseconds. */
  sentAt: number;
}

/** Who may ask which vendor when. What it gives away it has written down first: it counts also when this process ends. */
export interface SlotBook {
  /** @returns a slot for each source that has one, by its id */
  reserve(request: Reserving): Promise<Map<string, Slot>>;
  /**
   * The last word on a question that is about to start. One that may not is given another slot.
   * @returns the time of its slot, in milliseconds: now, or later; null when there is none until its `latest`
   */
  start(question: Starting): Promise<number | null>;
  /** A question went out later than its slot says. */
  noteSent(sent: SentLate): Promise<void>;
  /** Gives back what a holder has reserved and not used. */
  release(holder: string): Promise<void>;
  /** Nobody asks this vendor before `until`. */
  pause(source: Paced, until: Date): Promise<void>;
}

/** What others have of vendors. */
export interface Taken {
  /** By quota, in order; milliseconds. */
  times: Map<string, number[]>;
  /** Until when vendors want to be left alone, by id. */
  paused: ReadonlyMap<string, number>;
}

/** @param taken grows by what is given @returns by source id */
export function chooseSlots(
  { sources, until, asker }: Reserving,
  { times, paused }: Taken,
  now: number,
): Map<string, Slot> {
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

/**
 * Whether a question may start now, among what others have: one that comes later than its slot may stand too close to them by now.
 * @param taken grows by what is decided
 * @returns the time of its slot: now, or later; null when there is none until its `latest`
 */
export function decideStart(
  { source: { quota }, asker, latest }: Starting,
  { times, paused }: Taken,
  now: number,
): number | null {
  const others = times.get(quota.id) ?? [];
  const from = Math.max(now, paused.get(quota.vendorId) ?? 0);
  const mayStart = from === now && fitsAt(others, quota, now);
  const at = mayStart ? now : firstFit(others, shareOf(quota, asker), from);
  if (at > latest.getTime()) return null;
  times.set(quota.id, others);
  insertInOrder(others, at);
  return at;
}

/** Into times that are in order. */
export function insertInOrder(times: number[], at: number): void {
  times.splice(times.findLastIndex((time) => time <= at) + 1, 0, at);
}
