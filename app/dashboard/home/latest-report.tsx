import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { TodoProgress } from '#app/scan/report/todo-progress.tsx';
import { EmptyGauge, Gauge } from '#app/ui/charts/gauge.tsx';
import { classes } from '#app/ui/classes.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import severity from '#app/ui/display/severity.module.css';
import { LoudnessBars, levelClass } from '#app/ui/display/severity.tsx';
import { Skeleton } from '#app/ui/display/skeleton.tsx';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { answeredWords } from '#contract/scans/coverage.ts';
import { planScoreWords, whenWords } from '#contract/scans/steps.ts';
import type { PlanInShort, LatestReport as Report } from '#contract/scans/todos.ts';
import styles from './latest-report.module.css';

type Action = PlanInShort['actions'][number];

function Step({ scanId, action }: { scanId: string; action: Action }) {
  return (
    <li>
      <Link className={styles.step} to={`/dashboard/scans/${scanId}#finding-${action.findingId}`}>
        <span className={classes(severity.severity, severity.plain, levelClass(action.severity))}>
          <LoudnessBars level={action.severity} />
        </span>
        <span className={styles.stepTitle}>{action.title}</span>
        <span className={classes(text.small, text.soft, text.num)}>{whenWords(action)}</span>
        <ArrowRight aria-hidden="true" />
      </Link>
    </li>
  );
}

function Plan({ scanId, plan }: { scanId: string; plan: PlanInShort }) {
  const { plural } = useFormats();
  if (plan.actions.length === 0) return null;
  return (
    <section className={styles.plan} aria-labelledby="next">
      <h3 className={styles.planTitle} id="next">
        Your next {plural(plan.minutes, 'minute')}
        {plan.score && <span className={classes(text.small, text.soft, text.num)}>{planScoreWords(plan.score)}</span>}
      </h3>
      <ol>
        {plan.actions.map((action) => (
          <Step key={action.step} scanId={scanId} action={action} />
        ))}
      </ol>
      {plan.more > 0 && (
        <p className={classes(text.small, text.soft)}>{plural(plan.more, 'more action')} in the report</p>
      )}
    </section>
  );
}

/** What the result says otherwise than the one before it, in one line. */
function Changed({ scanId, changed }: { scanId: string; changed: NonNullable<Report['changed']> }) {
  const { longDate } = useFormats();
  return (
    <p className={classes(text.small, text.soft)}>
      <Link to={`/dashboard/scans/${scanId}#changes`}>{changed.words}</Link> since{' '}
      <time dateTime={changed.since}>{longDate(changed.since)}</time>.
    </p>
  );
}

function Body({ report }: { report: Report }) {
  const { scanId, score, headline, todos, plan, changed } = report;
  return (
    <div className={classes(card.body, styles.latest)}>
      <div className={styles.score}>
        {score === null ? <EmptyGauge waiting={report.waiting} /> : <Gauge figures={score} />}
      </div>
      <div className={styles.text}>
        <p className={styles.headline}>{headline}</p>
        <p className={text.soft}>{answeredWords(report)}.</p>
        {changed && <Changed scanId={scanId} changed={changed} />}
        {todos.all > 0 && <TodoProgress counts={todos} />}
        <ButtonLink to={`/dashboard/scans/${scanId}/report`} variant="secondary">
          Report
        </ButtonLink>
      </div>
      <Plan scanId={scanId} plan={plan} />
    </div>
  );
}

/**
 * The newest result, and what to do next about it.
 * @param report undefined while it is not known, null before the first: there is nothing to show then
 */
export function LatestReport({ report }: { report: Report | null | undefined }) {
  const { longDate } = useFormats();
  if (report === null) return null;
  return (
    <Card
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
      {report === undefined ? (
        <div className={card.body}>
          <Skeleton label="Loading your latest report" lines={[60, 90, 80]} />
        </div>
      ) : (
        <Body report={report} />
      )}
    </Card>
  );
}
