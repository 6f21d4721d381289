import { FileQuestion, type LucideIcon, ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { readCertificate } from '#contract/proof/certificate.ts';
import type { SignedReport } from '#contract/proof/report-schema.ts';
import { faultWords, verdictDetail, verdictTitle } from '#contract/proof/verdict-words.ts';
import type { EntryVerdict } from '#contract/proof/verify-entry.ts';
import type { FileVerdict } from '#contract/proof/verify-file.ts';
import { answeredIn, answeredWords } from '#contract/scans/coverage.ts';
import { CertificateFacts } from './certificate-facts.tsx';
import styles from './verify.module.css';

/** `failed`: the file could not be read. */
export type Outcome = FileVerdict | { kind: 'failed' };

const looks: Readonly<Record<Outcome['kind'], { icon: LucideIcon; look: string | undefined }>> = {
  genuine: { icon: ShieldCheck, look: styles.genuine },
  'genuine-table': { icon: ShieldCheck, look: styles.genuine },
  changed: { icon: ShieldAlert, look: styles.changed },
  'unknown-key': { icon: ShieldAlert, look: styles.changed },
  'no-report': { icon: FileQuestion, look: styles.open },
  table: { icon: FileQuestion, look: styles.open },
  seal: { icon: FileQuestion, look: styles.open },
  'too-large': { icon: FileQuestion, look: styles.open },
  unable: { icon: ShieldQuestion, look: styles.open },
  failed: { icon: ShieldQuestion, look: styles.open },
};

/** Faults beyond these add nothing: the file is of no use. */
const MOST_FAULTS = 20;

function scoreIn({ score: { exposed, open, band } }: SignedReport): string {
  if (!exposed) return 'Not enough answered to give a score';
  const digits = ({ known, most }: typeof exposed) => (most > known ? `${known} to ${most}` : `${known}`);
  return open
    ? `${digits(open)} out of 100: ${band}; ${digits(exposed)} on record`
    : `${digits(exposed)} out of 100: ${band}`;
}

/** What the file says of itself, to be held against what one was told or shown on paper. */
function Facts({ report }: { report: SignedReport }) {
  const { dateTime, zoneName, plural } = useFormats();
  const { about, person, findings, coverage } = report;
  const checks = report.checks.map(({ source, reason }) => ({ sourceId: source, reason }));
  const timeText = (when: string) => `${dateTime(when)} ${zoneName(when)}`;
  const facts = [
    ['Report for', [person.name, person.email].filter(Boolean).join(', ')],
    ['Issued', timeText(about.issuedAt)],
    ['Scanned', timeText(about.finishedAt)],
    ['Score', scoreIn(report)],
    ['Findings', plural(findings.length, 'finding')],
    ['Coverage', answeredWords(answeredIn({ coverage, checks }))],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same of a table, which says little of itself. */
function TableFacts({
  table: { report, issuedAt, lines },
}: {
  table: Extract<FileVerdict, { kind: 'genuine-table' }>;
}) {
  const { dateTime, zoneName, plural } = useFormats();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Issued</dt>
        <dd>
          {dateTime(issuedAt)} {zoneName(issuedAt)}
        </dd>
      </div>
      <div>
        <dt>Report</dt>
        <dd>{report}</dd>
      </div>
      <div>
        <dt>Table</dt>
        <dd>{plural(lines, 'line')}</dd>
      </div>
    </dl>
  );
}

function Faults({ faults }: Extract<FileVerdict, { kind: 'changed' }>) {
  return (
    <ul className={styles.faults}>
      {faults.slice(0, MOST_FAULTS).map((fault) => (
        <li key={`${fault.part} ${fault.how} ${fault.line}`}>{faultWords(fault)}</li>
      ))}
      {faults.length > MOST_FAULTS && <li>And {faults.length - MOST_FAULTS} more.</li>}
    </ul>
  );
}

const failed = { title: 'The file could not be read', detail: 'Nothing is known about it. Choose it again.' };

/** What came of checking a file. */
export function Told({ name, outcome, entry }: { name: string; outcome: Outcome; entry: EntryVerdict | null }) {
  const { longDate } = useFormats();
  const { icon: Icon, look } = looks[outcome.kind];
  // What our key has signed has this shape.
  const certificate = outcome.kind === 'genuine' ? readCertificate(outcome.report) : null;
  const report = outcome.kind === 'genuine' && !certificate ? (outcome.report as SignedReport) : undefined;
  const issued = report ?? certificate;
  const title = outcome.kind === 'failed' ? failed.title : verdictTitle(outcome);
  return (
    <div className={styles.told}>
      <p className={classes(text.small, text.soft, text.evidence)}>{name}</p>
      <h2 className={classes(text.displayXs, styles.title, look)}>
        <Icon aria-hidden="true" />
        {issued
          ? `Genuine: issued by ${issued.about.issuer} on ${longDate(issued.about.issuedAt)}, nothing was changed`
          : title}
      </h2>
      <p>{outcome.kind === 'failed' ? failed.detail : verdictDetail(outcome)}</p>
      {outcome.kind === 'changed' && <Faults {...outcome} />}
      {report && <Facts report={report} />}
      {certificate && <CertificateFacts certificate={certificate} entry={entry} />}
      {outcome.kind === 'genuine-table' && <TableFacts table={outcome} />}
    </div>
  );
}
