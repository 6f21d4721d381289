import { setImmediate as nextTurn } from 'node:timers/promises';
import { firstFit, longestWindow, type Quota } from '#core/sources/internal/quota.ts';
import type { Clock } from '#platform/clock.ts';

/**
 * One quota's gate in this process: at most `concurrency` questions at once, first come, first served, and never more
 * than its windows hold, also when questions had to wait for a place beyond their slots.
 */
export interface Gate {
  /**
   * @param latest a question that could only start later is not asked
   * @throws NoSlotError; the signal's reason while waiting; what `question` throws
   */
  pass<Result>(latest: Date, signal: AbortSignal, question: () => Promise<Result>): Promise<Result>;
  /** A further request of a question that has its place: it waits for its turn only. */
  passAgain<Result>(latest: Date, signal: AbortSignal, request: () => Promise<Result>): Promise<Result>;
  pause(until: Date): void;
}

/** The quota leaves no slot in time: the source was not asked. */
export class NoSlotError extends Error {
  constructor() {
    super('the quota leaves no slot in time');
    this.name = 'NoSlotError';
  }
}

export function createGate(quota: Omit<Quota, 'id' | 'vendorId'>, clock: Clock): Gate {
  const places = createPlaces(quota.concurrency);
  const line = createPlaces(1);
  const now = () => clock.now().getTime();
  /** Times at which questions started, as long as they count. */
  let starts: number[] = [];
  let pausedUntil = 0;
  const start = () => firstFit(starts, quota, Math.max(now(), pausedUntil));

  /** One after the other, by the time they really start: a process that was held up does not start several at once. */
  async function startInTurn<Result>(latest: Date, signal: AbortSignal, question: () => Promise<Result>) {
    const leave = await line.enter(signal);
    try {
      do {
        const begin = start();
        if (begin > latest.getTime()) throw new NoSlotError();
        const wait = begin - now();
        if (wait > 0) await clock.sleep(wait, signal);
        await ownTurn();
      } while (start() > now());
      signal.throwIfAborted();
      starts = [...starts.filter((time) => time > now() - longestWindow(quota)), now()];
      return { answer: question() };
    } finally {
      leave();
    }
  }

  return {
    async pass(latest, signal, question) {
      const leave = await places.enter(signal);
      try {
        const { answer } = await startInTurn(latest, signal, question);
        return await answer;
      } finally {
        leave();
      }
    },
    async passAgain(latest, signal, request) {
      const { answer } = await startInTurn(latest, signal, request);
      return await answer;
    },
    pause(until) {
      pausedUntil = Math.max(pausedUntil, until.getTime());
    },
  };
}

export const STARTS_PER_TURN = 10;
let startsLeft = STARTS_PER_TURN;
let turn: Promise<void> = Promise.resolve();

/**
 * So many questions of this process start in one turn of the event loop, in the order they come, whichever scan's and
 * source's they are: each may open a connection, and hundreds at once would hold everything else up.
 */
function ownTurn(): Promise<void> {
  if (startsLeft === 0) {
    turn = turn.then(() => nextTurn());
    startsLeft = STARTS_PER_TURN;
  }
  startsLeft--;
  return turn;
}

interface Places {
  /** @returns call it once to leave */
  enter(signal: AbortSignal): Promise<() => void>;
}

function createPlaces(most: number): Places {
  let taken = 0;
  const waiting = new Set<() => void>();
  const leave = () => {
    const [next] = waiting;
    if (next) next();
    else taken--;
  };
  return {
    enter(signal) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        if (taken < most) {
          taken++;
          return resolve(leave);
        }
        const stop = () => {
          waiting.delete(go);
          reject(signal.reason);
        };
        const go = () => {
          waiting.delete(go);
          signal.removeEventListener('abort', stop);
          resolve(leave);
        };
        waiting.add(go);
        signal.addEventListener('abort', stop, { once: true });
      });
    },
  };
}
