import { ChevronDown, Timer } from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { SpecialistComment } from '#app/scan/comments/comments.tsx';
import { FindingCompany } from '#app/scan/company/finding-company.tsx';
import { Proofs } from '#app/scan/evidence/proofs.tsx';
import findingStyles from '#app/scan/finding.module.css';
import { FindingOffer } from '#app/scan/offers/offers.tsx';
import { reportTexts } from '#app/scan/report/report.texts.ts';
import { scanWords } from '#app/scan/scan-words.texts.ts';
import todoStyles from '#app/scan/todo.module.css';
import { classes } from '#app/ui/classes.ts';
import { levelClass, Severity } from '#app/ui/display/severity.tsx';
import { useFormats } from '#app/ui/formats.ts';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { isQuestion } from '#contract/scans/ownership.ts';
import type { Todos } from '#contract/scans/todos.ts';
import type { FindingView } from '#contract/scans/types.ts';
import styles from './finding-card.module.css';
import { FindingTodo, SettledBadge } from './finding-todo.tsx';
import { IsThisMe } from './is-this-me.tsx';

function Facts({ finding }: { finding: FindingView }) {
  const texts = useTexts(reportTexts);
  const { certainty } = useTexts(scanWords);
  const { partialDate } = useFormats();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.exposed}</dt>
        <dd>{finding.exposed.join(', ')}</dd>
      </div>
      <div>
        <dt>{texts.where}</dt>
        <dd>
          {finding.url ? (
            <a href={finding.url} rel="noreferrer nofollow" target="_blank">
              <bdi>{finding.where}</bdi>
            </a>
          ) : (
            <bdi>{finding.where}</bdi>
          )}
        </dd>
      </div>
      <div>
        <dt>{texts.since}</dt>
        <dd>{finding.since ? partialDate(finding.since) : texts.noDate}</dd>
      </div>
      <div>
        <dt>{texts.howSure}</dt>
        <dd>
          {certainty[finding.certainty.level]}. {finding.certainty.because}
        </dd>
      </div>
      <div>
        <dt>{texts.reportedBy}</dt>
        <dd>{finding.sources.map((source) => source.name).join(', ')}</dd>
      </div>
      {finding.evidence.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd dir="auto">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Steps({ finding }: { finding: FindingView }) {
  if (finding.steps.length === 0) return null;
  return (
    <ol className={classes(todoStyles.todo, todoStyles.numbered)}>
      {finding.steps.map(({ id, text: words }) => (
        <li key={id}>{words}</li>
      ))}
    </ol>
  );
}

interface FindingProps {
  finding: FindingView;
  /** What its owner has done about it; left out where nobody can say. */
  todos?: Todos | undefined;
}

/** What helps to know, and closes nothing. */
function Advice({ advice }: Pick<FindingView, 'advice'>) {
  const { goodToKnow } = useTexts(reportTexts);
  if (advice.length === 0) return null;
  return (
    <>
      <h3>{goodToKnow}</h3>
      <ul className={styles.advice}>
        {advice.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </>
  );
}

/** What was found, why it matters and what to do. */
function FindingBody({ finding, todos }: FindingProps) {
  const texts = useTexts(reportTexts);
  const effect = finding.lowersScoreBy ?? 0;
  return (
    <div className={findingStyles.body}>
      <div className={findingStyles.what}>
        <h3>{texts.whatWeFound}</h3>
        <Facts finding={finding} />
        <Proofs proofs={finding.proofs} />
        <h3>{texts.whyItMatters}</h3>
        <p className={text.soft}>{finding.why}</p>
        <SpecialistComment finding={finding} />
      </div>
      <div className={styles.do}>
        {finding.steps.length > 0 && <h3>{texts.whatNext}</h3>}
        {todos && <IsThisMe finding={finding} todo={todos[finding.id]} />}
        {todos && !isQuestion(finding.whose) && <FindingTodo finding={finding} todo={todos[finding.id]} />}
        {!todos && <Steps finding={finding} />}
        {effect > 0 && (
          <p className={classes(findingStyles.effect, text.small, text.soft)}>
            <Timer className={icon.sm} aria-hidden="true" />
            {texts.lowersScore(effect)}
          </p>
        )}
        <FindingCompany finding={finding} hasAccount={todos !== undefined} />
        <Advice advice={finding.advice} />
        <FindingOffer finding={finding} />
      </div>
    </div>
  );
}

const MOST_CHIPS = 5;
/** Of `YYYY-MM-DD`. */
const MONTH = 7;

/** Kinds of data, a chip each. */
function Chips({ exposed }: Pick<FindingView, 'exposed'>) {
  const texts = useTexts(reportTexts);
  const more = exposed.length - MOST_CHIPS;
  return (
    <span className={styles.chips}>
      {exposed.slice(0, MOST_CHIPS).map((kind) => (
        <span key={kind}>{kind}</span>
      ))}
      {more > 0 && <span>{texts.more(more)}</span>}
    </span>
  );
}

/** One exposure: who exposed what, since when, how sure we are, and what to do. */
export function FindingCard({ finding, todos, open }: FindingProps & { open?: boolean }) {
  const { partialDate } = useFormats();
  return (
    <details
      className={classes(
        findingStyles.finding,
        levelClass(finding.severity),
        finding.group === 'done' && findingStyles.settled,
      )}
      id={`finding-${finding.id}`}
      open={open}
    >
      <summary className={findingStyles.head}>
        <Severity level={finding.severity} />
        <span className={findingStyles.title}>
          <strong>
            <bdi>{finding.title}</bdi>
            {finding.since && <span className={styles.since}>, {partialDate(finding.since.slice(0, MONTH))}</span>}
          </strong>
          <Chips exposed={finding.exposed} />
        </span>
        {todos && <SettledBadge finding={finding} todo={todos[finding.id]} />}
        <ChevronDown className={findingStyles.chevron} aria-hidden="true" />
      </summary>
      <FindingBody finding={finding} todos={todos} />
    </details>
  );
}
