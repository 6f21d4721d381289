import { abortAt, askInTurn, pacedCheck } from '#core/scans/internal/asking/asking.ts';
import { pendingChecks, type ScanRun } from '#core/scans/internal/asking/pending-checks.ts';
import { completeScan } from '#core/scans/internal/finish.ts';
import { loadForRun, type RunningScan } from '#core/scans/internal/load.ts';
import { createProgress } from '#core/scans/internal/progress.ts';
import { saveChanges } from '#core/scans/internal/save-changes.ts';
import { deadlineOf, firstEndOf, isFirstResult, lastSlotOf, scanTimes } from '#core/scans/rules.ts';
import { catalogueNow } from '#core/sources/actions/catalogue-now.ts';
import { paceOf } from '#core/sources/actions/pace.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Asks every source that has not had its turn, all at once, saves each answer as it comes and completes the scan, at
 * the latest at its deadline, and before that once time is up for a first result. A source whose vendor leaves no turn
 * soon, or that has not answered by then, is waited for beyond that (`askWaiting`). May be
 * run again after a crash: sources that had ended are not asked again. Does nothing for a scan that is not running.
 * @param options.signal stops the run: its sources are left for the next run
 * @throws when it was stopped or the database failed; the scan then runs on with the next run
 */
export async function runScan(platform: Platform, scanId: string, { signal }: { signal: AbortSignal }): Promise<void> {
  const scan = await loadForRun(platform, scanId);
  if (!scan) return;
  const stop = new AbortController();
  const now = platform.clock.now();
  const deadline = deadlineOf(scan.startedAt, now);
  const questions = { asked: 0, open: 0 };
  const clears = [
    abortAt(platform, firstEndOf(scan.awaitedSince, now), stop, () => isFirstResult(questions)),
    abortAt(platform, deadline, stop),
  ];
  const saveProgress = (changes: Parameters<typeof saveChanges>[2]) => saveChanges(platform, scan, changes);
  const progress = createProgress(platform, saveProgress, (error) => stop.abort(error));
  try {
    const either = AbortSignal.any([signal, stop.signal]);
    await askAll(prepareRun(platform, scan, { progress, deadline, questions, signal: either }));
    await progress.settled();
    signal.throwIfAborted();
    await completeScan(platform, scanId, scan.found);
  } finally {
    for (const clear of clears) clear();
    stop.abort(new Error('the run has ended'));
    await progress.settled().catch(() => {});
  }
}

function prepareRun(
  platform: Platform,
  scan: RunningScan,
  { progress, deadline, questions, signal }: Pick<ScanRun, 'progress' | 'questions' | 'signal'> & { deadline: Date },
): ScanRun {
  return {
    platform,
    scan,
    catalogue: catalogueNow(platform),
    pace: paceOf(platform),
    holder: scan.id,
    asker: scan.asker,
    progress,
    latest: new Date(deadline.getTime() - scanTimes.lastQuestionMs),
    questions,
    retryLater: true,
    retryDelayMs: 0,
    signal,
  };
}

async function askAll(run: ScanRun): Promise<void> {
  const { pace, scan, holder, asker, platform } = run;
  const left = await pendingChecks(run);
  const until = lastSlotOf(scan.startedAt, platform.clock.now());
  const paced = left.map((check) => pacedCheck(run, check));
  const slots = await pace.reserve(paced, { until, holder, asker });
  await Promise.all(left.map((check, place) => askInTurn(run, check, slots.get(paced[place]?.id ?? ''))));
  if ([...slots.values()].some(({ used }) => !used)) await pace.release(holder);
}
