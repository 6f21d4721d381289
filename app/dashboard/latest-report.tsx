import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { TodoProgress } from '#app/scan/todo-bar.tsx';
import '#app/scan/scan.css';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Gauge } from '#app/ui/gauge.tsx';
import { LoudnessBars, levelClass } from '#app/ui/severity.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { answeredWords } from '#contract/scans.ts';
import { noScoreWords } from '#contract/score.ts';
import type { LatestReport as Report } from '#contract/todos.ts';

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
