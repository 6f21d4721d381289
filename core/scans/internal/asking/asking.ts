import type { NotCheckedReason } from '#contract/scans/types.ts';
import { type Check, keyOf } from '#core/scans/internal/changes.ts';
import type { RunningScan } from '#core/scans/internal/load.ts';
import type { Progress } from '#core/scans/internal/progress.ts';
import { askSource } from '#core/sources/actions/ask.ts';
import type { Engine } from '#core/sources/actions/engine.ts';
import { type Asker, NoSlotError, type Pace, type Slot, type Told } from '#core/sources/actions/pace.ts';
import { pacedOutgoing } from '#core/sources/actions/paced-outgoing.ts';
import type { Answer, BreachCatalogue } from '#core/sources/define.ts';
import { proveAnswer } from '#core/sources/health/actions/prove-answer.ts';
import { pacedWith, keyOf as sourceKeyOf } from '#core/sources/queries/sources.ts';
import { onAbort } from '#platform/on-abort.ts';

/** Why the questions of a run stop, other than that the run itself was stopped. */
class TimeIsUp extends Error {}

/** Questions of one scan that are being asked. */
export interface Run {
  platform: Engine;
  scan: Pick<RunningScan, 'id'>;
  catalogue: Promise<BreachCatalogue>;
  pace: Pace;
  /** Who reserves slots, and as what. */
  holder: string;
  asker: Asker;
  progress: Progress;
  /** No question starts after this. */
  latest: Date;
  /** Numbers of questions asked, and of those still open. */
  questions: { asked: number; open: number };
  /** Whether sources that time out are retried later. If false, the timeout is final. */
  retryLater: boolean;
  /** Least milliseconds before a source that asked for a pause is retried. */
  retryDelayMs: number;
  /** Aborts with TimeIsUp at the deadline, or with another reason when the run is stopped. */
  signal: AbortSignal;
}

/** Milliseconds between two checks of `isTime` after the deadline. */
const LOOKS_AGAIN_MS = 250;

/**
 * Aborts a run at its deadline.
 * @param isTime postpones the abort: polled from the deadline on until it returns true
 * @returns cancels the timer
 */
export function abortAt(
  { clock }: Engine,
  deadline: Date,
  stop: AbortController,
  isTime: () => boolean = () => true,
): () => void {
  const waiting = new AbortController();
  const endInTime = async () => {
    await clock.sleep(deadline.getTime() - clock.now().getTime(), waiting.signal);
    while (!isTime()) await clock.sleep(LOOKS_AGAIN_MS, waiting.signal);
    stop.abort(new TimeIsUp());
  };
  endInTime().catch(() => {});
  return () => waiting.abort();
}

/** A check with what its question counts against; its id is that of the check, in any scan. */
export const pacedCheck = ({ platform, scan }: Run, check: Check) => ({
  ...pacedWith(platform.config, check.source),
  id: `${scan.id} ${keyOf(check)}`,
});

/**
 * Waits for the source's turn and asks it; whatever happens before the run is stopped becomes its answer. One that the
 * limits of its vendor leave no turn waits on.
 */
export async function askInTurn(run: Run, check: Check, slot: Slot | undefined): Promise<void> {
  const { platform, pace, progress, holder, asker, latest, signal, retryLater } = run;
  const paced = pacedCheck(run, check);
  let startedAt: Date | null = null;
  const endCheck = (answer: Answer, finishedAt = platform.clock.now()) =>
    isLimited(answer)
      ? progress.note({ check, state: 'waiting', from: againAfter(run, startedAt, finishedAt) })
      : progress.note({ check, state: 'ended', answer, startedAt, finishedAt, reusedFrom: null });
  if (!slot) return endCheck(notChecked('limited'));
  try {
    const { retryAfter, ...answer } = await pace.take(paced, { slot, holder, asker, latest, signal }, (told) => {
      startedAt = platform.clock.now();
      progress.note({ check, state: 'checking', startedAt });
      return countQuestion(run, orAborted(signal, askPaced(run, check, told)));
    });
    if (retryAfter !== null) await pace.pause(paced, new Date(platform.clock.now().getTime() + retryAfter * 1_000));
    const answeredAt = platform.clock.now();
    if (signal.aborted && !isTimeout(signal)) return;
    if (retryLater && isSilent(answer)) return endCheck(notChecked('limited'));
    endCheck(await proveInTime(run, check, answer), answeredAt);
  } catch (error) {
    if (error instanceof NoSlotError) return endCheck(notChecked('limited'));
    if (!signal.aborted) throw error;
    if (isTimeout(signal)) endCheck(notChecked(startedAt && !retryLater ? 'timeout' : 'limited'));
  }
}

async function countQuestion<Result>({ questions }: Run, question: Promise<Result>): Promise<Result> {
  questions.asked++;
  questions.open++;
  try {
    return await question;
  } finally {
    questions.open--;
  }
}

/** It may be this machine that had no time for what came: many are silent then, and a report would have no score. */
const isSilent = (answer: Answer): boolean => answer.state === 'not-checked' && answer.reason === 'timeout';

const isLimited = (answer: Answer): boolean => answer.state === 'not-checked' && answer.reason === 'limited';

const againAfter = ({ retryDelayMs }: Run, startedAt: Date | null, now: Date): Date =>
  startedAt ? new Date(now.getTime() + retryDelayMs) : now;

/** The answer, or what is left of it where its proof comes too late; 'limited' is what is asked once more. */
async function proveInTime(
  { platform, asker, latest, signal, retryLater }: Run,
  check: Check,
  answer: Answer,
): Promise<Answer> {
  try {
    return await proveAnswer(platform, check, answer, { asker, latest, signal });
  } catch (error) {
    if (isTimeout(signal)) return notChecked(retryLater ? 'limited' : 'unproved');
    throw error;
  }
}

function askPaced({ platform, catalogue, pace, holder, latest, signal }: Run, { source, subject }: Check, told: Told) {
  const { clock, config, log, outgoing } = platform;
  const paced = { source: pacedWith(config, source), pace, holder, latest, told };
  return askSource(source, subject, {
    outgoing: pacedOutgoing(outgoing, paced),
    key: sourceKeyOf(source, config),
    now: clock.now(),
    catalogue,
    signal,
    unexpected: (sourceId, error) => log.error('a source was asked and the check itself failed', { sourceId, error }),
  });
}

/** A check that does not listen to the signal is left behind. */
function orAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    const leave = onAbort(signal, () => reject(signal.reason));
    work.then(resolve, reject).finally(leave);
  });
}

const isTimeout = (signal: AbortSignal): boolean => signal.aborted && signal.reason instanceof TimeIsUp;

export const notChecked = (reason: NotCheckedReason): Answer => ({ state: 'not-checked', reason });
