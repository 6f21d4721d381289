import type { Coverage } from '#contract/scans/coverage.ts';
import { severityFloor } from '#contract/scans/severity.ts';
import type { StepId } from '#contract/scans/steps.ts';
import { agreedTodos, isSettled, type Todo, type Todos, untouched } from '#contract/scans/todos.ts';
import type { FindingGroup, ScoreView } from '#contract/scans/types.ts';
import { isOnce } from '#core/reports/internal/steps.ts';
import {
  isActionable,
  openAmong,
  openPartsOf,
  type ScoredExposure,
  scoreFindings,
  tickedOf,
  totalOf,
  totalOfShares,
  wholePoints,
} from './score.ts';

/** What the findings of one scan come to once what was done about them is counted. Every number and list is read from it. */
export interface Standing {
  /** In agreement. */
  todos: Todos;
  /** null while the scan runs: a score of half the answers would mislead. */
  score: ScoreView | null;
  groupOf(scored: ScoredExposure): FindingGroup;
  /** Points of the heaviest class that there is still something to do about. */
  openOf(scored: ScoredExposure): number;
  /** By how many whole points the shown score falls when the rest is done. */
  effectOf(scored: ScoredExposure): number;
}

/** @param kept what the person said; nothing where nobody can say */
export function standingOf(scored: readonly ScoredExposure[], coverage: Coverage | null, kept: Todos): Standing {
  const todos = agreedTodos(scored.map(tickedOf), kept);
  const open = openAmong(scored, todos);
  const today = wholePoints(totalOf(open));
  return {
    todos,
    score: coverage && scoreFindings(scored, coverage, todos),
    groupOf: (one) => groupOf(one, todos[one.exposure.id]),
    openOf: (one) => Math.max(0, ...openPartsOf(one, todos[one.exposure.id]).map(({ points }) => points)),
    effectOf: effectsOf(scored, todos, { open, today }),
  };
}

/**
 * By how much doing the rest of one finding lowers the score. Doing it touches others only by the steps that are done once,
 * and those few sets of steps are reckoned once each: reckoning every finding with all the others would be quadratic.
 */
function effectsOf(
  scored: readonly ScoredExposure[],
  todos: Todos,
  { open, today }: { open: readonly Pick<ScoredExposure, 'parts'>[]; today: number },
): (one: ScoredExposure) => number {
  const placeOf = new Map(scored.map((one, place) => [one, place]));
  const after = (one: ScoredExposure, place: number, done: ReadonlySet<StepId>) => {
    const todo = todoAfter(one, done, todos[one.exposure.id]);
    return todo ? { parts: openPartsOf(one, todo) } : (open[place] ?? { parts: [] });
  };
  const known = new Map<string, { all: Pick<ScoredExposure, 'parts'>[]; quiet: QuietShares }>();
  const withStepsDone = (steps: readonly StepId[]) => {
    const name = steps.join();
    const found = known.get(name);
    if (found) return found;
    const done = new Set(steps);
    const all = scored.map((one, place) => after(one, place, done));
    const made = { all, quiet: quietSharesOf(all) };
    known.set(name, made);
    return made;
  };
  return (one) => {
    const place = placeOf.get(one) ?? -1;
    const { all, quiet } = withStepsDone(one.steps.filter(isOnce).toSorted());
    const done = after(one, place, new Set(one.steps));
    const total = totalOfShares(quiet.exchange(all[place] ?? { parts: [] }, done));
    // A product that was taken apart may differ in its last digit: where that decides, it is reckoned as everywhere else.
    const isClear = total > 1e-9 && Math.abs((total % 1) - 0.5) > 1e-9;
    return today - wholePoints(isClear ? total : totalOf(all.with(place, done)));
  };
}

interface QuietShares {
  /** The same with one finding in place of another. */
  exchange(
    before: Pick<ScoredExposure, 'parts'>,
    after: Pick<ScoredExposure, 'parts'>,
  ): Map<ScoredExposure['category'], number>;
}

/** Products of 1 − x/100 by category, from which a factor can be taken again: those that are nought are counted instead. */
function quietSharesOf(scored: readonly Pick<ScoredExposure, 'parts'>[]): QuietShares {
  type Share = { product: number; noughts: number };
  const one: Share = { product: 1, noughts: 0 };
  const addPoints = ({ product, noughts }: Share, points: number, times: 1 | -1): Share =>
    points >= 100 ? { product, noughts: noughts + times } : { product: product * (1 - points / 100) ** times, noughts };
  type Shares = Map<ScoredExposure['category'], Share>;
  const putAll = (shares: Shares, { parts }: Pick<ScoredExposure, 'parts'>, times: 1 | -1) => {
    for (const { category, points } of parts)
      shares.set(category, addPoints(shares.get(category) ?? one, points, times));
  };
  const whole: Shares = new Map();
  for (const each of scored) putAll(whole, each, 1);
  return {
    exchange(before, after) {
      const shares = new Map(whole);
      putAll(shares, before, -1);
      putAll(shares, after, 1);
      return new Map([...shares].map(([category, { product, noughts }]) => [category, noughts > 0 ? 0 : product]));
    },
  };
}

/** What stands at a finding once some steps are done: as `markFinding` says, without asking all of them. */
function todoAfter(one: ScoredExposure, done: ReadonlySet<StepId>, todo: Todo = untouched): Todo | null {
  if (todo.state === 'not-mine') return null;
  if (!one.steps.some((step) => done.has(step))) return null;
  const steps = one.steps.flatMap((step, place) => (done.has(step) || todo.steps.includes(place) ? [place] : []));
  return { state: 'open', steps };
}

function groupOf(one: ScoredExposure, todo: Todo | undefined): FindingGroup {
  if (isSettled(todo)) return 'done';
  if (isActionable(one)) return 'todo';
  return one.points < severityFloor.low ? 'information' : 'watch';
}
