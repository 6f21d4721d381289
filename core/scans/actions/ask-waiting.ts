import { amendScan, endOverdue, endUnreadable } from '#core/scans/internal/amend.ts';
import { abortAt, askInTurn, pacedCheck } from '#core/scans/internal/asking/asking.ts';
import { pendingChecks, type ScanRun } from '#core/scans/internal/asking/pending-checks.ts';
import { type Change, type Check, isEnded, isWaiting } from '#core/scans/internal/changes.ts';
import { claimDue, type DueScan, giveBack } from '#core/scans/internal/due.ts';
import { expectAnew, type PassedOver } from '#core/scans/internal/expected.ts';
import { openDue, type RunningScan } from '#core/scans/internal/load.ts';
import { createProgress } from '#core/scans/internal/progress.ts';
import { saveLateAnswers } from '#core/scans/internal/save-changes.ts';
import { lateTimes } from '#core/scans/rules.ts';
import { catalogueNow } from '#core/sources/actions/catalogue-now.ts';
import { expectInTurn } from '#core/sources/actions/expect-slots.ts';
import { paceOf, type Slot } from '#core/sources/actions/pace.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** Those that overlap give one another's slots back, and then take others. */
const HOLDER = 'late';

interface Times {
  latest: Date;
  signal: AbortSignal;
}

/**
 * Asks what ended scans still wait for and whose time comes within the next minute, the oldest scan first, and amends
 * their reports as it comes; what was waited for in vain for a day ends as not checked. To be run every minute, in any
 * number of processes: what one of them asks is nobody else's until it has answered, or that process has long died.
 * @throws the first failure, once everything else is done; what it concerns is tried again
 */
export async function askWaiting(platform: Platform, { signal }: { signal: AbortSignal }): Promise<void> {
  const overdue = await Promise.allSettled([endOverdue(platform)]);
  const due = await claimDue(platform);
  try {
    const asked = due.length > 0 ? await askDue(platform, due, signal) : [];
    throwFirst([...overdue, ...asked]);
  } finally {
    await giveBack(platform, due);
  }
}

function throwFirst(outcomes: readonly PromiseSettledResult<unknown>[]): void {
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

async function askDue(platform: Platform, due: readonly DueScan[], signal: AbortSignal) {
  const stop = new AbortController();
  const now = platform.clock.now().getTime();
  const clear = abortAt(platform, new Date(now + lateTimes.runMs), stop);
  const times = { latest: new Date(now + lateTimes.aheadMs), signal: AbortSignal.any([signal, stop.signal]) };
  try {
    const runs = (await openScans(platform, due)).map((scan) => prepareRun(platform, scan, times));
    return await askInOrder(platform, runs, times.latest);
  } finally {
    clear();
    stop.abort(new Error('the run has ended'));
  }
}

/** A scan that cannot be read any more waits for nothing. */
async function openScans(platform: Platform, due: readonly DueScan[]): Promise<RunningScan[]> {
  const scans: RunningScan[] = [];
  for (const one of due) {
    const opened = await openDue(platform, one);
    if (opened) scans.push(opened);
    else await endUnreadable(platform, one.id);
  }
  return scans;
}

function prepareRun(platform: Platform, scan: RunningScan, { latest, signal }: Times): ScanRun {
  return {
    platform,
    scan,
    catalogue: catalogueNow(platform),
    pace: paceOf(platform),
    holder: HOLDER,
    asker: 'late',
    progress: createProgress(
      platform,
      (changes) => saveLate(platform, scan, changes),
      () => {},
    ),
    latest,
    questions: { asked: 0, open: 0 },
    retryLater: false,
    retryDelayMs: lateTimes.retryDelayMs,
    signal,
  };
}

/** All of them reserve at once, so that older scans have their turn before newer ones. */
async function askInOrder(platform: Platform, runs: readonly ScanRun[], until: Date) {
  const wanted: { run: ScanRun; check: Check }[] = [];
  for (const run of runs) wanted.push(...(await pendingChecks(run)).map((check) => ({ run, check })));
  const paced = wanted.map(({ run, check }) => pacedCheck(run, check));
  const pace = paceOf(platform);
  const slots = await pace.reserve(paced, { until, holder: HOLDER, asker: 'late' });
  const slotOf = (place: number) => slots.get(paced[place]?.id ?? '');
  await passOver(
    platform,
    wanted.filter((_, place) => !slotOf(place)),
  );
  const inTurn = wanted.map(({ run, check }, place) => ({ run, check, slot: slotOf(place) })).filter(hasSlot);
  const outcomes = await Promise.allSettled(inTurn.map(({ run, check, slot }) => askInTurn(run, check, slot)));
  await pace.release(HOLDER);
  return [...outcomes, ...(await Promise.allSettled(runs.map(({ progress }) => progress.settled())))];
}

const hasSlot = <One extends { slot: Slot | undefined }>(one: One): one is One & { slot: Slot } =>
  one.slot !== undefined;

function passOver(platform: Platform, wanted: readonly { run: ScanRun; check: Check }[]): Promise<void> {
  const from = platform.clock.now();
  return saveTurns(
    platform,
    wanted.map(({ run: { scan }, check }) => ({ scan, check, from })),
  );
}

const saveTurns = async (platform: Platform, passed: readonly PassedOver[]): Promise<void> =>
  passed.length === 0
    ? undefined
    : expectInTurn(platform, () =>
        platform.database.transaction(systemScope, (tx) => expectAnew(tx, platform, passed)),
      );

async function saveLate(platform: Platform, scan: RunningScan, changes: readonly Change[]): Promise<void> {
  const ended = changes.filter(isEnded);
  if (ended.length > 0) await amendScan(platform, scan.id, (tx) => saveLateAnswers(tx, platform, scan, ended));
  await saveTurns(
    platform,
    changes.filter(isWaiting).map(({ check, from }) => ({ scan, check, from })),
  );
}
