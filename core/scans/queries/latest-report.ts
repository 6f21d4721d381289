import { mostUseful } from '#contract/scans/first-steps.ts';
import { countTodos, isSettled, type LatestReport, type OwnScan } from '#contract/scans/todos.ts';
import { figuresOf, isExposure } from '#contract/scans/types.ts';
import { countExposures } from '#core/reports/queries/verdict.ts';

/** A result in short. What has been dealt with is counted, and asks for nothing more. */
export function inShort({ scan: view, todos }: OwnScan): LatestReport {
  const { findings, coverage, score } = view;
  const open = findings.filter(({ id }) => !isSettled(todos[id]));
  const [first] = mostUseful(open, 1);
  const [step] = first?.steps ?? [];
  return {
    scanId: view.id,
    date: view.finishedAt ?? view.createdAt,
    headline: view.verdict.headline,
    score: figuresOf(score),
    exposures: countExposures(findings, todos),
    severities: open.filter(isExposure).map(({ severity }) => severity),
    todos: countTodos(findings, todos),
    asked: coverage.asked,
    answered: coverage.found + coverage.clear,
    next: first && step ? { findingId: first.id, severity: first.severity, step } : null,
  };
}
