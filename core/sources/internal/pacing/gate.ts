import { setImmediate as nextTurn } from 'node:timers/promises';
import { firstFit, inOrder, longestWindow, type Quota } from '#core/sources/internal/pacing/quota.ts';
import type { Clock } from '#platform/clock.ts';
import { onAbort } from '#platform/on-abort.ts';

/** What a question tells as it goes on. */
export interface Told {
  /** It has gone out: a vendor counts it when it comes, not when we begin to connect. */
  sent(): void;
  /** Its source is still busy with it, until then, though its answer is known: it keeps its place among those that are open. */
  goesOn(ended: Promise<void>): void;
}

/** One request to a source. */
export type Question<Result> = (told: Told) => Promise<Result>;

/** When a question may start, and what has the last word on it. */
export interface Passing {
  /** A question that could only start later is not asked. */
  latest: Date;
  signal: AbortSignal;
  /** Asked when everything else lets the question start. @returns milliseconds: now or earlier, or when to come again */
  admit?: () => Promise<number>;
  /** Told when the question has gone out, or has ended without that. */
  onSent?: () => void;
}

/** What became of a question: its answer, or the time at which it may come again. */
export type Passed<Result> = { answer: Result } | { again: number };

/**
 * One quota's gate in this process: at most `concurrency` questions at once, first come, first served, and never more
 * than its windows hold from when each really went out, also when questions had to wait for a place beyond their slots.
 */
export interface Gate {
  /** @throws NoSlotError; the signal's reason while waiting; what `question` or `admit` throws */
  pass<Result>(passing: Passing, question: Question<Result>): Promise<Passed<Result>>;
  /** A further request of a question that has its place, and keeps it: it waits for its turn only. */
  passAgain<Result>(passing: Passing, request: Question<Result>): Promise<Passed<Result>>;
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
  const starts = createStarts(quota, now);
  let pausedUntil = 0;
  const nextStart = () => firstFit(starts.times(), quota, Math.max(now(), pausedUntil));

  /** Waits until the windows and the event loop have room. */
  async function awaitTurn({ latest, signal }: Passing): Promise<void> {
    do {
      const begin = nextStart();
      if (begin > latest.getTime()) throw new NoSlotError();
      const wait = begin - now();
      if (wait > 0) await clock.sleep(wait, signal);
      await ownTurn();
    } while (nextStart() > now());
  }

  /** One after the other, by the time they really start: a process that was held up does not start several at once. */
  async function startInTurn<Result>(passing: Passing, question: Question<Result>, goesOn: Told['goesOn']) {
    const leave = await line.enter(passing.signal);
    try {
      await awaitTurn(passing);
      const again = (await passing.admit?.()) ?? now();
      if (again > now()) return { again };
      // The vendor may have told us to wait while the database was asked.
      if (nextStart() > now()) return { again: nextStart() };
      passing.signal.throwIfAborted();
      return { running: starts.begin((sent) => question({ sent, goesOn }), passing.onSent) };
    } finally {
      leave();
    }
  }

  async function startAndWait<Result>(
    passing: Passing,
    question: Question<Result>,
    goesOn: Told['goesOn'],
  ): Promise<Passed<Result>> {
    const started = await startInTurn(passing, question, goesOn);
    return 'running' in started ? { answer: await started.running.answer } : started;
  }

  return {
    async pass(passing, question) {
      const leave = await places.enter(passing.signal);
      const goingOn: Promise<void>[] = [];
      try {
        return await startAndWait(passing, question, (ended) => goingOn.push(ended));
      } finally {
        if (goingOn.length === 0) leave();
        else void Promise.all(goingOn).then(leave);
      }
    },
    passAgain: (passing, request) => startAndWait(passing, request, () => {}),
    pause(until) {
      pausedUntil = Math.max(pausedUntil, until.getTime());
    },
  };
}

/** Times at which questions went out, as long as they count. One that is still on its way out may go at any moment. */
function createStarts(quota: Pick<Quota, 'windows'>, now: () => number) {
  let starts: { sentAt: number | null }[] = [];
  return {
    times: (): number[] => inOrder(starts.map(({ sentAt }) => sentAt ?? now())),
    begin<Result>(question: (sent: () => void) => Promise<Result>, onSent?: () => void): { answer: Promise<Result> } {
      const oldest = now() - longestWindow(quota);
      const own: { sentAt: number | null } = { sentAt: null };
      starts = [...starts.filter(({ sentAt }) => sentAt === null || sentAt > oldest), own];
      const noteSent = () => {
        if (own.sentAt !== null) return;
        own.sentAt = now();
        onSent?.();
      };
      return { answer: question(noteSent).finally(noteSent) };
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
        const enterNow = () => {
          waiting.delete(enterNow);
          stopWaiting();
          resolve(leave);
        };
        const stopWaiting = onAbort(signal, () => {
          waiting.delete(enterNow);
          reject(signal.reason);
        });
        waiting.add(enterNow);
      });
    },
  };
}
