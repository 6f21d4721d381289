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
  /** The last moment at which a question may start. */
  latest: Date;
  /** Sources that were asked, and those of them that have not answered yet. */
  questions: { asked: number; open: number };
  /** Whether who has not answered when its time or the scan's is up is asked once more later; else that is its answer. */
  waitsOn: boolean;
  /** A source that was asked and wants to be left alone is not asked again sooner, in milliseconds. */
  againMs: number;
  /** Earlier answers are used again only if they were given after that. */
  reusesSince?: Date;
  /** Aborts with TimeIsUp at the deadline, with another reason when the run is stopped. */
  signal: AbortSignal;
}

/** How often a run that goes on beyond its time looks whether it is time now. */
const LOOKS_AGAIN_MS = 250;

/** @param isTime asked from the deadline on, until it says so; the run goes on meanwhile @returns ends the waiting */
export function endAt(
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

/** @returns the checks whose source must be asked: what is suspended, or was answered lately, has had its turn */
export async function leftToAsk(run: Run): Promise<Check[]> {
  // Others may be reading it: nobody waits for them in a transaction, which may be what they wait for.
  const suspended = await suspendedSources(run.platform);
  return run.platform.database.transaction(systemScope, async () =>
    reuseAnswers(run, leaveSuspendedOut(run, suspended, await leaveOptedOutOut(run, checksLeft(run)))),
  );
}

function checksLeft({ scan, platform }: Run): Check[] {
  return scan.left.flatMap(({ sourceId, identifierId }) => {
    const source = platform.sources.sourceById(sourceId);
    const subject = scan.subjects.get(identifierId);
    return source && subject ? [{ source, identifierId, subject }] : [];
  });
}

/** Nobody is asked about an address that is never to be scanned, whatever began the scan and whenever. */
async function leaveOptedOutOut({ platform, scan, progress }: Run, checks: Check[]): Promise<Check[]> {
  const emails = [...scan.subjects.values()].flatMap((subject) => (subject.kind === 'email' ? [subject.email] : []));
  const optedOut = await readOptedOut(platform, emails);
  const isOut = ({ subject }: Check) => subject.kind === 'email' && optedOut.has(subject.email);
  const finishedAt = platform.clock.now();
  const answer = notChecked('opted-out');
  for (const check of checks.filter(isOut))
    progress.note({ check, state: 'ended', answer, startedAt: null, finishedAt, reusedFrom: null });
  return checks.filter((check) => !isOut(check));
}

/** @returns the checks whose source's answers are worth something now */
function leaveSuspendedOut({ platform, progress }: Run, suspended: ReadonlySet<string>, checks: Check[]): Check[] {
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
  const { platform, pace, progress, holder, asker, latest, signal, waitsOn } = run;
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
    if (signal.aborted && !isTimeUp(signal)) return;
    if (waitsOn && isSilent(answer)) return endCheck(notChecked('limited'));
    endCheck(await proveInTime(run, check, answer), answeredAt);
  } catch (error) {
    if (error instanceof NoSlotError) return endCheck(notChecked('limited'));
    if (!signal.aborted) throw error;
    if (isTimeUp(signal)) endCheck(notChecked(startedAt && !waitsOn ? 'timeout' : 'limited'));
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

const againAfter = ({ againMs }: Run, startedAt: Date | null, now: Date): Date =>
  startedAt ? new Date(now.getTime() + againMs) : now;

/** The answer, or what is left of it where its proof comes too late; 'limited' is what is asked once more. */
async function proveInTime(
  { platform, asker, latest, signal, waitsOn }: Run,
  { source }: Check,
  answer: Answer,
): Promise<Answer> {
  try {
    return await proveAnswer(platform, source, answer, { asker, latest, signal });
  } catch (error) {
    if (isTimeUp(signal)) return notChecked(waitsOn ? 'limited' : 'unproved');
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

const isTimeUp = (signal: AbortSignal): boolean => signal.aborted && signal.reason instanceof TimeIsUp;

const notChecked = (reason: NotCheckedReason): Answer => ({ state: 'not-checked', reason });
