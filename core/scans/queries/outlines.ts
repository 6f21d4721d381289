import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { type Answered, type Coverage, countSources } from '#contract/scans/coverage.ts';
import { figuresOf, type ScanRow as ListedScan } from '#contract/scans/types.ts';
import { withClaims } from '#core/reports/queries/ownership.ts';
import { type ScoredExposure, tickedOf, toTenth } from '#core/reports/queries/score.ts';
import { standingOf } from '#core/reports/queries/standing.ts';
import { countExposures, summaryLine } from '#core/reports/queries/summary-line.ts';
import { coverageOf } from '#core/reports/queries/view.ts';
import type { CountedParts, ScanParts } from '#core/scans/internal/rows.ts';
import { claimsIn } from '#core/scans/internal/said.ts';
import { countedCheck } from '#core/scans/internal/sources.ts';
import type { TodosOf } from '#core/scans/internal/todos.ts';
import type { userScans } from '#core/scans/schema.ts';
import { VaultError } from '#platform/crypto/envelope.ts';
import type { Platform } from '#platform/platform.ts';
import { type Found, openFindings } from './view.ts';

type Listed = Pick<typeof userScans.$inferSelect, 'id' | 'status' | 'dataKeyId' | 'finishedAt' | 'results'>;

/** What a list says of a scan. */
export type Outline = Pick<ListedScan, 'summary' | 'exposures' | 'score' | keyof Answered>;

/** What was found, with its points; null for a scan that cannot be opened, which the log says. */
export function findingsToList(platform: Platform, scan: Listed, parts: ScanParts): Found | null {
  if (scan.status !== 'completed' || parts.wrapped === null) return null;
  return unlessSealed(platform, scan, () => openFindings(platform, scan, parts));
}

/** What is read of one scan beside others: one that cannot be opened is left out, and does not take the others away. */
export function unlessSealed<Read>({ log }: Platform, { id }: Pick<Listed, 'id'>, read: () => Read): Read | null {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof VaultError)) throw error;
    log.warn('A scan in a list cannot be opened', { scanId: id, reason: error.reason });
    return null;
  }
}

/**
 * What a list says of a scan. Reckoned from what was found and from what the person has done since, as the report is: both
 * always say the same. Of a scan that cannot be opened any more, what was noted at its end stands.
 */
export function outlineOf(
  { sources, clock }: Platform,
  scan: Listed,
  { checks }: Pick<CountedParts, 'checks'>,
  found: Found | null,
  todosOf: TodosOf,
  language: Language = firstLanguage,
): Outline {
  const counted = checks.map((check) => countedCheck(check, sources));
  const counts = {
    asked: counted.filter(({ reason }) => reason !== 'not-applicable').length,
    answered: checks.filter(({ state }) => state === 'found' || state === 'clear').length,
    waiting: checks.filter(({ state }) => state === 'waiting').length,
  };
  const asked = countSources(
    checks.map(({ sourceId }, place) => ({ sourceId, reason: counted[place]?.reason ?? null })),
  );
  const answers = { ...counts, ...(asked !== counts.asked && { sources: asked }) };
  if (scan.status !== 'completed') return { summary: null, exposures: null, score: null, ...answers };
  if (!found) return { ...notedOutline(scan), ...answers };
  const coverage = coverageOf(counted);
  const claims = claimsIn(todosOf, { name: null, now: scan.finishedAt ?? clock.now() });
  return {
    ...judgedOutline(withClaims(found.scored, claims), { coverage, sources: asked, language }, todosOf),
    ...answers,
  };
}

function judgedOutline(
  scored: ScoredExposure[],
  { coverage, sources, language }: { coverage: Coverage; sources: number; language: Language },
  todosOf: TodosOf,
) {
  const { score, todos, groupOf, openOf } = standingOf(scored, coverage, todosOf(scored.map(tickedOf)));
  const findings = scored.map((one) => ({ ...foundIn(one), open: toTenth(openOf(one)), group: groupOf(one) }));
  const judged = { status: 'completed' as const, findings, coverage, sources, score, todos };
  return {
    summary: summaryLine(judged, language) || null,
    exposures: countExposures(findings, todos),
    score: figuresOf(score),
  };
}

const foundIn = ({ exposure: { id }, points, severity }: ScoredExposure) => ({ id, points, severity });

function notedOutline({ results }: Pick<Listed, 'results'>) {
  const score = results?.risk_score ?? null;
  return {
    summary: results?.summary || null,
    exposures: results?.exposures_found ?? null,
    score: score === null ? null : { score, most: score, open: null },
  };
}
