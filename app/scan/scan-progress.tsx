import type { ReactNode } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { SourceList } from '#app/scan/report/source-list.tsx';
import { scanTexts } from '#app/scan/scan.texts.ts';
import { StillToCome } from '#app/scan/waiting/still-to-come.tsx';
import { SourceRing, SourceRingKey } from '#app/ui/charts/source-ring.tsx';
import { classes } from '#app/ui/classes.ts';
import { Count } from '#app/ui/display/badge.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { Progress } from '#app/ui/display/progress.tsx';
import { Severity } from '#app/ui/display/severity.tsx';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import pageTitle from '#app/ui/layout/page-title.module.css';
import text from '#app/ui/styles/text.module.css';
import type { CheckView, FindingView, ScanView } from '#contract/scans/types.ts';
import styles from './scan-progress.module.css';

type Texts = NonNullable<ReturnType<typeof scanTexts.now>>;

interface ScanProgressProps {
  scan: ScanView;
  /** Where the person finds the scan again. */
  comeBack: ReactNode;
}

/** "12 of 18 checked. Asking Gravatar and 2 more." */
function summaryOf(asked: readonly CheckView[], texts: Texts): string {
  const waiting = asked.filter((check) => check.state === 'queued' || check.state === 'checking');
  const late = asked.filter((check) => check.state === 'waiting').length;
  const checked = asked.length - waiting.length - late;
  const answered = late > 0 ? texts.checkedLate(checked, asked.length, late) : texts.checked(checked, asked.length);
  const [now, ...others] = asked.filter((check) => check.state === 'checking');
  if (!now) return waiting.length > 0 ? `${answered}. ${texts.nextSoon}` : `${answered}.`;
  const asking = others.length > 0 ? texts.askingMore(now.name, others.length) : texts.asking(now.name);
  return `${answered}. ${asking}`;
}

function Now({ scan, asked, comeBack }: ScanProgressProps & { asked: readonly CheckView[] }) {
  const texts = useTexts(scanTexts);
  return (
    <section data-part="card" className={classes(card.card, styles.scanningNow)} aria-label={texts.progress}>
      <SourceRing states={asked.map((check) => check.state)} findings={scan.findings.length} seed={scan.id} />
      <div className={styles.scanningCount}>
        <p className={classes(styles.scanningPct, text.num)}>
          {withLinks(
            texts.complete(scan.completion),
            (percent) => (
              <span className={text.displayLg}>{percent}</span>
            ),
            (words) => (
              <span className={text.soft}>{words}</span>
            ),
          )}
        </p>
        <Progress value={scan.completion} label={texts.scanProgress} />
        <p className={text.soft} role="status" aria-live="polite">
          {summaryOf(asked, texts)}
        </p>
        <SourceRingKey />
      </div>
      <Notice>{comeBack}</Notice>
    </section>
  );
}

/** The heaviest; the others follow in the report. */
const MOST_FED = 12;

function Feed({ findings }: { findings: readonly FindingView[] }) {
  const texts = useTexts(scanTexts);
  return (
    <Card
      className={styles.scanningFeed}
      aria-labelledby="so-far"
      flush
      head={
        <>
          <h2 className={text.displayXs} id="so-far">
            {texts.foundSoFar}
          </h2>
          <Count value={findings.length} />
        </>
      }
      foot={<p className={classes(text.small, text.soft)}>{texts.scoreFollows}</p>}
    >
      {findings.length > 0 && (
        <ul>
          {findings.slice(0, MOST_FED).map((finding) => (
            <li className={styles.feedItem} key={finding.id}>
              <Severity level={finding.severity} />
              <span className={styles.feedText}>
                <strong>{finding.title}</strong>
                <span className={classes(text.small, text.soft)}>{finding.where}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {findings.length > MOST_FED && (
        <p className={classes(styles.feedItem, text.small, text.soft)}>
          {texts.moreInReport(findings.length - MOST_FED)}
        </p>
      )}
    </Card>
  );
}

/** A scan under way: the ring, every source with its state and time, and the findings as they land. */
export function ScanProgress({ scan, comeBack }: ScanProgressProps) {
  const texts = useTexts(scanTexts);
  const { shortTime, zoneName } = useFormats();
  const begun = scan.startedAt ?? scan.createdAt;
  const asked = scan.checks.filter((check) => check.reason !== 'not-applicable');
  return (
    <>
      <div className={pageTitle.pageTitle}>
        <div className={pageTitle.text}>
          <h1 className={text.displayMd}>{texts.inProgress}</h1>
          <p className={text.soft}>
            {withLinks(
              texts.startedAt(scan.email, `${shortTime(begun)} ${zoneName(begun)}`),
              (email) => (
                <span className={text.evidence}>{email}</span>
              ),
              (time) => (
                <time dateTime={begun}>{time}</time>
              ),
            )}
          </p>
        </div>
      </div>
      <div className={styles.scanning}>
        <Now scan={scan} asked={asked} comeBack={comeBack} />
        <Card
          className={styles.scanningSources}
          aria-labelledby="sources"
          flush
          head={
            <>
              <h2 className={text.displayXs} id="sources">
                {texts.sourceBySource}
              </h2>
              <span className={classes(text.small, text.soft, text.num)}>{texts.sources(asked.length)}</span>
            </>
          }
        >
          <StillToCome scan={scan} className={styles.toCome} />
          <SourceList checks={scan.checks} identifiers={scan.identifiers} />
        </Card>
        <Feed findings={scan.findings} />
      </div>
    </>
  );
}
