import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { PaperBrokers } from '#app/scan/brokers/paper-brokers.tsx';
import { ChangeList } from '#app/scan/changes/changes.tsx';
import { reportTexts } from '#app/scan/report/report.texts.ts';
import { ReportPrint } from '#app/scan/report-print.tsx';
import { scanWords } from '#app/scan/scan-words.texts.ts';
import { Timeline } from '#app/scan/timeline/timeline.tsx';
import { EmptyGauge, Gauge } from '#app/ui/charts/gauge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { uiTexts } from '#app/ui/ui.texts.ts';
import type { ReportBrokers } from '#contract/brokers/types.ts';
import { type Comparison, changesLine, differenceSentence } from '#contract/scans/comparison.ts';
import { answeredIn, answeredWords, gapsIn, stillToCome } from '#contract/scans/coverage.ts';
import { weightiestOf, whereIn, workingOf } from '#contract/scans/paper.ts';
import { answerNotes, namedChecks, stateWords } from '#contract/scans/source-words.ts';
import { type Plan, planScoreWords, whenWords } from '#contract/scans/steps.ts';
import { stonesOf } from '#contract/scans/stones.ts';
import type { Todos } from '#contract/scans/todos.ts';
import { type CheckView, type ScanView, sourceCategories } from '#contract/scans/types.ts';
import { paperTexts } from './paper.texts.ts';
import { PaperFindings } from './paper-findings.tsx';
import styles from './paper-report.module.css';
import { paperWords } from './paper-words.texts.ts';

function Cover({ scan }: { scan: ScanView }) {
  const texts = useTexts(paperTexts);
  const { title } = useTexts(reportTexts);
  const words = useTexts(scanWords);
  const { dateTime, zoneName } = useFormats();
  const when = scan.finishedAt ?? scan.createdAt;
  const drawEmail = () => <span className={text.evidence}>{scan.email}</span>;
  return (
    <header className={styles.cover}>
      <ReportPrint stones={stonesOf(scan.findings)} className={styles.print} />
      <h1 className={text.displayLg}>{title}</h1>
      <p className={text.soft}>
        {scan.name ? withLinks(texts.forNamed, () => scan.name, drawEmail) : withLinks(texts.forWhom, drawEmail)}
        <br />
        {withLinks(
          texts.scannedOn,
          () => (
            <time dateTime={when}>
              {dateTime(when)} {zoneName(when)}
            </time>
          ),
          () => answeredWords(answeredIn(scan), words),
        )}
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
  const paper = useTexts(paperWords);
  const weightiest = weightiestOf(scan, paper);
  if (!weightiest) return null;
  return (
    <section className={styles.section} aria-labelledby="paper-weightiest">
      <h2 className={text.displaySm} id="paper-weightiest">
        {paper.headings.weightiest}
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
  const texts = useTexts(paperTexts);
  const { next, goodToKnow } = useTexts(reportTexts);
  const words = useTexts(scanWords);
  if (plan.actions.length + plan.watch.length === 0) return null;
  return (
    <section className={styles.page} aria-label={texts.whatToDo}>
      {plan.actions.length > 0 && (
        <h2 className={text.displayMd} id="paper-plan">
          {next(plan.minutes)}
        </h2>
      )}
      {plan.actions.length > 0 && plan.score && <p className={text.lead}>{planScoreWords(plan.score, words)}</p>}
      <ol className={styles.plan}>
        {plan.actions.map(({ step, title, minutes, rows, more, due }) => (
          <li key={step}>
            <strong>{title}</strong> <span className={text.soft}>{whenWords({ due, minutes }, words)}</span>
            <ul>
              {rows.map(({ findingId, where, url }) => (
                <li key={findingId}>
                  {rows.length > 1 && where} {url && <span className={text.evidence}>{url}</span>}
                </li>
              ))}
              {more > 0 && <li>{texts.moreWithEvidence(more)}</li>}
            </ul>
          </li>
        ))}
      </ol>
      {plan.watch.length > 0 && (
        <>
          <h2 className={text.displayMd}>{goodToKnow}</h2>
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
  const { moreKinds } = useTexts(paperTexts);
  const paper = useTexts(paperWords);
  const { rows, more } = whereIn(scan, paper);
  if (rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="paper-where">
      <h2 className={text.displayMd} id="paper-where">
        {paper.headings.where}
      </h2>
      <Pairs pairs={rows} />
      {more > 0 && <p className={text.soft}>{moreKinds(more)}</p>}
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
  const { answer } = useTexts(paperTexts);
  const words = useTexts(scanWords);
  const said = answer(check.name, stateWords(check, formats, words));
  return <li>{[said, ...answerNotes(check, formats, words)].join(' ')}</li>;
}

/** The coverage receipt: every source with its answer, the gaps by name. */
function Receipt({ scan }: { scan: ScanView }) {
  const gaps = gapsIn(scan.checks);
  const texts = useTexts(paperTexts);
  const { gaps: gapsText } = useTexts(reportTexts);
  const { headings } = useTexts(paperWords);
  const words = useTexts(scanWords);
  const checks = namedChecks(scan, words);
  const toCome = stillToCome(scan.checks);
  return (
    <section className={styles.page} aria-labelledby="sources">
      <h2 className={text.displayMd} id="sources">
        {headings.sources}
      </h2>
      {toCome.length > 0 && <p>{texts.toCome(toCome.join(', '))}</p>}
      {gaps.length > 0 && <p>{gapsText(gaps.join(', '))}</p>}
      {sourceCategories.map((category) => {
        const own = checks.filter((check) => check.category === category);
        if (own.length === 0) return null;
        return (
          <div key={category}>
            <h3 className={text.displayXs}>{words.sourceCategories[category]}</h3>
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
  const { since } = useTexts(paperTexts);
  const words = useTexts(scanWords);
  const { longDate } = useFormats();
  return (
    <section className={styles.section} aria-labelledby="paper-changes">
      <h2 className={text.displayMd} id="paper-changes">
        {since(longDate(comparison.earlier.date))}
      </h2>
      <p>
        {changesLine(comparison, words)}. {differenceSentence(comparison, words)}
      </p>
      <ChangeList comparison={comparison} />
    </section>
  );
}

/** How the score is worked out, and the words that the report uses in a sense of its own. */
function PaperWorking({ scan }: { scan: ScanView }) {
  const paper = useTexts(paperWords);
  const words = useTexts(scanWords);
  const { bands: bandNames } = useTexts(uiTexts);
  const { kinds, sum, method } = workingOf(scan, { paper, words, bandNames });
  return (
    <section className={styles.page} aria-labelledby="paper-working">
      <h2 className={text.displayMd} id="paper-working">
        {paper.headings.working}
      </h2>
      {sum !== null && (
        <>
          <Pairs pairs={kinds} />
          <p>{sum}</p>
        </>
      )}
      <p>{method}</p>
      <h2 className={text.displayMd}>{paper.headings.glossary}</h2>
      <Pairs pairs={paper.glossary} />
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
