import type { ReactNode } from 'react';
import { SourceList } from '#app/scan/report/source-list.tsx';
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
import { plural } from '#contract/base/formats.ts';
import type { CheckView, FindingView, ScanView } from '#contract/scans/types.ts';
import styles from './scan-progress.module.css';

interface ScanProgressProps {
  scan: ScanView;
  /** Where the person finds the scan again. */
  comeBack: ReactNode;
}

/** "12 of 18 checked. Asking Gravatar and 2 more." */
function summaryOf(asked: readonly CheckView[]): string {
  const waiting = asked.filter((check) => check.state === 'queued' || check.state === 'checking');
  const late = asked.filter((check) => check.state === 'waiting').length;
  const toCome = late > 0 ? `, ${late} still to come` : '';
  const answered = `${asked.length - waiting.length - late} of ${asked.length} checked${toCome}.`;
  const [now, ...others] = asked.filter((check) => check.state === 'checking');
  if (!now) return waiting.length > 0 ? `${answered} The next one is about to be asked.` : answered;
  return `${answered} Asking ${now.name}${others.length > 0 ? ` and ${others.length} more` : ''}.`;
}

function Now({ scan, asked, comeBack }: ScanProgressProps & { asked: readonly CheckView[] }) {
  return (
    <section data-part="card" className={classes(card.card, styles.scanningNow)} aria-label="Progress">
      <SourceRing states={asked.map((check) => check.state)} findings={scan.findings.length} seed={scan.id} />
      <div className={styles.scanningCount}>
        <p className={classes(styles.scanningPct, text.num)}>
          <span className={text.displayLg}>{scan.completion}%</span> <span className={text.soft}>complete</span>
        </p>
        <Progress value={scan.completion} label="Scan progress" />
        <p className={text.soft} role="status" aria-live="polite">
          {summaryOf(asked)}
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
  return (
    <Card
      className={styles.scanningFeed}
      aria-labelledby="so-far"
      flush
      head={
        <>
          <h2 className={text.displayXs} id="so-far">
            Found so far
          </h2>
          <Count value={findings.length} />
        </>
      }
      foot={<p className={classes(text.small, text.soft)}>Your score follows when the sources have answered.</p>}
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
          {findings.length - MOST_FED} more in the report
        </p>
      )}
    </Card>
  );
}

/** A scan under way: the ring, every source with its state and time, and the findings as they land. */
export function ScanProgress({ scan, comeBack }: ScanProgressProps) {
  const { shortTime, zoneName } = useFormats();
  const begun = scan.startedAt ?? scan.createdAt;
  const asked = scan.checks.filter((check) => check.reason !== 'not-applicable');
  return (
    <>
      <div className={pageTitle.pageTitle}>
        <div className={pageTitle.text}>
          <h1 className={text.displayMd}>Scan in progress</h1>
          <p className={text.soft}>
            Free Privacy Scan for <span className={text.evidence}>{scan.email}</span>, started at{' '}
            <time dateTime={begun}>
              {shortTime(begun)} {zoneName(begun)}
            </time>
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
                Source by source
              </h2>
              <span className={classes(text.small, text.soft, text.num)}>{plural(asked.length, 'source')}</span>
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
