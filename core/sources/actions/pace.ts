import { createGate, type Gate, NoSlotError } from '#core/sources/internal/gate.ts';
import type { Asker, Paced } from '#core/sources/internal/quota.ts';
import {
  addVendors,
  markAsked,
  pauseVendor,
  releaseSlots,
  reserveSlots,
  type Slot,
} from '#core/sources/internal/slots.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** What its callers catch and hold. */
export { NoSlotError } from '#core/sources/internal/gate.ts';
export type { Asker } from '#core/sources/internal/quota.ts';
export type { Slot } from '#core/sources/internal/slots.ts';

/**
 * Keeps every vendor's limits over all of its sources: over all scans and instances by the database, in this process by
 * a gate. A holder is who asks, such as a scan; what it reserved and did not use can be given back.
 */
export interface Pace {
  /**
   * Takes one slot per source. A slot later than `until` is not taken: the source is then missing from the answer.
   * What the holder reserved before and never used, as a run that died, is given back first.
   * @returns by source id
   */
  reserve(sources: readonly Paced[], request: Reserving): Promise<Map<string, Slot>>;
  /** Gives back what the holder has reserved and not used. */
  release(holder: string): Promise<void>;
  /** Nobody asks any source of this vendor before `until`: it told us to wait. */
  pause(source: Paced, until: Date): Promise<void>;
  /**
   * Waits for the slot and for a place among the questions that may run at once, then runs `question`. A slot that is
   * worth nothing any more, because the vendor told us to wait, is exchanged for a later one.
   * @throws NoSlotError when it could only start after `latest`; the signal's reason while waiting; what `question` throws
   */
  take<Result>(source: Paced, turn: Turn, question: () => Promise<Result>): Promise<Result>;
  /**
   * A further request within a question: takes a slot of its own and waits for it. What has begun may fill the whole
   * window, whoever asks. @throws as `take`
   */
  takeAnother<Result>(
    source: Paced,
    turn: Omit<Turn, 'slot' | 'asker'>,
    request: () => Promise<Result>,
  ): Promise<Result>;
}

/** Who reserves: a holder, as one of the kinds of asker, each of which has its share of every window. */
interface Reserving {
  until: Date;
  holder: string;
  asker: Asker;
}

export interface Turn {
  slot: Slot;
  holder: string;
  asker: Asker;
  latest: Date;
  signal: AbortSignal;
}

const paces = new WeakMap<Platform, Pace>();

/** The one pace of this process. */
export function paceOf(platform: Platform): Pace {
  const known = paces.get(platform);
  if (known) return known;
  const made = createPace(platform);
  paces.set(platform, made);
  return made;
}

function createPace(platform: Platform): Pace {
  const { clock, database } = platform;
  const gates = new Map<string, { vendorId: string; gate: Gate }>();
  const vendors = new Set<string>();
  const gateOf = ({ quota }: Paced): Gate => {
    const known = gates.get(quota.id) ?? { vendorId: quota.vendorId, gate: createGate(quota, clock) };
    gates.set(quota.id, known);
    return known.gate;
  };

  async function waitFor(source: Paced, { slot, holder, asker, latest, signal }: Turn): Promise<void> {
    for (let current: Slot | undefined = slot; ; ) {
      if (!current) throw new NoSlotError();
      await sleepUntil(platform, current.at, signal);
      if (current.used || (await markAsked(platform, current, source.quota))) return;
      current = (await reserveSlots(platform, [source], { until: latest, holder, asker })).get(source.id);
    }
  }

  return {
    async reserve(sources, request) {
      await releaseSlots(database, request.holder);
      if (sources.length === 0) return new Map();
      await addVendors(database, sources, vendors);
      return reserveSlots(platform, sources, request);
    },
    release: (holder) => releaseSlots(database, holder),
    async pause(source, until) {
      gateOf(source);
      for (const { vendorId, gate } of gates.values()) if (vendorId === source.quota.vendorId) gate.pause(until);
      await addVendors(database, [source], vendors);
      await database.transaction(systemScope, (tx) => pauseVendor(tx, source.quota, until));
    },
    async take(source, turn, question) {
      await waitFor(source, turn);
      return gateOf(source).pass(turn.latest, turn.signal, question);
    },
    async takeAnother(source, { holder, latest, signal }, request) {
      const asker = 'visitor';
      const slot = (await reserveSlots(platform, [source], { until: latest, holder, asker })).get(source.id);
      if (!slot) throw new NoSlotError();
      await waitFor(source, { slot, holder, asker, latest, signal });
      return gateOf(source).passAgain(latest, signal, request);
    },
  };
}

async function sleepUntil({ clock }: Platform, time: Date, signal: AbortSignal): Promise<void> {
  const wait = time.getTime() - clock.now().getTime();
  if (wait > 0) await clock.sleep(wait, signal);
  signal.throwIfAborted();
}
