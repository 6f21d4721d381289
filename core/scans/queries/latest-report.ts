import { desc } from 'drizzle-orm';
import { mostUseful } from '#contract/scans/first-steps.ts';
import { countTodos, isSettled, type LatestReport, type OwnScan } from '#contract/scans/todos.ts';
import { figuresOf, isExposure } from '#contract/scans/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { countExposures } from '#core/reports/queries/verdict.ts';
import { userScans } from '#core/scans/schema.ts';
import { completedOf } from './own-scans.ts';
import { readScanOf } from './view.ts';

/** The newest result of the actor's scans, in short; null before the first. @throws AppError `unauthenticated` */
export function findLatestReport(ctx: Context): Promise<LatestReport | null> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const [scan] = await tx
      .select()
      .from(userScans)
      .where(completedOf(actor.userId))
      .orderBy(desc(userScans.createdAt), desc(userScans.id))
      .limit(1);
    if (!scan) return null;
    return inShort(await readScanOf(actor.userId, tx, platform, scan));
  });
}

/** What has been dealt with is counted, and asks for nothing more. */
function inShort({ scan: view, todos }: OwnScan): LatestReport {
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
