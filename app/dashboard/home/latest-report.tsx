import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { TodoProgress } from '#app/scan/report/todo-progress.tsx';
import { Gauge } from '#app/ui/charts/gauge.tsx';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import severity from '#app/ui/display/severity.module.css';
import { LoudnessBars, levelClass } from '#app/ui/display/severity.tsx';
import { Skeleton } from '#app/ui/display/skeleton.tsx';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { noScoreWords } from '#contract/scans/score.ts';
import type { LatestReport as Report } from '#contract/scans/todos.ts';
import { answeredWords } from '#contract/scans/types.ts';
import dash from './dash.module.css';
import styles from './latest-report.module.css';

function Next({ report, next }: { report: Report; next: NonNullable<Report['next']> }) {
  return (
    <Link className={styles.next} to={`/dashboard/scans/${report.scanId}#finding-${next.findingId}`}>
      <span className={classes(severity.severity, severity.plain, levelClass(next.severity))}>
        <LoudnessBars level={next.severity} />
        Do this first
      </span>
      <span className={styles.nextText}>
        {next.title}, {next.minutes} min
      </span>
      <ArrowRight />
    </Link>
  );
}

function Body({ report }: { report: Report }) {
  return (
    <>
      {report.score === null ? <p className={text.displaySm}>{noScoreWords}</p> : <Gauge figures={report.score} />}
      <p className={styles.latestLine}>
        <strong>{report.headline}</strong> {answeredWords(report)}.
      </p>
      {report.todos.all > 0 && <TodoProgress counts={report.todos} />}
      {report.next && <Next report={report} next={report.next} />}
      <ButtonLink to={`/dashboard/scans/${report.scanId}/report`} variant="secondary" block>
        Report
      </ButtonLink>
    </>
  );
}

/**
 * The newest result at a glance.
 * @param report undefined while it is not known, null before the first
 */
export function LatestReport({ report }: { report: Report | null | undefined }) {
  const { longDate } = useFormats();
  return (
    <Card
      className={dash.side}
      aria-labelledby="latest"
      flush
      head={
        <>
          <h2 className={text.displayXs} id="latest">
            Latest report
          </h2>
          {report && (
            <time className={classes(text.small, text.soft)} dateTime={report.date}>
              {longDate(report.date)}
            </time>
          )}
        </>
      }
    >
      <div className={classes(card.body, styles.latest)}>
        {report === undefined && <Skeleton label="Loading your latest report" lines={[60, 90, 80]} />}
        {report === null && (
          <EmptyState as="h3" title="No report yet">
            <p>Your first report appears here as soon as a scan is completed.</p>
          </EmptyState>
        )}
        {report && <Body report={report} />}
      </div>
    </Card>
  );
}
