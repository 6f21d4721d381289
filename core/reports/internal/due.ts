import { openOf } from '#contract/scans/score.ts';
import { bandOf, severityOf } from '#contract/scans/severity.ts';
import type { Due } from '#contract/scans/steps.ts';
import type { FindingView, ScoreView } from '#contract/scans/types.ts';

/** Findings that the verdict asks to deal with soon, and how soon. */
export interface DueFindings {
  when: Due | null;
  ids: ReadonlySet<string>;
}

/**
 * What does not wait, by what there is still to do about each: where the open score is critical, the critical findings first; where it is
 * medium or high, what weighs most.
 */
export function dueIn(
  findings: readonly Pick<FindingView, 'id' | 'open' | 'group'>[],
  score: ScoreView | null,
): DueFindings {
  const band = score?.kind === 'scored' ? bandOf(openOf(score).score) : 'quiet';
  if (band === 'quiet' || band === 'low') return { when: null, ids: new Set() };
  const todo = findings
    .filter(({ group }) => group === 'todo')
    .map(({ id, open }) => ({ id, severity: severityOf(open) }));
  const critical = todo.filter(({ severity }) => severity === 'critical');
  const urgent = todo.filter(({ severity }) => severity === 'critical' || severity === 'high');
  const due = band === 'critical' && critical.length > 0 ? critical : urgent;
  return { when: band === 'critical' ? 'today' : 'this-week', ids: new Set(due.map(({ id }) => id)) };
}
