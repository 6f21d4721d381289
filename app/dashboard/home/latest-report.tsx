import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { TodoProgress } from '#app/scan/todo-bar.tsx';
import '#app/scan/scan.css';
import { Gauge } from '#app/ui/charts/gauge.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { LoudnessBars, levelClass } from '#app/ui/layout/severity.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { noScoreWords } from '#contract/scans/score.ts';
import type { LatestReport as Report } from '#contract/scans/todos.ts';
import { answeredWords } from '#contract/scans/types.ts';

function Next({ report, next }: { report: Report; next: NonNullable<Report['next']> }) {
  return (
    <Link className="next" to={`/dashboard/scans/${report.scanId}#finding-${next.findingId}`}>
      <span className={`sev sev--plain ${levelClass(next.severity)}`}>
        <LoudnessBars level={next.severity} />
        Do this first
      </span>
      <span className="next__text">{next.step}</span>
      <ArrowRight className="icon" />
    </Link>
  );
}

function Body({ report }: { report: Report }) {
  return (
    <>
      {report.score === null ? <p className="display-sm">{noScoreWords}</p> : <Gauge figures={report.score} />}
      <p className="latest__line">
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
      className="dash__side"
      aria-labelledby="latest"
      flush
      head={
        <>
          <h2 className="display-xs" id="latest">
            Latest report
          </h2>
          {report && (
            <time className="small soft" dateTime={report.date}>
              {longDate(report.date)}
            </time>
          )}
        </>
      }
    >
      <div className="card__body latest">
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
