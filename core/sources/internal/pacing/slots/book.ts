import type { Paced } from '#core/sources/internal/pacing/quota.ts';
import type { Platform } from '#platform/platform.ts';
import type { Reserving, SentLate, Slot, Starting } from './choose.ts';

export type Clocked = Pick<Platform, 'database' | 'clock'>;

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
