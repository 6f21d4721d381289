import type { NotCheckedReason } from '#contract/scans/types.ts';
import { completeScan } from '#core/scans/internal/finish.ts';
import { checkKey } from '#core/scans/internal/identifiers.ts';
import { loadForRun, type RunningScan } from '#core/scans/internal/load.ts';
import { type Check, createProgress, type Progress } from '#core/scans/internal/progress.ts';
import { deadlineOf, reasonAtDeadline, scanTimes } from '#core/scans/rules.ts';
import { askSource } from '#core/sources/actions/ask.ts';
import { catalogueNow } from '#core/sources/actions/catalogue-now.ts';
import { NoSlotError, type Pace, paceOf, type Slot } from '#core/sources/actions/pace.ts';
import { pacedOutgoing } from '#core/sources/actions/paced-outgoing.ts';
import type { Answer, BreachCatalogue } from '#core/sources/define.ts';
import { proveAnswer } from '#core/sources/health/actions/prove-answer.ts';
import { suspendedSources } from '#core/sources/health/queries/suspended.ts';
import { findAnswers } from '#core/sources/queries/find-answers.ts';
import { keyOf, pacedWith } from '#core/sources/queries/sources.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** Why the questions of a run stop, other than that the run itself was stopped. */
class TimeIsUp extends Error {}

interface Run {
  platform: Platform;
  scan: RunningScan;
  catalogue: Promise<BreachCatalogue>;
  pace: Pace;
  progress: Progress;
  /** The last moment at which a question may start. */
  latest: Date;
  /** Aborts with TimeIsUp at the deadline, with another reason when the run is stopped. */
  signal: AbortSignal;
}

/**
 * Asks every source that has not had its turn, all at once, saves each answer as it comes and completes the scan, at
 * the latest at its deadline. May be run again after a crash: sources that had ended are not asked again. Does nothing
 * for a scan that is not running.
 * @param options.signal stops the run: its sources are left for the next run
 * @throws when it was stopped or the database failed; the scan then runs on with the next run
 */
export async function runScan(platform: Platform, scanId: string, { signal }: { signal: AbortSignal }): Promise<void> {
  const scan = await loadForRun(platform, scanId);
  if (!scan) return;
  const stop = new AbortController();
  const deadline = deadlineOf(scan.startedAt, platform.clock.now());
  const clear = endAt(platform, deadline, stop);
  const progress = createProgress(platform, scan, (error) => stop.abort(error));
  try {
    const either = AbortSignal.any([signal, stop.signal]);
    await askAll(await prepare(platform, scan, { progress, deadline, signal: either }));
    await progress.settled();
    signal.throwIfAborted();
    await completeScan(platform, scanId);
  } finally {
    clear();
    stop.abort(new Error('the run has ended'));
    await progress.settled().catch(() => {});
  }
}

/** @returns ends the waiting */
function endAt({ clock }: Platform, deadline: Date, stop: AbortController): () => void {
  const waiting = new AbortController();
  clock.sleep(deadline.getTime() - clock.now().getTime(), waiting.signal).then(
    () => stop.abort(new TimeIsUp()),
    () => {},
  );
  return () => waiting.abort();
}

async function prepare(
  platform: Platform,
  scan: RunningScan,
  { progress, deadline, signal }: { progress: Progress; deadline: Date; signal: AbortSignal },
): Promise<Run> {
  return {
    platform,
    scan,
    catalogue: catalogueNow(platform),
    pace: paceOf(platform),
    progress,
    latest: new Date(deadline.getTime() - scanTimes.lastQuestionMs),
    signal,
  };
}

async function askAll(run: Run): Promise<void> {
  const unanswered = await reuseAnswers(run, await leaveSuspendedOut(run, checksLeft(run)));
  const { pace, scan, latest } = run;
  const paced = unanswered.map((check) => pacedCheck(run, check));
  const slots = await pace.reserve(paced, { until: latest, holder: scan.id });
  await Promise.all(unanswered.map((check, place) => askInTurn(run, check, slots.get(paced[place]?.id ?? ''))));
  await pace.release(scan.id);
}

/** @returns the checks whose source's answers are worth something now */
async function leaveSuspendedOut({ platform, progress }: Run, checks: Check[]): Promise<Check[]> {
  const suspended = await suspendedSources(platform);
  const finishedAt = platform.clock.now();
  const answer = notChecked('suspended');
  for (const check of checks.filter(({ source }) => suspended.has(source.id)))
    progress.note({ check, state: 'ended', answer, startedAt: null, finishedAt, reusedFrom: null });
  return checks.filter(({ source }) => !suspended.has(source.id));
}

function checksLeft({ scan, platform }: Run): Check[] {
  return scan.left.flatMap(({ sourceId, identifierId }) => {
    const source = platform.sources.sourceById(sourceId);
    const subject = scan.subjects.get(identifierId);
    return source && subject ? [{ source, identifierId, subject }] : [];
  });
}

const pacedCheck = ({ platform }: Run, { source, identifierId }: Check) => ({
  ...pacedWith(platform.config, source),
  id: checkKey({ sourceId: source.id, identifierId }),
});

/** @returns the checks whose source must be asked */
async function reuseAnswers({ platform, scan, progress }: Run, checks: Check[]): Promise<Check[]> {
  const now = platform.clock.now();
  const asked = { subjects: [...scan.subjects.values()], now };
  const kept = await platform.database.transaction(systemScope, (tx) => findAnswers(tx, platform.vault, asked));
  return checks.filter((check) => {
    const reused = kept(check.source.id, check.subject);
    if (!reused) return true;
    const { answer, answeredAt } = reused;
    progress.note({ check, state: 'ended', answer, startedAt: null, finishedAt: now, reusedFrom: answeredAt });
    return false;
  });
}

/** Waits for the source's turn and asks it; whatever happens before the run is stopped becomes its answer. */
async function askInTurn(run: Run, check: Check, slot: Slot | undefined): Promise<void> {
  const { platform, pace, progress, scan, latest, signal } = run;
  const paced = pacedCheck(run, check);
  let startedAt: Date | null = null;
  const end = (answer: Answer, finishedAt = platform.clock.now()) =>
    progress.note({ check, state: 'ended', answer, startedAt, finishedAt, reusedFrom: null });
  if (!slot) return end(notChecked('limited'));
  try {
    const { retryAfter, ...answer } = await pace.take(paced, { slot, holder: scan.id, latest, signal }, () => {
      startedAt = platform.clock.now();
      progress.note({ check, state: 'checking', startedAt });
      return orAborted(signal, ask(run, check));
    });
    if (retryAfter !== null) await pace.pause(paced, new Date(platform.clock.now().getTime() + retryAfter * 1_000));
    const answeredAt = platform.clock.now();
    if (!signal.aborted || isTimeUp(signal)) end(await proved(run, check, answer), answeredAt);
  } catch (error) {
    if (error instanceof NoSlotError) return end(notChecked('limited'));
    if (!signal.aborted) throw error;
    if (isTimeUp(signal)) end(notChecked(reasonAtDeadline(startedAt ? 'checking' : 'queued')));
  }
}

/** The answer, or what is left of it where its proof comes too late. */
async function proved({ platform, latest, signal }: Run, { source }: Check, answer: Answer): Promise<Answer> {
  try {
    return await proveAnswer(platform, source, answer, { latest, signal });
  } catch (error) {
    if (isTimeUp(signal)) return notChecked('unproved');
    throw error;
  }
}

function ask({ platform, scan, catalogue, pace, latest, signal }: Run, { source, subject }: Check) {
  const { clock, config, log, outgoing } = platform;
  const paced = { source: pacedWith(config, source), pace, holder: scan.id, latest };
  return askSource(source, subject, {
    outgoing: pacedOutgoing(outgoing, paced),
    key: keyOf(source, config),
    now: clock.now(),
    catalogue,
    signal,
    unexpected: (sourceId, error) => log.error('a source was asked and the check itself failed', { sourceId, error }),
  });
}

/** A check that does not listen to the signal is left behind. */
function orAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

const isTimeUp = (signal: AbortSignal): boolean => signal.aborted && signal.reason instanceof TimeIsUp;

const notChecked = (reason: NotCheckedReason): Answer => ({ state: 'not-checked', reason });
