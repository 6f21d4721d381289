import { sampleReport } from '#app/public/sample/sample.ts';
import type { ReportBrokers } from '#contract/brokers/types.ts';
import type { FindingComments } from '#contract/scans/comments.ts';
import type { ChosenComparison } from '#contract/scans/comparison.ts';
import type { FindingView, ScanView } from '#contract/scans/types.ts';
import { marker } from './any-text.ts';

const { scan, brokers } = sampleReport;

const findingWith = (finding: FindingView): FindingView => ({
  ...finding,
  where: marker,
  title: `${marker} lost your password`,
  exposed: [marker],
  evidence: [...finding.evidence, { label: 'Site', value: marker }],
  advice: [...finding.advice, `Close your ${marker} account if you no longer need it.`],
  steps: finding.steps.map((step) => ({ ...step, text: `Change your ${marker} password.` })),
  whose: { ...finding.whose, because: `It shows a link that your profile at ${marker} shows too.` },
  sources: finding.sources.map(({ id }) => ({ id, name: marker })),
  proofs: finding.proofs.map((proof, place) => ({
    ...proof,
    source: `${marker} ${place}`,
    about: `the user name ${marker}`,
    decided: `Its answer names “${marker}” among what holds it.`,
    decidedByEach: `Each answer names “${marker}” among what holds it.`,
  })),
});

const findings = scan.findings.slice(0, 5).map(findingWith);

/** A report with the marker wherever a name from outside can stand. */
export const markedScan: ScanView = {
  ...scan,
  name: marker,
  identifiers: scan.identifiers.map((one) => ({ ...one, value: one.kind === 'username' ? marker : one.value })),
  checks: scan.checks.slice(0, 12).map((check, place) => ({
    ...check,
    name: marker,
    state: place < 4 ? 'found' : place < 8 ? 'clear' : 'not-checked',
    findings: place < 4 ? 2 : 0,
    reason: place < 8 ? null : 'timeout',
    credit: place === 0 ? { label: marker, url: 'https://heron.example/' } : null,
  })),
  findings: [
    ...findings,
    ...scan.findings
      .filter(({ points }) => points === 0)
      .slice(0, 1)
      .map(findingWith),
  ],
  plan: {
    ...scan.plan,
    actions: scan.plan.actions.map((action) => ({
      ...action,
      title: `Change your ${marker} password`,
      rows: action.rows.map((row) => ({ ...row, where: marker, findingId: findings[0]?.id ?? '' })),
    })),
    watch: [{ text: `What ${marker} lost cannot be recalled.`, places: [marker, 'Heron'] }],
  },
};

export const markedBrokers: ReportBrokers | null = brokers && {
  ...brokers,
  brokers: brokers.brokers.slice(0, 2).map((broker) => ({ ...broker, name: marker, postal: marker })),
};

export const markedComments: FindingComments = Object.fromEntries(
  markedScan.findings.slice(0, 1).map(({ id }) => [id, { text: `About ${marker}.`, by: marker, at: scan.createdAt }]),
);

const compared = { scanId: scan.id, date: scan.createdAt, score: null };

export const markedComparison: ChosenComparison = {
  ...{ earlier: compared, later: compared, difference: null, same: 1, choices: [] },
  findings: [
    { id: 'a1', change: 'new', title: `${marker} lost your password`, severity: 'high', effect: 3, because: null },
    { id: 'b1', change: 'unchecked', title: marker, severity: 'low', effect: 0, because: `${marker} gave no answer.` },
  ],
};
