import type { Language } from '#contract/base/languages.ts';
import type { OwnScan } from '#contract/scans/todos.ts';
import type { IdentifierView } from '#contract/scans/types.ts';
import type { SourceReport } from '#core/reports/queries/join.ts';
import { withClaims } from '#core/reports/queries/ownership.ts';
import { scoreReports } from '#core/reports/queries/view.ts';
import { checkKey, type Ended, keyedAbout, toldBy } from '#core/scans/internal/changes.ts';
import { reportContent } from '#core/scans/internal/report/content.ts';
import { findingsTable } from '#core/scans/internal/report/table.ts';
import { isOfUnprovenDomain, registeredSources } from '#core/scans/internal/sources.ts';
import { siteFrom } from '#platform/config/site.ts';
import type { Config } from '#platform/config.ts';
import { type CheckFacts, describeScan } from './describe-scan.ts';

/** A scan that was made without a server, and has ended. */
export interface StandaloneResult {
  id: string;
  name: string | null;
  startedAt: Date;
  finishedAt: Date;
  /** The address first. */
  identifiers: readonly IdentifierView[];
  /** What became of each check, in the order in which sources are asked. */
  ended: readonly Ended[];
}

/**
 * The result in the words of the product. The address counts as the person's own, as it does on the server once its mailed link
 * was opened: whoever uses the command line says so.
 */
export function describeStandalone(
  { id, name, startedAt, finishedAt, identifiers, ended }: StandaloneResult,
  config: Pick<Config, 'directoryFile'>,
  language: Language,
): OwnScan {
  const about = new Map(identifiers.map((one, place) => [one.id, { ...one, isOwnAddress: place === 0 }]));
  const reports = ended.flatMap((one) => reportOf(one, about.get(one.check.identifierId)));
  const isProven = ({ kind }: IdentifierView) => kind === 'email';
  const claims = {
    mine: new Set<string>(),
    name,
    now: finishedAt,
    identifiers: identifiers.map((one) => ({ ...one, proof: isProven(one) ? ('proven' as const) : one.proof })),
  };
  return describeScan(
    { config, sources: registeredSources },
    {
      id,
      status: 'completed',
      completion: 100,
      name,
      email: identifiers[0]?.value ?? '',
      createdAt: startedAt,
      startedAt,
      finishedAt,
      expiresAt: null,
      identifiers,
      checks: ended.map((one) => factsOf(one, about.get(one.check.identifierId))),
      reports,
      scored: withClaims(scoreReports(reports, finishedAt), claims),
      todos: {},
    },
    language,
  );
}

type About = (IdentifierView & { isOwnAddress: boolean }) | undefined;

function reportOf(
  { check: { source, identifierId }, answer, reusedFrom }: Ended,
  about: About,
): (SourceReport & { identifierId: string })[] {
  if (answer.state !== 'found' || !about || isOfUnprovenDomain(source, about.kind)) return [];
  const told = toldBy(source, { reusedFrom });
  const byKey = new Map(answer.exposures.map((exposure) => [exposure.key, { ...exposure, told }]));
  const exposures = [...byKey.values()].map((one) => (about.isOwnAddress ? one : keyedAbout(one, about)));
  return [{ sourceId: source.id, sourceName: source.name, identifierId, exposures }];
}

const factsOf = ({ check, answer, startedAt, finishedAt, reusedFrom }: Ended, about: About): CheckFacts => ({
  sourceId: check.source.id,
  identifierId: check.identifierId,
  kind: about?.kind ?? 'email',
  state: answer.state,
  reason: answer.state === 'not-checked' ? answer.reason : null,
  expectedAt: null,
  finishedAt,
  durationMs: startedAt ? Math.max(0, finishedAt.getTime() - startedAt.getTime()) : null,
  answeredAt: reusedFrom,
});

/** Where a report of the command line says that it comes from. */
export interface Issuer {
  /** Of the package. */
  version: string;
  issuedAt: Date;
}

/** The whole of it for programs: the sections of a signed report of the server, without a seal. */
export function standaloneReport(
  own: OwnScan,
  { ended }: Pick<StandaloneResult, 'ended'>,
  { version, issuedAt }: Issuer,
) {
  const times = new Map(
    ended.map(({ check: { source, identifierId }, finishedAt }) => [
      checkKey({ sourceId: source.id, identifierId }),
      finishedAt.toISOString(),
    ]),
  );
  const site = siteFrom({});
  const endedAt = (check: { sourceId: string; identifierId: string }) => times.get(checkKey(check)) ?? null;
  const { about, method, ...sections } = reportContent(own, {
    site,
    appUrl: 'https://localhost',
    issuedAt,
    sources: registeredSources,
    endedAt,
  });
  const { report, startedAt, finishedAt } = about;
  return {
    about: { program: 'quietprint', version, report, startedAt, finishedAt, issuedAt: about.issuedAt },
    ...sections,
    method: { score: method.score, bands: method.bands, sources: method.sources },
  };
}

export type StandaloneReport = ReturnType<typeof standaloneReport>;

/** The findings for a spreadsheet, as the server writes them. */
export const standaloneTable = (report: StandaloneReport): string => findingsTable(report);
