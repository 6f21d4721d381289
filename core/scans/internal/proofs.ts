import type { Proof } from '#contract/scans/proofs.ts';
import type { IdentifierKind, IdentifierView } from '#contract/scans/types.ts';
import { askedWith } from '#contract/sources/listing.ts';
import type { JoinedExposure } from '#core/reports/queries/join.ts';
import type { Exposure } from '#core/sources/define.ts';
import { checkKey } from './changes.ts';
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
export function proofsIn({ reports, checks, identifiers, sources }: Material): (one: JoinedExposure) => Proof[] {
  const said = new Map(
    reports.flatMap((report) =>
      report.exposures.map((one) => [`${report.sourceId} ${one.key}`, { report, one }] as const),
    ),
  );
  const checkOf = new Map(checks.map((check) => [checkKey(check), check]));
  const aboutOf = new Map(identifiers.map((identifier) => [identifier.id, identifier]));
  return ({ reported }) =>
    reported.flatMap(({ sourceId, key }) => {
      const found = said.get(`${sourceId} ${key}`);
      if (!found) return [];
      const { report, one } = found;
      const check = checkOf.get(checkKey(report));
      return {
        source: report.sourceName,
        about: aboutWords(aboutOf.get(report.identifierId)),
        sent: sentWords(sources, sourceId),
        decided: decidedWords(one),
        at: (check?.answeredAt ?? check?.finishedAt)?.toISOString() ?? null,
        rule: one.told?.rule ?? null,
        control: one.told?.control ?? null,
      };
    });
}

const nouns: Readonly<Record<IdentifierKind, string>> = {
  email: 'your address',
  username: 'the user name',
  domain: 'your domain',
  name: 'the name',
};

const aboutWords = (about: IdentifierView | undefined): string =>
  about ? `${nouns[about.kind]} ${about.value}` : 'your address';

function sentWords({ sourceById }: ScanSources, sourceId: string): string | null {
  const source = sourceById(sourceId);
  return source && askedWith[source.privacy];
}

/** The part of the answer that was kept: never more than what decided. */
function decidedWords({ kind, breach, where, url }: Exposure): string {
  switch (kind) {
    case 'breach':
    case 'stealer':
      return `Its answer names “${breach?.name ?? where}” among what holds it.`;
    case 'paste':
      return `Its answer names the paste “${where}”.`;
    case 'profile':
      return `Its answer describes a profile at ${where}${url ? ` (${url})` : ''}.`;
    default:
      return `Its answer holds an entry for it (${url ?? where}).`;
  }
}
