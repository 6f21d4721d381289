import type { Language } from '#contract/base/languages.ts';
import type { Proof } from '#contract/scans/proofs.ts';
import type { IdentifierView } from '#contract/scans/types.ts';
import type { JoinedExposure } from '#core/reports/queries/join.ts';
import type { Exposure } from '#core/sources/define.ts';
import { sourceWords } from '#core/sources/queries/words.ts';
import { checkKey } from './changes.ts';
import { type Decided, proofWords } from './proof-words.ts';
import type { CheckRow } from './rows.ts';
import type { ScanSources } from './sources.ts';

interface Report {
  sourceId: string;
  sourceName: string;
  identifierId: string;
  exposures: readonly Exposure[];
}

interface Material {
  reports: readonly Report[];
  checks: readonly Pick<CheckRow, 'sourceId' | 'identifierId' | 'answeredAt' | 'finishedAt'>[];
  identifiers: readonly IdentifierView[];
  sources: ScanSources;
}

/** Says of each finding how every source that reports it came to do so. */
export function proofsIn(
  { reports, checks, identifiers, sources }: Material,
  language: Language,
): (one: JoinedExposure) => Proof[] {
  const words = proofWords[language];
  const said = new Map(
    reports.flatMap((report) =>
      report.exposures.map((one) => [`${report.sourceId} ${one.key}`, { report, one }] as const),
    ),
  );
  const checkOf = new Map(checks.map((check) => [checkKey(check), check]));
  const aboutOf = new Map(identifiers.map((identifier) => [identifier.id, identifier]));
  return ({ reported }) => {
    const proofs = reported.flatMap(({ sourceId, key }) => {
      const found = said.get(`${sourceId} ${key}`);
      if (!found) return [];
      const { report, one } = found;
      const check = checkOf.get(checkKey(report));
      const about = aboutOf.get(report.identifierId);
      const source = sources.sourceById(sourceId);
      return {
        source: sourceWords(language)(report.sourceName, 'names'),
        about: about ? words.about[about.kind](about.value) : words.address,
        sent: source && words.sent[source.privacy],
        decided: decidedWords(one, words.decided, language),
        decidedByEach: decidedWords(one, words.decidedByEach, language),
        at: (check?.answeredAt ?? check?.finishedAt)?.toISOString() ?? null,
        rule: one.told?.rule ?? null,
        control: one.told?.control ?? null,
      };
    });
    return proofs.map(({ decidedByEach, ...proof }) => {
      const isShared = proofs.filter((one) => one.decided === proof.decided).length > 1;
      return { ...proof, ...(isShared && { decidedByEach }) };
    });
  };
}

/** The part of the answer that was kept: never more than what decided. */
function decidedWords({ kind, breach, where, url }: Exposure, words: Decided, language: Language): string {
  const place = sourceWords(language)(where, 'places');
  switch (kind) {
    case 'breach':
    case 'stealer':
      return words.named(breach?.name ?? place);
    case 'paste':
      return words.paste(place);
    case 'profile':
      return url ? words.profileAt(place, url) : words.profile(place);
    default:
      return words.entry(url ?? place);
  }
}
