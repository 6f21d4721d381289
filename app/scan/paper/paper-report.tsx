import { PaperBrokers } from '#app/scan/brokers/paper-brokers.tsx';
import { ChangeList } from '#app/scan/changes/changes.tsx';
import { ReportPrint } from '#app/scan/report-print.tsx';
import { Timeline } from '#app/scan/timeline/timeline.tsx';
import { EmptyGauge, Gauge } from '#app/ui/charts/gauge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { ReportBrokers } from '#contract/brokers/types.ts';
import { type Comparison, changesLine, differenceSentence } from '#contract/scans/comparison.ts';
import { answeredIn, answeredWords, gapsIn, stillToCome } from '#contract/scans/coverage.ts';
import { paperGlossary, paperHeadings, weightiestOf, whereIn, workingOf } from '#contract/scans/paper.ts';
import { answerNotes, namedChecks, stateWords } from '#contract/scans/source-words.ts';
import { type Plan, planScoreWords, whenWords } from '#contract/scans/steps.ts';
import { stonesOf } from '#contract/scans/stones.ts';
import type { Todos } from '#contract/scans/todos.ts';
import { type CheckView, type ScanView, sourceCategories, sourceCategoryLabel } from '#contract/scans/types.ts';
import { PaperFindings } from './paper-findings.tsx';
import styles from './paper-report.module.css';

function Cover({ scan }: { scan: ScanView }) {
  const { dateTime, zoneName } = useFormats();
  const when = scan.finishedAt ?? scan.createdAt;
  return (
    <header className={styles.cover}>
      <ReportPrint stones={stonesOf(scan.findings)} className={styles.print} />
      <h1 className={text.displayLg}>Exposure report</h1>
      <p className={text.soft}>
        For {scan.name && `${scan.name}, `}
        <span className={text.evidence}>{scan.email}</span>
        <br />
        Scanned on{' '}
        <time dateTime={when}>
          {dateTime(when)} {zoneName(when)}
        </time>{' '}
        · {answeredWords(answeredIn(scan))}
      </p>
      <div className={styles.verdict}>
        {scan.score?.kind === 'scored' ? (
          <Gauge figures={scan.score} />
        ) : (
          <EmptyGauge waiting={scan.coverage.waiting} />
        )}
        <div>
          <h2 className={text.displaySm}>{scan.verdict.headline}</h2>
          <p>{scan.verdict.detail}</p>
        </div>
      </div>
      <Timeline findings={scan.findings} until={when} />
      <PaperWeightiest scan={scan} />
    </header>
  );
}

function PaperWeightiest({ scan }: { scan: ScanView }) {
  const weightiest = weightiestOf(scan, useFormats());
  if (!weightiest) return null;
  return (
    <section className={styles.section} aria-labelledby="paper-weightiest">
      <h2 className={text.displaySm} id="paper-weightiest">
        {paperHeadings.weightiest}
      </h2>
      <ol className={styles.weightiest}>
        {weightiest.lines.map(({ id, text: line }) => (
          <li key={id}>{line}</li>
        ))}
      </ol>
      {weightiest.note && <p className={text.soft}>{weightiest.note}</p>}
    </section>
  );
}

function PaperPlan({ plan }: { plan: Plan }) {
  const { plural } = useFormats();
  if (plan.actions.length + plan.watch.length === 0) return null;
  return (
    <section className={styles.page} aria-label="What to do">
      {plan.actions.length > 0 && (
        <h2 className={text.displayMd} id="paper-plan">
          Your next {plural(plan.minutes, 'minute')}
        </h2>
      )}
      {plan.actions.length > 0 && plan.score && <p className={text.lead}>{planScoreWords(plan.score)}</p>}
      <ol className={styles.plan}>
        {plan.actions.map(({ step, title, minutes, rows, more, due }) => (
          <li key={step}>
            <strong>{title}</strong> <span className={text.soft}>{whenWords({ due, minutes })}</span>
            <ul>
              {rows.map(({ findingId, where, url }) => (
                <li key={findingId}>
                  {rows.length > 1 && where} {url && <span className={text.evidence}>{url}</span>}
                </li>
              ))}
              {more > 0 && <li>{more} more, with the evidence</li>}
            </ul>
          </li>
        ))}
      </ol>
      {plan.watch.length > 0 && (
        <>
          <h2 className={text.displayMd}>Good to know</h2>
          <ul>
            {plan.watch.map((note) => (
              <li key={note.text}>
                {note.text} <span className={text.soft}>{note.places.join(', ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Each term with what it means, or each kind with its figures. */
function Pairs({ pairs }: { pairs: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className={styles.pairs}>
      {pairs.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Which data is where. */
function PaperPlaces({ scan }: { scan: ScanView }) {
  const { rows, more } = whereIn(scan);
  if (rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="paper-where">
      <h2 className={text.displayMd} id="paper-where">
        {paperHeadings.where}
      </h2>
      <Pairs pairs={rows} />
      {more > 0 && <p className={text.soft}>And {more} more, which the evidence names.</p>}
    </section>
  );
}

interface PaperProps {
  scan: ScanView;
  /** What its owner has done; left out where nobody can say. */
  todos?: Todos | undefined;
  comparison?: Comparison | null | undefined;
  brokers?: ReportBrokers | null | undefined;
}

function Answer({ check }: { check: CheckView }) {
  const formats = useFormats();
  return <li>{[`${check.name}: ${stateWords(check, formats)}.`, ...answerNotes(check, formats)].join(' ')}</li>;
}

/** The coverage receipt: every source with its answer, the gaps by name. */
function Receipt({ scan }: { scan: ScanView }) {
  const gaps = gapsIn(scan.checks);
  const checks = namedChecks(scan);
  const toCome = stillToCome(scan.checks);
  return (
    <section className={styles.page} aria-labelledby="sources">
      <h2 className={text.displayMd} id="sources">
        {paperHeadings.sources}
      </h2>
      {toCome.length > 0 && (
        <p>Still to come: {toCome.join(', ')}. Their answers are added to the report on the site.</p>
      )}
      {gaps.length > 0 && <p>Not checked: {gaps.join(', ')}. This report says nothing about what they hold.</p>}
      {sourceCategories.map((category) => {
        const own = checks.filter((check) => check.category === category);
        if (own.length === 0) return null;
        return (
          <div key={category}>
            <h3 className={text.displayXs}>{sourceCategoryLabel[category]}</h3>
            <ul className={styles.answers}>
              {own.map((check) => (
                <Answer key={`${check.sourceId} ${check.identifierId}`} check={check} />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

/** What has changed since an earlier scan. */
function PaperChanges({ comparison }: { comparison: Comparison }) {
  const { longDate } = useFormats();
  return (
    <section className={styles.section} aria-labelledby="paper-changes">
      <h2 className={text.displayMd} id="paper-changes">
        Since {longDate(comparison.earlier.date)}
      </h2>
      <p>
        {changesLine(comparison)}. {differenceSentence(comparison)}
      </p>
      <ChangeList comparison={comparison} />
    </section>
  );
}

/** How the score is worked out, and the words that the report uses in a sense of its own. */
function PaperWorking({ scan }: { scan: ScanView }) {
  const { kinds, sum, method } = workingOf(scan, useFormats());
  return (
    <section className={styles.page} aria-labelledby="paper-working">
      <h2 className={text.displayMd} id="paper-working">
        {paperHeadings.working}
      </h2>
      {sum !== null && (
        <>
          <Pairs pairs={kinds} />
          <p>{sum}</p>
        </>
      )}
      <p>{method}</p>
      <h2 className={text.displayMd}>{paperHeadings.glossary}</h2>
      <Pairs pairs={paperGlossary} />
    </section>
  );
}

/**
 * The report as it is printed: cover, plan on one page, what is where, evidence, brokers, receipt, working and words. The PDF
 * has the same sections in the same order.
 */
export function PaperReport({ scan, todos, comparison, brokers }: PaperProps) {
  return (
    <article className={styles.paper} data-theme="light">
      <Cover scan={scan} />
      <PaperPlan plan={scan.plan} />
      {comparison && <PaperChanges comparison={comparison} />}
      <PaperPlaces scan={scan} />
      <PaperFindings scan={scan} todos={todos} />
      {brokers && <PaperBrokers of={brokers} />}
      <Receipt scan={scan} />
      <PaperWorking scan={scan} />
    </article>
  );
}
