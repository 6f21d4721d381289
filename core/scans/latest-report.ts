import { desc } from 'drizzle-orm';
import type { LatestReport, ScanView } from '#contract/scans.ts';
import { type Context, scopeOf } from '#core/context.ts';
import { requireAccount } from '#core/person.ts';
import { countExposures, mostUseful } from '#core/reports/queries.ts';
import { completedOf } from './own-scans.ts';
import { userScans } from './schema.ts';
import { registeredSources, type ScanSources } from './sources.ts';
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
    return scan ? inShort(await readScanView(tx, platform, scan, sources)) : null;
  });
}

function inShort(view: ScanView): LatestReport {
  const { findings, coverage, score } = view;
  const [first] = mostUseful(findings, 1);
  const [step] = first?.steps ?? [];
  return {
    scanId: view.id,
    date: view.finishedAt ?? view.createdAt,
    headline: view.verdict.headline,
    score: score?.kind === 'scored' ? score.score : null,
    exposures: countExposures(findings),
    severities: findings.map(({ severity }) => severity),
    asked: coverage.asked,
    answered: coverage.found + coverage.clear,
    next: first && step ? { findingId: first.id, severity: first.severity, step } : null,
  };
}
