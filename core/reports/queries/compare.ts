import { firstLanguage, type Language } from '#contract/base/languages.ts';
import {
  type ChangedFinding,
  type Comparison,
  type FindingChange,
  findingChanges,
} from '#contract/scans/comparison.ts';
import type { FindingView } from '#contract/scans/types.ts';
import { changeWords, whyChanged, whyUnknown } from '#core/reports/internal/change-words.ts';
import { compareText } from '#core/reports/internal/compare-text.ts';
import {
  askedOf,
  type ComparedScan,
  foundIn,
  type Side,
  sideOf,
  unknownIn,
} from '#core/reports/internal/compared-sides.ts';
import { matchFindings, type SameFinding } from '#core/reports/internal/same-findings.ts';
import { explainDifference } from '#core/reports/internal/score-change.ts';
import type { ScoredExposure } from './score.ts';

export type { AskedQuestion, AskedReport, ComparedScan } from '#core/reports/internal/compared-sides.ts';

export type Compared = Pick<Comparison, 'difference' | 'findings' | 'same'>;

/**
 * What a later scan says otherwise than an earlier one. A finding is gone only when every source that had reported it was
 * asked about the same identifier again and gave an answer. Pure.
 * @param older scans that are older than both, to tell what is new from what is back
 */
export function compareScans(
  earlier: ComparedScan,
  later: ComparedScan,
  older: readonly Pick<ComparedScan, 'reports' | 'scored'>[] = [],
  language: Language = firstLanguage,
): Compared {
  const sides = { earlier: sideOf(earlier), later: sideOf(later) };
  const pairs = matchFindings(sides.earlier.groups, sides.later.groups).map((match) => pairOf(sides, match));
  const difference = earlier.score && later.score ? later.score.score - earlier.score.score : null;
  const effects = difference === null ? null : explainDifference(pairs.map(shiftOf), difference);
  const known = knownBefore(sides.later, older);
  const changes = pairs.filter(hasPoints).map((pair) => ({
    ...sayChange({ sides, known, language }, pair),
    effect: effects && (effects.get(pair.key) ?? 0),
  }));
  const findings = changes.filter((one) => isWorthSaying(one, changeWords[language].older)).sort(inOrder);
  return { difference, findings, same: pairs.filter((pair) => hasPoints(pair) && isInBoth(pair)).length };
}

/** One thing with what the two scans know of it; one of them may know nothing. */
interface Pair {
  key: string;
  match: SameFinding;
  earlier: ScoredExposure[];
  later: ScoredExposure[];
}

function pairOf(sides: Record<'earlier' | 'later', Side>, match: SameFinding): Pair {
  const scoredIn = (side: 'earlier' | 'later') =>
    match[side].flatMap(({ joined }) => sides[side].scored.get(joined.id) ?? []);
  return { key: match.key, match, earlier: scoredIn('earlier'), later: scoredIn('later') };
}

const shiftOf = ({ key, earlier, later }: Pair) => ({
  key,
  earlier: earlier.flatMap(({ parts }) => parts),
  later: later.flatMap(({ parts }) => parts),
});

/** What is a match by name only in both is a question, and no exposure. */
const hasPoints = ({ earlier, later }: Pair): boolean => [...earlier, ...later].some(({ points }) => points > 0);
const isInBoth = ({ earlier, later }: Pair): boolean => earlier.length > 0 && later.length > 0;

/** Ids of what is there now and was there in an older scan. */
function knownBefore(later: Side, older: readonly Pick<ComparedScan, 'reports' | 'scored'>[]): Set<string> {
  return new Set(
    older.flatMap((older) =>
      matchFindings(foundIn(older).groups, later.groups)
        .filter(({ earlier }) => earlier.length > 0)
        .flatMap((match) => match.later.map(({ joined }) => joined.id)),
    ),
  );
}

interface Means {
  sides: Record<'earlier' | 'later', Side>;
  known: ReadonlySet<string>;
  language: Language;
}

function sayChange({ sides, known, language }: Means, { match, earlier, later }: Pair): Omit<ChangedFinding, 'effect'> {
  const shown = later.length > 0 ? ('later' as const) : ('earlier' as const);
  const view = viewOf(sides[shown], (shown === 'later' ? later : earlier) as ScoredExposure[]);
  if (earlier.length > 0 && later.length > 0) {
    const why = whyChanged(earlier, later);
    return { ...view, change: 'changed', because: why && changeWords[language][why] };
  }
  const other = shown === 'later' ? sides.earlier : sides.later;
  const unknown = unknownIn(other, askedOf(sides[shown], match[shown]));
  if (unknown.length > 0)
    return {
      ...view,
      change: shown === 'later' ? 'uncovered' : 'unchecked',
      because: whyUnknown(unknown, shown, language),
    };
  if (shown === 'earlier') return { ...view, change: 'gone', because: null };
  return { ...view, change: later.some(({ exposure: { id } }) => known.has(id)) ? 'back' : 'new', because: null };
}

/** As the report has it; of several, the heaviest. */
function viewOf({ views }: Side, scored: readonly ScoredExposure[]): Pick<FindingView, 'id' | 'title' | 'severity'> {
  const [heaviest] = scored.toSorted((a, b) => b.points - a.points);
  const { id = '', where = '' } = heaviest?.exposure ?? {};
  const { title, severity } = views.get(id) ?? { title: where, severity: 'info' };
  return { id, title, severity };
}

/** What is in both and moves nothing is no change, unless more or less is known of it. */
const isWorthSaying = ({ change, effect, because }: ChangedFinding, older: string): boolean =>
  change !== 'changed' || (effect !== 0 && effect !== null) || (because !== null && because !== older);

const placeOf = ({ change }: ChangedFinding): number => findingChanges.indexOf(change as FindingChange);

const inOrder = (a: ChangedFinding, b: ChangedFinding): number =>
  placeOf(a) - placeOf(b) ||
  Math.abs(b.effect ?? 0) - Math.abs(a.effect ?? 0) ||
  compareText(a.title, b.title) ||
  compareText(a.id, b.id);
