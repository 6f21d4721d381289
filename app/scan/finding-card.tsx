import { ChevronDown, Timer } from 'lucide-react';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import { levelClass, Severity } from '#app/ui/layout/severity.tsx';
import { isSettled, type Todos } from '#contract/scans/todos.ts';
import { certaintyLabel, type FindingView } from '#contract/scans/types.ts';
import { FindingTodo, SettledBadge } from './finding-todo.tsx';

function Facts({ finding }: { finding: FindingView }) {
  const { partialDate } = useFormats();
  return (
    <dl className="facts">
      <div>
        <dt>Exposed</dt>
        <dd>{finding.exposed.join(', ')}</dd>
      </div>
      <div>
        <dt>Where</dt>
        <dd>
          {finding.url ? (
            <a href={finding.url} rel="noreferrer nofollow" target="_blank">
              {finding.where}
            </a>
          ) : (
            finding.where
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
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Steps({ finding }: { finding: FindingView }) {
  return (
    <ol className="todo todo--numbered">
      {finding.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

interface FindingProps {
  finding: FindingView;
  /** What its owner has done about it; left out where nobody can say. */
  todos?: Todos | undefined;
}

/** What was found, why it matters and what to do. */
export function FindingBody({ finding, todos }: FindingProps) {
  const { plural } = useFormats();
  const effect = finding.lowersScoreBy ?? 0;
  return (
    <div className="finding__body">
      <div className="finding__what">
        <h4>What we found</h4>
        <Facts finding={finding} />
        <h4>Why it matters</h4>
        <p className="soft">{finding.why}</p>
      </div>
      <div className="finding__next">
        <h4>What to do next</h4>
        {todos ? <FindingTodo finding={finding} todo={todos[finding.id]} /> : <Steps finding={finding} />}
        {effect > 0 && (
          <p className="finding__effect small soft">
            <Timer className="icon icon--sm" aria-hidden="true" />
            Dealing with it lowers your open score by {plural(effect, 'point')}.
          </p>
        )}
      </div>
    </div>
  );
}

/** One exposure: what was exposed, where, since when, how sure we are, and what to do. */
export function FindingCard({ finding, todos, open }: FindingProps & { open?: boolean }) {
  const { partialDate } = useFormats();
  const settled = isSettled(todos?.[finding.id]);
  return (
    <details
      className={classes('finding', levelClass(finding.severity), settled && 'finding--settled')}
      id={`finding-${finding.id}`}
      open={open}
    >
      <summary className="finding__head">
        <Severity level={finding.severity} />
        <span className="finding__title">
          <strong>{finding.title}</strong>
          <span className="small soft">
            {finding.where}
            {finding.since && ` · ${partialDate(finding.since)}`}
          </span>
        </span>
        {todos && <SettledBadge finding={finding} todo={todos[finding.id]} />}
        <ChevronDown className="icon finding__chevron" aria-hidden="true" />
      </summary>
      <FindingBody finding={finding} todos={todos} />
    </details>
  );
}
