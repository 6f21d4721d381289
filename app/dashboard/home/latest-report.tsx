import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { TodoProgress } from '#app/scan/report/todo-progress.tsx';
import { scanWords } from '#app/scan/scan-words.texts.ts';
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
import { homeTexts } from './home.texts.ts';
import styles from './latest-report.module.css';

type Action = PlanInShort['actions'][number];

function Step({ scanId, action }: { scanId: string; action: Action }) {
  const words = useTexts(scanWords);
  return (
    <li>
      <Link className={styles.step} to={`/dashboard/scans/${scanId}#finding-${action.findingId}`}>
        <span className={classes(severity.severity, severity.plain, levelClass(action.severity))}>
          <LoudnessBars level={action.severity} />
        </span>
        <span className={styles.stepTitle}>{action.title}</span>
        <span className={classes(text.small, text.soft, text.num)}>{whenWords(action, words)}</span>
        <ArrowRight aria-hidden="true" />
      </Link>
    </li>
  );
}

function Plan({ scanId, plan }: { scanId: string; plan: PlanInShort }) {
  const texts = useTexts(homeTexts);
  const words = useTexts(scanWords);
  if (plan.actions.length === 0) return null;
  return (
    <section className={styles.plan} aria-labelledby="next">
      <h3 className={styles.planTitle} id="next">
        {texts.nextMinutes(plan.minutes)}
        {plan.score && (
          <span className={classes(text.small, text.soft, text.num)}>{planScoreWords(plan.score, words)}</span>
        )}
      </h3>
      <ol>
        {plan.actions.map((action) => (
          <Step key={action.step} scanId={scanId} action={action} />
        ))}
      </ol>
      {plan.more > 0 && <p className={classes(text.small, text.soft)}>{texts.moreActions(plan.more)}</p>}
    </section>
  );
}

/** What the result says otherwise than the one before it, in one line. */
function Changed({ scanId, changed }: { scanId: string; changed: NonNullable<Report['changed']> }) {
  const texts = useTexts(homeTexts);
  const { longDate } = useFormats();
  return (
    <p className={classes(text.small, text.soft)}>
      {withLinks(
        texts.changed(changed.words, longDate(changed.since)),
        (words) => (
          <Link to={`/dashboard/scans/${scanId}#changes`}>{words}</Link>
        ),
        (date) => (
          <time dateTime={changed.since}>{date}</time>
        ),
      )}
    </p>
  );
}

function Body({ report }: { report: Report }) {
  const texts = useTexts(homeTexts);
  const words = useTexts(scanWords);
  const { scanId, score, headline, todos, plan, changed } = report;
  return (
    <div className={classes(card.body, styles.latest)}>
      <div className={styles.score}>
        {score === null ? <EmptyGauge waiting={report.waiting} /> : <Gauge figures={score} />}
      </div>
      <div className={styles.text}>
        <p className={styles.headline}>{headline}</p>
        <p className={text.soft}>{answeredWords(report, words)}.</p>
        {changed && <Changed scanId={scanId} changed={changed} />}
        {todos.all > 0 && <TodoProgress counts={todos} />}
        <ButtonLink to={`/dashboard/scans/${scanId}/report`} variant="secondary">
          {texts.report}
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
  const texts = useTexts(homeTexts);
  const { longDate } = useFormats();
  if (report === null) return null;
  return (
    <Card
      aria-labelledby="latest"
      flush
      head={
        <>
          <h2 className={text.displayXs} id="latest">
            {texts.latest}
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
          <Skeleton label={texts.loadingLatest} lines={[60, 90, 80]} />
        </div>
      ) : (
        <Body report={report} />
      )}
    </Card>
  );
}
