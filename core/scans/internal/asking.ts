import type { NotCheckedReason } from '#contract/scans/types.ts';
import { readOptedOut } from '#core/opt-outs/queries/opted-out.ts';
import { askSource } from '#core/sources/actions/ask.ts';
import { type Asker, NoSlotError, type Pace, type Slot, type Told } from '#core/sources/actions/pace.ts';
import { pacedOutgoing } from '#core/sources/actions/paced-outgoing.ts';
import type { Answer, BreachCatalogue } from '#core/sources/define.ts';
import { proveAnswer } from '#core/sources/health/actions/prove-answer.ts';
import { suspendedSources } from '#core/sources/health/queries/suspended.ts';
import { findAnswers } from '#core/sources/queries/find-answers.ts';
import { pacedWith, keyOf as sourceKeyOf } from '#core/sources/queries/sources.ts';
import { systemScope } from '#platform/database/scope.ts';
import { onAbort } from '#platform/on-abort.ts';
import type { Platform } from '#platform/platform.ts';
import { type Check, keyOf } from './changes.ts';
import type { RunningScan } from './load.ts';
import type { Progress } from './progress.ts';

/** Why the questions of a run stop, other than that the run itself was stopped. */
class TimeIsUp extends Error {}

/** One scan whose sources are being asked. */
export interface Run {
  platform: Platform;
  scan: RunningScan;
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
  /** Only answers given after this time are reused. */
  reusesSince?: Date;
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
  { clock }: Platform,
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

/** @returns the checks whose source must be queried: not opted out, not suspended, and without a reusable answer */
export async function pendingChecks(run: Run): Promise<Check[]> {
  // Read before the transaction: another reader could be waiting for this transaction.
  const suspended = await suspendedSources(run.platform);
  return run.platform.database.transaction(systemScope, async () =>
    reuseAnswers(run, skipSuspended(run, suspended, await skipOptedOut(run, checksLeft(run)))),
  );
}

function checksLeft({ scan, platform }: Run): Check[] {
  return scan.left.flatMap(({ sourceId, identifierId }) => {
    const source = platform.sources.sourceById(sourceId);
    const subject = scan.subjects.get(identifierId);
    return source && subject ? [{ source, identifierId, subject }] : [];
  });
}

/** Ends the checks of opted-out addresses as not checked. @returns the other checks */
async function skipOptedOut({ platform, scan, progress }: Run, checks: Check[]): Promise<Check[]> {
  const emails = [...scan.subjects.values()].flatMap((subject) => (subject.kind === 'email' ? [subject.email] : []));
  const optedOut = await readOptedOut(platform, emails);
  const isOut = ({ subject }: Check) => subject.kind === 'email' && optedOut.has(subject.email);
  const finishedAt = platform.clock.now();
  const answer = notChecked('opted-out');
  for (const check of checks.filter(isOut))
    progress.note({ check, state: 'ended', answer, startedAt: null, finishedAt, reusedFrom: null });
  return checks.filter((check) => !isOut(check));
}

/** Ends the checks of suspended sources as not checked. @returns the other checks */
function skipSuspended({ platform, progress }: Run, suspended: ReadonlySet<string>, checks: Check[]): Check[] {
  const finishedAt = platform.clock.now();
  const answer = notChecked('suspended');
  for (const check of checks.filter(({ source }) => suspended.has(source.id)))
    progress.note({ check, state: 'ended', answer, startedAt: null, finishedAt, reusedFrom: null });
  return checks.filter(({ source }) => !suspended.has(source.id));
}

async function reuseAnswers({ platform, scan, progress, reusesSince }: Run, checks: Check[]): Promise<Check[]> {
  const now = platform.clock.now();
  const asked = { subjects: [...scan.subjects.values()], now };
  const kept = await platform.database.transaction(systemScope, (tx) => findAnswers(tx, platform.vault, asked));
  return checks.filter((check) => {
    const reused = kept(check.source.id, check.subject);
    if (!reused || (reusesSince && reused.answeredAt <= reusesSince)) return true;
    const { answer, answeredAt } = reused;
    progress.note({ check, state: 'ended', answer, startedAt: null, finishedAt: now, reusedFrom: answeredAt });
    return false;
  });
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

const notChecked = (reason: NotCheckedReason): Answer => ({ state: 'not-checked', reason });
