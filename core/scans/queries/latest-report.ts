import { stonesOf } from '#contract/scans/stones.ts';
import { countTodos, type LatestReport, type OwnScan } from '#contract/scans/todos.ts';
import { figuresOf, type ScanView } from '#contract/scans/types.ts';
import { countExposures } from '#core/reports/queries/verdict.ts';

/** A result in short. What has been dealt with is counted, and asks for nothing more. */
export function inShort({ scan: view, todos }: OwnScan): LatestReport {
  const { findings, coverage, score } = view;
  return {
    scanId: view.id,
    date: view.finishedAt ?? view.createdAt,
    headline: view.verdict.headline,
    score: figuresOf(score),
    exposures: countExposures(findings, todos),
    stones: stonesOf(findings),
    todos: countTodos(findings),
    asked: coverage.asked,
    answered: coverage.found + coverage.clear,
    next: nextOf(view),
  };
}

function nextOf({ plan, findings }: ScanView): LatestReport['next'] {
  const [action] = plan.actions;
  const finding = findings.find(({ id }) => id === action?.rows[0]?.findingId);
  return action && finding
    ? { findingId: finding.id, severity: finding.severity, title: action.title, minutes: action.minutes }
    : null;
}
