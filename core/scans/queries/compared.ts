import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { FindingComments } from '#contract/scans/comments.ts';
import type { ChosenComparison, Comparison } from '#contract/scans/comparison.ts';
import type { OwnScan } from '#contract/scans/todos.ts';
import { figuresOf, type ScanView } from '#contract/scans/types.ts';
import { type AskedQuestion, type ComparedScan, compareScans } from '#core/reports/queries/compare.ts';
import { readEarlier } from '#core/scans/internal/earlier.ts';
import type { ScanRow } from '#core/scans/internal/load.ts';
import { readParts } from '#core/scans/internal/rows.ts';
import { readSaid } from '#core/scans/internal/said.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { readComments } from './comments.ts';
import { findingsToList, unlessSealed } from './outlines.ts';
import { type Found, judgedScan, openFindings } from './view.ts';

/** Scans before the earlier one that are looked through for what is back. */
const OLDER = 3;

/** A scan of one's account, beside an earlier one. */
export interface ComparedOwnScan extends OwnScan {
  /** Null without an earlier result. */
  comparison: ChosenComparison | null;
  /** What specialists say about its findings. */
  comments: FindingComments;
}

type Judged = ReturnType<typeof judgedScan>;

/**
 * A scan with a result as its owner sees it, compared with an earlier one of theirs.
 * @param since id of the earlier one; the one just before it when left out, or when it is none of the earlier ones
 * @throws PermanentFailure when its key is gone; VaultError
 */
export async function readComparedScan(
  tx: Transaction,
  platform: Platform,
  scan: ScanRow & { userId: string },
  { since, language }: { since: string | null; language: Language },
): Promise<ComparedOwnScan> {
  const choices = await readEarlier(tx, scan);
  const at = Math.max(
    0,
    choices.findIndex(({ id }) => id === since),
  );
  const before = choices.slice(at, at + 1 + OLDER);
  const partsOf = await readParts(tx, [scan, ...before]);
  const found = openFindings(platform, scan, partsOf(scan.id));
  const opened = before.flatMap((row) => {
    const one = findingsToList(platform, row, partsOf(row.id));
    return one ? [{ row, found: one }] : [];
  });
  const todosOf = await readSaid(tx, platform, scan.userId, [found, ...opened.map((one) => one.found)]);
  const judgeRow = (row: ScanRow, one: Found) =>
    judgedScan(platform, row, { ...one, ...partsOf(row.id), language }, todosOf);
  const later = judgeRow(scan, found);
  const judged = opened.map((one) => unlessSealed(platform, one.row, () => judgeRow(one.row, one.found)));
  const [earlier, ...older] = judged.filter((one) => one !== null);
  const comparison = earlier ? compareOwn(earlier, later, older, language) : null;
  const comments = await readComments(tx, platform, scan);
  return { ...later.own, comments, comparison: comparison && { ...comparison, choices: choices.map(choiceOf) } };
}

const choiceOf = (row: ScanRow) => ({ scanId: row.id, date: (row.finishedAt ?? row.createdAt).toISOString() });

/** A scan of somebody's as they see it, with what it is compared by. */
export interface ComparableScan extends OwnScan {
  compared: ComparedScan;
}

/** @throws PermanentFailure when its key is gone; VaultError */
export async function readComparable(
  tx: Transaction,
  platform: Platform,
  scan: ScanRow,
  language: Language = firstLanguage,
): Promise<ComparableScan> {
  const parts = (await readParts(tx, [scan]))(scan.id);
  const found = openFindings(platform, scan, parts);
  const todosOf = await readSaid(tx, platform, scan.userId, [found]);
  const judged = judgedScan(platform, scan, { ...found, ...parts, language }, todosOf);
  return { ...judged.own, compared: comparedOf(judged) };
}

/** Two scans of one person, the one just before the other or not. @param older than both, newest first */
export function compareOwn(
  earlier: Judged,
  later: Judged,
  older: readonly Judged[] = [],
  language?: Language,
): Comparison {
  return {
    earlier: headOf(earlier.own.scan),
    later: headOf(later.own.scan),
    ...compareScans(comparedOf(earlier), comparedOf(later), older.map(comparedOf), language),
  };
}

const headOf = ({ id, finishedAt, createdAt, score }: ScanView) => ({
  scanId: id,
  date: finishedAt ?? createdAt,
  score: figuresOf(score),
});

function comparedOf({ own: { scan, todos }, reports, scored }: Judged): ComparedScan {
  const names = new Map(scan.identifiers.map(({ id, kind, value }) => [id, `${kind} ${value.toLowerCase()}`]));
  const aboutOf = ({ identifierId }: { identifierId: string }) => names.get(identifierId) ?? identifierId;
  return {
    reports: reports.map((report) => ({ ...report, about: aboutOf(report) })),
    scored: scored.filter(({ exposure: { id } }) => todos[id]?.state !== 'not-mine'),
    findings: scan.findings,
    questions: scan.checks.map((check): AskedQuestion => {
      const answered = check.state === 'found' || check.state === 'clear';
      return { sourceId: check.sourceId, about: aboutOf(check), name: check.name, answered };
    }),
    score: figuresOf(scan.score),
  };
}
