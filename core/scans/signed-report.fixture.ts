import { readVerifierKey } from '#contract/proof/note.ts';
import type { SignedReport } from '#contract/proof/report-schema.ts';
import type { CheckView } from '#contract/scans/types.ts';
import { exposure, reportOf } from '#core/reports/exposure.fixture.ts';
import { reportSigner } from '#core/reports/queries/signer.ts';
import { verdict } from '#core/reports/queries/verdict.ts';
import { coverageOf } from '#core/reports/queries/view.ts';
import { registeredSources } from '#core/scans/internal/sources.ts';
import { siteFrom } from '#platform/config/site.ts';
import { type Issue, reportContent } from './internal/report/content.ts';

const check = (sourceId: string, change: Partial<CheckView> = {}): CheckView => ({
  sourceId,
  name: `Source ${sourceId}`,
  identifierId: 'own',
  category: 'breaches',
  state: 'clear',
  reason: null,
  durationMs: 100,
  findings: 0,
  clearCovers: 'Whatever it shows to everybody.',
  reusedFrom: null,
  expectedAt: null,
  credit: null,
  ...change,
});

const issue: Issue = {
  site: siteFrom({}),
  appUrl: 'https://quietprint.example',
  issuedAt: new Date('2027-03-01T10:00:00Z'),
  sources: registeredSources,
  endedAt: () => '2027-03-01T08:59:30.000Z',
};

/** A report about Alice with a finding for each of these breaches, and an answer of each of these sources. */
export function reportFor(
  breaches: readonly string[],
  sources: readonly string[] = ['hibp-account-range', 'xposedornot', 'gone'],
): SignedReport {
  const checks = sources.map((id, place) =>
    check(id, place === 0 ? { state: 'found', findings: breaches.length } : {}),
  );
  const coverage = coverageOf(checks);
  const exposures = breaches.map((name) =>
    exposure({ where: name, breach: { name, domain: `${name.toLowerCase()}.example`, year: 2021 }, since: '2021-03' }),
  );
  const reports = [{ sourceId: sources[0] ?? '', sourceName: 'Brightwell Breach Index', exposures }];
  const { todos, ...report } = reportOf({ reports, coverage, now: new Date('2027-03-01T09:00:00Z') });
  const scan = {
    id: '0190aaaa-0000-7000-8000-000000000001',
    status: 'completed' as const,
    completion: 100,
    name: 'Álice Ärcher Ωmega 🪨',
    email: 'alice@example.com',
    identifiers: [{ id: 'own', kind: 'email' as const, value: 'alice@example.com', proof: 'proven' as const }],
    createdAt: '2027-03-01T08:59:00.000Z',
    startedAt: '2027-03-01T08:59:00.000Z',
    finishedAt: '2027-03-01T09:00:00.000Z',
    expiresAt: null,
    ...{ checks, coverage, ...report },
    verdict: verdict({ status: 'completed', ...report, coverage, todos }),
  };
  return reportContent({ scan, todos }, issue);
}

const seedOf = (first: number) => new Uint8Array(32).fill(first);

/** An installation's signer, and what a verifier needs to know of it. */
export async function signerOf({ seed = 1, appUrl = 'https://quietprint.example' } = {}) {
  const signer = reportSigner({ appUrl, auditSigningKey: seedOf(seed) });
  const key = await readVerifierKey(signer.verifierKey);
  if (!key) throw new Error('no key');
  return { signer, key };
}
