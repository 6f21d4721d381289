import {
  createGate,
  type Gate,
  NoSlotError,
  type Passed,
  type Passing,
  type Question,
} from '#core/sources/internal/pacing/gate.ts';
import { type Asker, type Paced, toleranceOf } from '#core/sources/internal/pacing/quota.ts';
import type { Reserving, Slot } from '#core/sources/internal/pacing/slots/choose.ts';
import { type Engine, stateOf } from './engine.ts';

/** What its callers catch and hold. */
export { NoSlotError, type Question, type Told } from '#core/sources/internal/pacing/gate.ts';
export type { Asker } from '#core/sources/internal/pacing/quota.ts';
export type { Slot } from '#core/sources/internal/pacing/slots/choose.ts';

/**
 * Keeps every vendor's limits over all of its sources: over all scans and instances by the engine's state, in this
 * process by a gate. A holder is who asks, such as a scan; what it reserved and did not use can be given back.
 */
export interface Pace {
  /**
   * Takes one slot per source. A slot later than `until` is not taken: the source is then missing from the answer.
   * What the holder reserved before and never used, as a run that died, is given back first.
   * @returns by source id
   */
  reserve(sources: readonly Paced[], request: Request): Promise<Map<string, Slot>>;
  /** Gives back what the holder has reserved and not used. */
  release(holder: string): Promise<void>;
  /** Nobody asks any source of this vendor before `until`: it told us to wait. */
  pause(source: Paced, until: Date): Promise<void>;
  /**
   * Waits for the slot and for a place among the questions that may run at once, then runs `question`. A slot that is
   * worth nothing any more, because the vendor told us to wait or because others would stand too close to a question that
   * comes this late, is exchanged for a later one.
   * @throws NoSlotError when it could only start after `latest`; the signal's reason while waiting; what `question` throws
   */
  take<Result>(source: Paced, turn: Turn, question: Question<Result>): Promise<Result>;
  /**
   * A further request within a question: takes a slot of its own and waits for it. What has begun may fill the whole
   * window, whoever asks. @throws as `take`
   */
  takeAnother<Result>(source: Paced, turn: Omit<Turn, 'slot' | 'asker'>, request: Question<Result>): Promise<Result>;
}

/** Who reserves: a holder, as one of the kinds of asker, each of which has its share of every window. */
type Request = Pick<Reserving, 'until' | 'holder' | 'asker'>;

export interface Turn {
  slot: Slot;
  holder: string;
  asker: Asker;
  latest: Date;
  signal: AbortSignal;
}

const paces = new WeakMap<Engine, Pace>();

/** The one pace of this process. */
export function paceOf(engine: Engine): Pace {
  const known = paces.get(engine);
  if (known) return known;
  const made = createPace(engine);
  paces.set(engine, made);
  return made;
}

function createPace(engine: Engine): Pace {
  const { clock, log } = engine;
  const gates = new Map<string, { vendorId: string; gate: Gate }>();
  /** Slots whose questions are about to start here. */
  const waiting = new Set<string>();
  const book = stateOf(engine).openSlots(waiting);
  const gateOf = ({ quota }: Paced): Gate => {
    const known = gates.get(quota.id) ?? { vendorId: quota.vendorId, gate: createGate(quota, clock) };
    gates.set(quota.id, known);
    return known.gate;
  };
  // The gates know when each question of this process went out; others, and this one after a restart, read it.
  const isLate = (source: Paced, at: number) => clock.now().getTime() - at > toleranceOf(source.quota);

  /** The last word on a slot: the book's, unless it was given just now and to be used at once. */
  async function admitSlot(source: Paced, slot: Current, { holder, asker, latest }: Turn): Promise<number> {
    if (slot.used && !isLate(source, slot.at)) return slot.at;
    const at = await book.start({ slotId: slot.id, source, holder, asker, latest });
    if (at === null) throw new NoSlotError();
    slot.at = at;
    slot.used = at <= clock.now().getTime();
    return at;
  }

  function noteSent(source: Paced, slot: Current): void {
    if (!isLate(source, slot.at)) return;
    const warnNotTold = (error: unknown) => log.warn('a late question could not be told to others', { error });
    void book.noteSent({ slotId: slot.id, sentAt: clock.now().getTime() }).catch(warnNotTold);
  }

  async function passWith<Result>(
    source: Paced,
    turn: Turn,
    pass: (passing: Passing) => Promise<Passed<Result>>,
  ): Promise<Result> {
    const { latest, signal } = turn;
    const slot: Current = { ...turn.slot, at: turn.slot.at.getTime() };
    const passing: Passing = {
      latest,
      signal,
      admit: () => admitSlot(source, slot, turn),
      onSent: () => noteSent(source, slot),
    };
    waiting.add(slot.id);
    try {
      for (let at = slot.at; ; ) {
        await sleepUntil(engine, at, signal);
        const passed = await pass(passing);
        if ('answer' in passed) return passed.answer;
        at = passed.again;
      }
    } finally {
      waiting.delete(slot.id);
    }
  }

  return {
    reserve: (sources, request) => book.reserve({ ...request, sources, anew: true }),
    release: (holder) => book.release(holder),
    pause(source, until) {
      gateOf(source);
      for (const { vendorId, gate } of gates.values()) if (vendorId === source.quota.vendorId) gate.pause(until);
      return book.pause(source, until);
    },
    take: (source, turn, question) => passWith(source, turn, (passing) => gateOf(source).pass(passing, question)),
    async takeAnother(source, { holder, latest, signal }, request) {
      const asker = 'visitor';
      const reserved = await book.reserve({ sources: [source], until: latest, holder, asker, anew: false });
      const slot = reserved.get(source.id);
      if (!slot) throw new NoSlotError();
      const turn = { slot, holder, asker, latest, signal } as const;
      return passWith(source, turn, (passing) => gateOf(source).passAgain(passing, request));
    },
  };
}

/** A slot as it moves. */
interface Current {
  id: string;
  /** Milliseconds. */
  at: number;
  used: boolean;
}

async function sleepUntil({ clock }: Engine, time: number, signal: AbortSignal): Promise<void> {
  const wait = time - clock.now().getTime();
  if (wait > 0) await clock.sleep(wait, signal);
  signal.throwIfAborted();
}
