import { ChevronDown, Timer } from 'lucide-react';
import { SpecialistComment } from '#app/scan/comments/comments.tsx';
import { FindingCompany } from '#app/scan/company/finding-company.tsx';
import { Proofs } from '#app/scan/evidence/proofs.tsx';
import findingStyles from '#app/scan/finding.module.css';
import { FindingOffer } from '#app/scan/offers/offers.tsx';
import todoStyles from '#app/scan/todo.module.css';
import { classes } from '#app/ui/classes.ts';
import { levelClass, Severity } from '#app/ui/display/severity.tsx';
import { useFormats } from '#app/ui/formats.ts';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { isQuestion } from '#contract/scans/ownership.ts';
import type { Todos } from '#contract/scans/todos.ts';
import { certaintyLabel, type FindingView } from '#contract/scans/types.ts';
import styles from './finding-card.module.css';
import { FindingTodo, SettledBadge } from './finding-todo.tsx';
import { IsThisMe } from './is-this-me.tsx';

function Facts({ finding }: { finding: FindingView }) {
  const { partialDate } = useFormats();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Exposed</dt>
        <dd>{finding.exposed.join(', ')}</dd>
      </div>
      <div>
        <dt>Where</dt>
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
        <dt>Since</dt>
        <dd>{finding.since ? partialDate(finding.since) : 'The source does not say'}</dd>
      </div>
      <div>
        <dt>How sure</dt>
        <dd>
          {certaintyLabel[finding.certainty.level]}. {finding.certainty.because}
        </dd>
      </div>
      <div>
        <dt>Reported by</dt>
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
  if (advice.length === 0) return null;
  return (
    <>
      <h3>Good to know</h3>
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
  const { plural } = useFormats();
  const effect = finding.lowersScoreBy ?? 0;
  return (
    <div className={findingStyles.body}>
      <div className={findingStyles.what}>
        <h3>What we found</h3>
        <Facts finding={finding} />
        <Proofs proofs={finding.proofs} />
        <h3>Why it matters</h3>
        <p className={text.soft}>{finding.why}</p>
        <SpecialistComment finding={finding} />
      </div>
      <div className={styles.do}>
        {finding.steps.length > 0 && <h3>What to do next</h3>}
        {todos && <IsThisMe finding={finding} todo={todos[finding.id]} />}
        {todos && !isQuestion(finding.whose) && <FindingTodo finding={finding} todo={todos[finding.id]} />}
        {!todos && <Steps finding={finding} />}
        {effect > 0 && (
          <p className={classes(findingStyles.effect, text.small, text.soft)}>
            <Timer className={icon.sm} aria-hidden="true" />
            Dealing with it lowers your score by {plural(effect, 'point')}.
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
  const more = exposed.length - MOST_CHIPS;
  return (
    <span className={styles.chips}>
      {exposed.slice(0, MOST_CHIPS).map((kind) => (
        <span key={kind}>{kind}</span>
      ))}
      {more > 0 && <span>{more} more</span>}
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
