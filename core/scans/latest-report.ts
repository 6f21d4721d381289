import { desc } from 'drizzle-orm';
import { mostUseful } from '#contract/first-steps.ts';
import { isExposure, type ScanView } from '#contract/scans.ts';
import { countTodos, isSettled, type LatestReport, type Todos } from '#contract/todos.ts';
import { type Context, scopeOf } from '#core/context.ts';
import { requireAccount } from '#core/person.ts';
import { countExposures } from '#core/reports/queries.ts';
import { completedOf } from './own-scans.ts';
import { userScans } from './schema.ts';
import { registeredSources, type ScanSources } from './sources.ts';
import { readTodos } from './todos.ts';
import { readScanView } from './view.ts';

/** The newest result of the actor's scans, in short; null before the first. @throws AppError `unauthenticated` */
export function findLatestReport(ctx: Context, sources: ScanSources = registeredSources): Promise<LatestReport | null> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.transaction(scopeOf(actor), async (tx) => {
    const [scan] = await tx
      .select()
      .from(userScans)
      .where(completedOf(actor.userId))
      .orderBy(desc(userScans.createdAt), desc(userScans.id))
      .limit(1);
    if (!scan) return null;
    const view = await readScanView(tx, platform, scan, sources);
    return inShort(view, await readTodos(tx, platform.vault, actor.userId, view.findings));
  });
}

/** What has been dealt with is counted, and asks for nothing more. */
function inShort(view: ScanView, todos: Todos): LatestReport {
  const { findings, coverage, score } = view;
  const open = findings.filter(({ id }) => !isSettled(todos[id]));
  const [first] = mostUseful(open, 1);
  const [step] = first?.steps ?? [];
  return {
    scanId: view.id,
    date: view.finishedAt ?? view.createdAt,
    headline: view.verdict.headline,
    score: score?.kind === 'scored' ? score.score : null,
    exposures: countExposures(findings),
    severities: open.filter(isExposure).map(({ severity }) => severity),
    todos: countTodos(findings, todos),
    asked: coverage.asked,
    answered: coverage.found + coverage.clear,
    next: first && step ? { findingId: first.id, severity: first.severity, step } : null,
  };
}
