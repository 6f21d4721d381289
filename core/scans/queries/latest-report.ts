import { answeredIn } from '#contract/scans/coverage.ts';
import { stonesOf } from '#contract/scans/stones.ts';
import { countTodos, type LatestReport, type OwnScan, type PlanInShort } from '#contract/scans/todos.ts';
import { figuresOf, type ScanView } from '#contract/scans/types.ts';
import { countExposures } from '#core/reports/queries/summary-line.ts';

/** Actions of the plan that stand in the short form. */
const MOST_ACTIONS = 3;

/** A result in short. What has been dealt with is counted, and asks for nothing more. */
export function inShort({ scan: view, todos }: OwnScan): Omit<LatestReport, 'changed'> {
  const { findings, score } = view;
  return {
    scanId: view.id,
    date: view.finishedAt ?? view.createdAt,
    headline: view.verdict.headline,
    score: figuresOf(score),
    exposures: countExposures(findings, todos),
    stones: stonesOf(findings),
    todos: countTodos(findings, todos),
    ...answeredIn(view),
    plan: planInShort(view),
  };
}

function planInShort({ plan, findings }: ScanView): PlanInShort {
  const severityOf = new Map(findings.map(({ id, severity }) => [id, severity]));
  const actions = plan.actions.slice(0, MOST_ACTIONS).flatMap(({ step, title, minutes, due, rows: [first] }) => {
    const severity = first && severityOf.get(first.findingId);
    return first && severity ? [{ step, title, minutes, due, findingId: first.findingId, severity }] : [];
  });
  return { actions, more: plan.actions.length - actions.length, minutes: plan.minutes, score: plan.score };
}
