import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { countSources } from '#contract/scans/coverage.ts';
import type { OwnScan, Todos } from '#contract/scans/todos.ts';
import type { CheckView, IdentifierView, ScanView } from '#contract/scans/types.ts';
import { findCompanyRoutes } from '#core/removal/directory/queries/company-routes.ts';
import type { Withheld } from '#core/removal/routes/queries/usable.ts';
import type { SourceReport } from '#core/reports/queries/join.ts';
import type { ScoredExposure } from '#core/reports/queries/score.ts';
import { type AskedAbout, verdict } from '#core/reports/queries/verdict.ts';
import { buildReport, coverageOf } from '#core/reports/queries/view.ts';
import { checkKey } from '#core/scans/internal/changes.ts';
import { proofsIn } from '#core/scans/internal/proofs.ts';
import type { CheckRow } from '#core/scans/internal/rows.ts';
import { countedCheck, isNoGap, type ScanSources } from '#core/scans/internal/sources.ts';
import type { Source } from '#core/sources/define.ts';
import { sourceWords } from '#core/sources/queries/words.ts';
import type { Config } from '#platform/config.ts';

/** What became of one question, wherever it is kept. */
export type CheckFacts = Pick<
  CheckRow,
  'sourceId' | 'identifierId' | 'kind' | 'state' | 'reason' | 'expectedAt' | 'finishedAt' | 'durationMs' | 'answeredAt'
> &
  Partial<Pick<CheckRow, 'askedBy'>>;

/** A scan in the clear, before it is put in words. */
export interface ScanFacts extends Pick<ScanView, 'id' | 'status' | 'completion' | 'name' | 'email'> {
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** Null where it stays. */
  expiresAt: Date | null;
  identifiers: readonly IdentifierView[];
  /** In the order in which sources are asked. */
  checks: readonly CheckFacts[];
  reports: readonly (SourceReport & { identifierId: string })[];
  /** What was found, as the person's claims leave it. */
  scored: ScoredExposure[];
  /** What the person has done about it. */
  todos: Todos;
  /** Routes to companies that are not offered now. */
  withheld?: Withheld;
}

/** What a scan is described with, beside what it found. */
interface Means {
  config: Pick<Config, 'directoryFile'>;
  sources: ScanSources;
}

/** A scan in words: the same for a row of the database and for a run of the command line. */
export function describeScan(
  { config, sources }: Means,
  facts: ScanFacts,
  language: Language = firstLanguage,
): OwnScan {
  const { status, reports, scored, checks } = facts;
  const identifiers = [...facts.identifiers];
  const counts = new Map(reports.map((report) => [checkKey(report), report.exposures.length]));
  const views = checks
    .filter((check) => !isNoGap(check, sources))
    .map((check) => inWords(checkView(check, counts.get(checkKey(check)) ?? 0, sources), language));
  const coverage = coverageOf(views);
  const { findings, plan, score, todos } = buildReport({
    scored,
    coverage: status === 'completed' ? coverage : null,
    removals: removalsOf(checks, sources),
    proofsOf: proofsIn({ reports, checks, identifiers, sources }, language),
    findCompany: (breach) => findCompanyRoutes(config, breach, { withheld: facts.withheld ?? new Set() }),
    todos: facts.todos,
    language,
  });
  const scan: ScanView = {
    id: facts.id,
    status,
    completion: facts.completion,
    name: facts.name,
    email: facts.email,
    createdAt: facts.createdAt.toISOString(),
    startedAt: facts.startedAt?.toISOString() ?? null,
    finishedAt: facts.finishedAt?.toISOString() ?? null,
    expiresAt: facts.expiresAt?.toISOString() ?? null,
    identifiers,
    checks: views,
    findings,
    plan,
    coverage,
    score,
    verdict: verdict({ status, findings, coverage, score, todos, plan }, askedAbout(identifiers, views), language),
  };
  return { scan, todos };
}

const askedAbout = (identifiers: readonly IdentifierView[], checks: readonly CheckView[]): AskedAbout => ({
  addresses: identifiers.every(({ kind }) => kind === 'email') ? identifiers.map(({ value }) => value) : [],
  sources: countSources(checks),
});

/** Whether the source has said nothing that counts, and the person's own browser may ask it about that address. */
const canAskHere = (source: Pick<Source, 'browserUrl'> | null, { state, reason }: Asked): boolean =>
  source?.browserUrl !== undefined &&
  (state === 'waiting' || (state === 'not-checked' && reason !== 'opted-out' && reason !== 'withdrawn'));

type Asked = Pick<CheckFacts, 'state' | 'reason'>;

/** A source that is no longer in the registry stays in old scans, by its id. */
function checkView(check: CheckFacts, findings: number, sources: ScanSources): CheckView {
  const source = sources.sourceById(check.sourceId);
  return {
    sourceId: check.sourceId,
    identifierId: check.identifierId,
    name: source?.name ?? check.sourceId,
    ...countedCheck(check, sources),
    expectedAt: check.expectedAt?.toISOString() ?? null,
    durationMs: check.durationMs,
    findings,
    clearCovers: source?.clearCovers ?? null,
    reusedFrom: check.answeredAt?.toISOString() ?? null,
    ...(check.askedBy && { askedBy: check.askedBy }),
    ...(canAskHere(source, check) && { canAskHere: true as const }),
    credit: source?.credit ?? null,
  };
}

function inWords(view: CheckView, language: Language): CheckView {
  const say = sourceWords(language);
  const { name, clearCovers } = view;
  return { ...view, name: say(name, 'names'), clearCovers: clearCovers && say(clearCovers, 'sentences') };
}

function removalsOf(checks: readonly CheckFacts[], { sourceById }: ScanSources): Map<string, string> {
  const ways = checks.map(({ sourceId }) => [sourceId, sourceById(sourceId)?.removal ?? null] as const);
  return new Map(ways.filter((way): way is [string, string] => way[1] !== null));
}
