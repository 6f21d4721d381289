import { FileQuestion, type LucideIcon, ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { Texts } from '#contract/base/texts.ts';
import { readCertificate } from '#contract/proof/certificate.ts';
import type { SignedReport } from '#contract/proof/report-schema.ts';
import { faultWords, verdictDetail, verdictTitle } from '#contract/proof/verdict-words.ts';
import type { EntryVerdict } from '#contract/proof/verify-entry.ts';
import type { FileVerdict } from '#contract/proof/verify-file.ts';
import { answeredIn } from '#contract/scans/coverage.ts';
import { bands } from '#contract/scans/severity.ts';
import { CertificateFacts } from './certificate-facts.tsx';
import styles from './verify.module.css';
import type english from './verify.texts.en.ts';
import { verifyTexts } from './verify.texts.ts';

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

/** A file of another release may name a band that is not ours. */
const bandIn = (name: string | null, texts: Texts<typeof english>): string => {
  const band = bands.find((one) => one === name);
  return band ? texts.bands[band] : String(name);
};

function scoreIn({ score: { exposed, open, band } }: SignedReport, texts: Texts<typeof english>): string {
  if (!exposed) return texts.noScore;
  const digits = ({ known, most }: typeof exposed) => (most > known ? texts.between(known, most) : `${known}`);
  const shown = bandIn(band, texts);
  return open ? texts.scoredOpen(digits(open), shown, digits(exposed)) : texts.scored(digits(exposed), shown);
}

/** What the file says of itself, to be held against what one was told or shown on paper. */
function Facts({ report }: { report: SignedReport }) {
  const texts = useTexts(verifyTexts);
  const { dateTime, zoneName } = useFormats();
  const { about, person, findings, coverage } = report;
  const checks = report.checks.map(({ source, reason }) => ({ sourceId: source, reason }));
  const timeText = (when: string) => `${dateTime(when)} ${zoneName(when)}`;
  const facts = [
    [texts.reportFor, [person.name, person.email].filter(Boolean).join(', ')],
    [texts.issued, timeText(about.issuedAt)],
    [texts.scanned, timeText(about.finishedAt)],
    [texts.score, scoreIn(report, texts)],
    [texts.findings, texts.findingCount(findings.length)],
    [texts.coverage, texts.answered(answeredIn({ coverage, checks }))],
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
  const texts = useTexts(verifyTexts);
  const { dateTime, zoneName } = useFormats();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.issued}</dt>
        <dd>
          {dateTime(issuedAt)} {zoneName(issuedAt)}
        </dd>
      </div>
      <div>
        <dt>{texts.report}</dt>
        <dd>{report}</dd>
      </div>
      <div>
        <dt>{texts.table}</dt>
        <dd>{texts.lines(lines)}</dd>
      </div>
    </dl>
  );
}

function Faults({ faults }: Extract<FileVerdict, { kind: 'changed' }>) {
  const texts = useTexts(verifyTexts);
  return (
    <ul className={styles.faults}>
      {faults.slice(0, MOST_FAULTS).map((fault) => (
        <li key={`${fault.part} ${fault.how} ${fault.line}`}>{faultWords(fault, texts.verdicts)}</li>
      ))}
      {faults.length > MOST_FAULTS && <li>{texts.more(faults.length - MOST_FAULTS)}</li>}
    </ul>
  );
}

/** What came of checking a file. */
export function Told({ name, outcome, entry }: { name: string; outcome: Outcome; entry: EntryVerdict | null }) {
  const texts = useTexts(verifyTexts);
  const { longDate } = useFormats();
  const { icon: Icon, look } = looks[outcome.kind];
  // What our key has signed has this shape.
  const certificate = outcome.kind === 'genuine' ? readCertificate(outcome.report) : null;
  const report = outcome.kind === 'genuine' && !certificate ? (outcome.report as SignedReport) : undefined;
  const issued = report ?? certificate;
  const title = outcome.kind === 'failed' ? texts.failed : verdictTitle(outcome, texts.verdicts);
  return (
    <div className={styles.told}>
      <p className={classes(text.small, text.soft, text.evidence)}>{name}</p>
      <h2 className={classes(text.displayXs, styles.title, look)}>
        <Icon aria-hidden="true" />
        {issued ? texts.genuine(issued.about.issuer, longDate(issued.about.issuedAt)) : title}
      </h2>
      <p>{outcome.kind === 'failed' ? texts.failedText : verdictDetail(outcome, texts.verdicts)}</p>
      {outcome.kind === 'changed' && <Faults {...outcome} />}
      {report && <Facts report={report} />}
      {certificate && <CertificateFacts certificate={certificate} entry={entry} />}
      {outcome.kind === 'genuine-table' && <TableFacts table={outcome} />}
    </div>
  );
}
