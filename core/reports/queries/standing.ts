import { severityFloor } from '#contract/scans/severity.ts';
import { agreedTodos, isSettled, markFinding, type Todo, type Todos } from '#contract/scans/todos.ts';
import type { Coverage, FindingGroup, ScoreView } from '#contract/scans/types.ts';
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
  const ticked = scored.map(tickedOf);
  const todos = agreedTodos(ticked, kept);
  const totalWith = (some: Todos) => Math.round(totalOf(openAmong(scored, some)));
  const today = totalWith(todos);
  return {
    todos,
    score: coverage && scoreFindings(scored, coverage, todos),
    groupOf: (one) => groupOf(one, todos[one.exposure.id]),
    openOf: (one) => Math.max(0, ...openPartsOf(one, todos[one.exposure.id]).map(({ points }) => points)),
    effectOf: ({ exposure: { id } }) =>
      today - totalWith(markFinding(ticked, todos, { finding: id, steps: [], state: 'done' })),
  };
}

function groupOf({ points, steps }: ScoredExposure, todo: Todo | undefined): FindingGroup {
  if (isSettled(todo)) return 'done';
  if (points < severityFloor.low) return 'information';
  return steps.length > 0 ? 'todo' : 'watch';
}
