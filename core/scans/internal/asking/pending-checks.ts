import { readOptedOut } from '#core/opt-outs/queries/opted-out.ts';
import type { Check } from '#core/scans/internal/changes.ts';
import type { RunningScan } from '#core/scans/internal/load.ts';
import { suspendedSources } from '#core/sources/health/queries/suspended.ts';
import { findAnswers } from '#core/sources/queries/find-answers.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { notChecked, type Run } from './asking.ts';

/** One scan of the database whose sources are being asked. */
export interface ScanRun extends Run {
  platform: Platform;
  scan: RunningScan;
  /** Only answers given after this time are reused. */
  reusesSince?: Date;
}

/** @returns the checks whose source must be queried: not opted out, not suspended, and without a reusable answer */
export async function pendingChecks(run: ScanRun): Promise<Check[]> {
  // Read before the transaction: another reader could be waiting for this transaction.
  const suspended = await suspendedSources(run.platform);
  return run.platform.database.transaction(systemScope, async () =>
    reuseAnswers(run, skipSuspended(run, suspended, await skipOptedOut(run, checksLeft(run)))),
  );
}

function checksLeft({ scan, platform }: ScanRun): Check[] {
  return scan.left.flatMap(({ sourceId, identifierId }) => {
    const source = platform.sources.sourceById(sourceId);
    const subject = scan.subjects.get(identifierId);
    return source && subject ? [{ source, identifierId, subject }] : [];
  });
}

/** Ends the checks of opted-out addresses as not checked. @returns the other checks */
async function skipOptedOut({ platform, scan, progress }: ScanRun, checks: Check[]): Promise<Check[]> {
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
function skipSuspended({ platform, progress }: ScanRun, suspended: ReadonlySet<string>, checks: Check[]): Check[] {
  const finishedAt = platform.clock.now();
  const answer = notChecked('suspended');
  for (const check of checks.filter(({ source }) => suspended.has(source.id)))
    progress.note({ check, state: 'ended', answer, startedAt: null, finishedAt, reusedFrom: null });
  return checks.filter(({ source }) => !suspended.has(source.id));
}

async function reuseAnswers({ platform, scan, progress, reusesSince }: ScanRun, checks: Check[]): Promise<Check[]> {
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
