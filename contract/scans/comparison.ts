import type { ScoreFigures } from './score.ts';
import type { Severity } from './severity.ts';
import type { ScanWords } from './words/scan-words.ts';

/**
 * What became of a finding between two scans. `uncovered`: it is there now, and was not asked about or not answered then.
 * `unchecked`: it was there then, and nobody has said since that it is gone. `changed`: there in both, and it counts
 * more or less.
 */
export const findingChanges = ['new', 'back', 'uncovered', 'gone', 'unchecked', 'changed'] as const;
export type FindingChange = (typeof findingChanges)[number];

/** One finding that the two scans do not say the same of. */
export interface ChangedFinding {
  /** In the later scan, or in the earlier where only that has it. */
  id: string;
  change: FindingChange;
  title: string;
  severity: Severity;
  /** By how many whole points it moves the score; null where one of the scans has none. */
  effect: number | null;
  /** What the one word does not say; null where there is nothing to add. */
  because: string | null;
}

/** One scan of a person as it is compared. */
export interface ComparedScanView {
  scanId: string;
  /** ISO 8601: when it ended. */
  date: string;
  /** Null without a score. */
  score: ScoreFigures | null;
}

/** A later scan beside an earlier one of the same person. Matches by name only and what is not theirs are left out. */
export interface Comparison {
  earlier: ComparedScanView;
  later: ComparedScanView;
  /** What is on record now less what was then, in whole points; null where one has no score. The effects add up to it. */
  difference: number | null;
  /** In the order of `findingChanges`, what moves the score most first. */
  findings: ChangedFinding[];
  /** How many are there in both. */
  same: number;
}

/** A comparison, and with what else it could have been made. */
export interface ChosenComparison extends Comparison {
  /** Earlier scans with a result, newest first. */
  choices: { scanId: string; date: string }[];
}

/** How many of a kind. */
const countChanges = ({ findings }: Pick<Comparison, 'findings'>, change: FindingChange): number =>
  findings.filter((one) => one.change === change).length;

/** "2 new, 1 gone, 3 not checked again"; what only counts differently is no change of what is exposed. */
export function changesLine(comparison: Pick<Comparison, 'findings'>, { changes }: ScanWords): string {
  const told = findingChanges
    .filter((change) => change !== 'changed')
    .map((change) => [change, countChanges(comparison, change)] as const)
    .filter(([, count]) => count > 0);
  return told.map(([change, count]) => changes.counts[change](count)).join(', ') || changes.none;
}

/** "+12", "−9"; "±0" for what is less than half a point. */
export function effectWords(effect: number): string {
  if (effect === 0) return '±0';
  return effect > 0 ? `+${effect}` : `−${-effect}`;
}

/** "What is on record went from 40 to 43 points: +3." */
export function differenceSentence(
  { earlier, later, difference }: Pick<Comparison, 'earlier' | 'later' | 'difference'>,
  { changes }: ScanWords,
): string {
  if (difference === null || !earlier.score || !later.score) return changes.noPoints;
  if (difference === 0) return changes.same(later.score.score);
  return changes.moved(earlier.score.score, later.score.score, effectWords(difference));
}
