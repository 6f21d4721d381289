import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Coverage } from '#contract/scans/coverage.ts';
import type { CheckState } from '#contract/scans/types.ts';
import { type EventDefinition, record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import { formulaVersion } from '#core/reports/queries/score.ts';
import { coverageOf } from '#core/reports/queries/view.ts';
import { announceEnd } from '#core/scans/actions/start-service-scan.ts';
import { scanCompleted, scanFailed } from '#core/scans/events.ts';
import { outlineOf } from '#core/scans/queries/outlines.ts';
import { openFindings } from '#core/scans/queries/view.ts';
import { type ScanResults, scanChecks, userScans } from '#core/scans/schema.ts';
import type { Exposure } from '#core/sources/define.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { togetherOrAlone } from '#platform/together.ts';
import type { ScanRow } from './load.ts';
import { mailEnd } from './mail-end.ts';
import { type CountedParts, readCounted } from './rows.ts';
import { countedCheck } from './sources.ts';

/** A run that is over. */
interface Ending {
  scanId: string;
  /** What it has sealed, in the clear, by id. */
  found: ReadonlyMap<string, Exposure>;
}

const completers = new WeakMap<Platform, (ending: Ending) => Promise<void>>();

/**
 * Completes a running scan: what a list says of it is reckoned once and kept. Does nothing when it has ended. Scans of this process that
 * end in the same moment are completed by one transaction; what keeps one of them from it keeps no other.
 * @param found what this run has sealed, in the clear, by id
 * @throws PermanentFailure when its key is gone; VaultError
 */
export function completeScan(
  platform: Platform,
  scanId: string,
  found: ReadonlyMap<string, Exposure> = new Map(),
): Promise<void> {
  const complete = completers.get(platform) ?? togetherOrAlone((endings) => completeInParts(platform, endings));
  completers.set(platform, complete);
  return complete({ scanId, found });
}

/** So many scans at once: others want the database as well. */
const MOST_TOGETHER = 10;

async function completeInParts(platform: Platform, endings: readonly Ending[]): Promise<void> {
  for (let first = 0; first < endings.length; first += MOST_TOGETHER)
    await completeTogether(platform, endings.slice(first, first + MOST_TOGETHER));
}

function completeTogether(platform: Platform, endings: readonly Ending[]): Promise<void> {
  const known = new Map(endings.flatMap(({ found }) => [...found]));
  return platform.database.transaction(systemScope, async (tx) => {
    const scans = await lockScans(
      tx,
      endings.map(({ scanId }) => scanId),
    );
    const running = scans.filter(({ status }) => status === 'processing');
    if (running.length === 0) return;
    const ids = running.map(({ id }) => id);
    await interruptChecks(tx, platform, ids, ['queued', 'checking']);
    const finishedAt = platform.clock.now();
    const partsOf = await readCounted(tx, running, (id) => known.has(id));
    const ended = running.map((scan) => {
      const completed = { ...scan, status: 'completed' as const, finishedAt };
      return { scan, ...resultsOf(platform, completed, partsOf(scan.id), known) };
    });
    await saveResults(tx, ended, finishedAt);
    for (const { scan, results, coverage } of ended) {
      const { kinds: _, ...counts } = coverage;
      await announceOutcome(tx, platform, scan, scanCompleted, { ...counts, exposures: results.exposures_found });
    }
  });
}

interface Reckoned {
  results: Required<ScanResults>;
  coverage: Coverage;
}

async function saveResults(
  tx: Transaction,
  ended: readonly (Reckoned & { scan: ScanRow })[],
  finishedAt: Date,
): Promise<void> {
  const rows = JSON.stringify(ended.map(({ scan: { id }, results }) => ({ id, results })));
  await tx.execute(sql`update user_scans s set status = 'completed', completion_percentage = 100,
      finished_at = ${finishedAt.toISOString()}::timestamptz, results = e.results
    from jsonb_to_recordset(${rows}::jsonb) as e(id uuid, results jsonb) where s.id = e.id`);
}

/**
 * What is exposed, as it was found, whatever the person has done since; "incomplete" has no score. None of the words of the report
 * are needed for it.
 * @throws PermanentFailure when its key is gone; VaultError
 */
export async function computeResults(tx: Transaction, platform: Platform, scan: ScanRow): Promise<Reckoned> {
  const partsOf = await readCounted(tx, [scan], () => false);
  return resultsOf(platform, scan, partsOf(scan.id), new Map());
}

function resultsOf(
  platform: Platform,
  scan: ScanRow,
  parts: CountedParts,
  known: ReadonlyMap<string, Exposure>,
): Reckoned {
  const found = openFindings(platform, scan, parts, known);
  const { score, exposures, summary } = outlineOf(platform, scan, parts, found, () => ({}));
  return {
    results: {
      risk_score: score?.score ?? null,
      formula: formulaVersion,
      exposures_found: exposures ?? 0,
      summary: summary ?? '',
    },
    coverage: coverageOf(parts.checks.map((check) => countedCheck(check, platform.sources))),
  };
}

/** Gives a scan up that nothing can finish. What was found stays, and what was not asked says so. */
export function failScan(platform: Platform, scanId: string): Promise<void> {
  return platform.database.transaction(systemScope, async (tx) => {
    const [scan] = await lockScans(tx, [scanId]);
    if (scan?.status !== 'processing' && scan?.status !== 'pending') return;
    await interruptChecks(tx, platform, [scanId], ['queued', 'checking', 'waiting']);
    await tx
      .update(userScans)
      .set({ status: 'failed', finishedAt: platform.clock.now() })
      .where(eq(userScans.id, scanId));
    await announceOutcome(tx, platform, scan, scanFailed, {});
  });
}

/** In the order of their ids: processes that end the same scans wait for one another and cannot deadlock. */
const lockScans = (tx: Transaction, ids: readonly string[]): Promise<ScanRow[]> =>
  tx
    .select()
    .from(userScans)
    .where(inArray(userScans.id, [...ids]))
    .orderBy(asc(userScans.id))
    .for('update');

async function interruptChecks(
  tx: Transaction,
  { clock }: Platform,
  scanIds: readonly string[],
  states: readonly CheckState[],
): Promise<void> {
  await tx
    .update(scanChecks)
    .set({ state: 'not-checked', reason: 'interrupted', expectedAt: null, finishedAt: clock.now() })
    .where(and(inArray(scanChecks.scanId, [...scanIds]), inArray(scanChecks.state, [...states])));
}

async function announceOutcome(
  tx: Transaction,
  platform: Platform,
  scan: ScanRow,
  event: EventDefinition,
  details: Record<string, number>,
): Promise<void> {
  const context = systemContext(platform, 'scan.run');
  await record(tx, context, event, { entityId: scan.id, userId: scan.userId, details });
  await announceEnd(tx, scan);
  await mailEnd(tx, platform, scan, { completed: event === scanCompleted, waiting: details.waiting ?? 0 });
}
