import { severityFloor } from '#contract/scans/severity.ts';
import type { StepId } from '#contract/scans/steps.ts';
import { agreedTodos, isSettled, type Todo, type Todos, untouched } from '#contract/scans/todos.ts';
import type { Coverage, FindingGroup, ScoreView } from '#contract/scans/types.ts';
import { isOnce } from '#core/reports/internal/steps.ts';
import { openAmong, openPartsOf, type ScoredExposure, scoreFindings, tickedOf, totalOf } from './score.ts';

/** What the findings of one scan come to once what was done about them is counted. Every number and list is read from it. */
export interface Standing {
  /** In agreement. */
  todos: Todos;
  /** null while the scan runs: a score of half the answers would mislead. */
  score: ScoreView | null;
  groupOf(scored: ScoredExposure): FindingGroup;
  /** Points of the heaviest class that are still open. */
  openOf(scored: ScoredExposure): number;
  /** By how many whole points the shown score falls when the rest is done. */
  effectOf(scored: ScoredExposure): number;
}

/** @param kept what the person said; nothing where nobody can say */
export function standingOf(scored: readonly ScoredExposure[], coverage: Coverage | null, kept: Todos): Standing {
  const todos = agreedTodos(scored.map(tickedOf), kept);
  const open = openAmong(scored, todos);
  const today = Math.round(totalOf(open));
  return {
    todos,
    score: coverage && scoreFindings(scored, coverage, todos),
    groupOf: (one) => groupOf(one, todos[one.exposure.id]),
    openOf: (one) => Math.max(0, ...openPartsOf(one, todos[one.exposure.id]).map(({ points }) => points)),
    effectOf: (one) => {
      const done = scored.map((other, place) => {
        const todo = todoAfter(other, one, todos[other.exposure.id]);
        return todo ? { parts: openPartsOf(other, todo) } : (open[place] ?? { parts: [] });
      });
      return today - Math.round(totalOf(done));
    },
  };
}

/** What stands at a finding once another, or itself, is done: as `markFinding` says, without asking all of them. */
function todoAfter(other: ScoredExposure, one: ScoredExposure, todo: Todo = untouched): Todo | null {
  if (todo.state === 'not-mine') return null;
  const isDone = (step: StepId) => other === one || (isOnce(step) && one.steps.includes(step));
  if (!other.steps.some(isDone)) return null;
  const steps = other.steps.flatMap((step, place) => (isDone(step) || todo.steps.includes(place) ? [place] : []));
  return { state: 'open', steps };
}

function groupOf({ points, steps }: ScoredExposure, todo: Todo | undefined): FindingGroup {
  if (isSettled(todo)) return 'done';
  if (points < severityFloor.low) return 'information';
  return steps.length > 0 ? 'todo' : 'watch';
}
