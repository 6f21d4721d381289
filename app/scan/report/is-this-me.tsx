import { useAct } from '#app/forms/use-act.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import { isQuestion, ownershipLabel } from '#contract/scans/ownership.ts';
import type { Todo } from '#contract/scans/todos.ts';
import type { FindingView } from '#contract/scans/types.ts';
import styles from './is-this-me.module.css';
import { SourcePrecision } from './precision.tsx';

/** A question on purpose: what a profile is called becomes something to look for only when the person says so. */
function AddUsername({ username }: { username: string }) {
  const act = useAct({ intent: 'add', of: { kind: 'username' }, key: `add-${username}` });
  if (act.answer?.ok) return <p className={text.small}>“{username}” is now one of the user names we look for.</p>;
  return (
    <act.Form method="post" action="/dashboard/identity">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="kind" value="username" />
      <input type="hidden" name="value" value={username} />
      <Button type="submit" variant="soft" size="sm" busy={act.isBusy} busyLabel="Adding…">
        {`Look for “${username}” from now on`}
      </Button>
    </act.Form>
  );
}

function headingOf({ level, saidMine }: FindingView['whose']): string {
  if (saidMine) return ownershipLabel[level];
  return level === 'likely' ? `${ownershipLabel[level]}. Is this you?` : 'Is this you?';
}

interface IsThisMeProps {
  finding: FindingView;
  todo: Todo | undefined;
}

/** Asks whether something that was found by a name is the person's. Until they say so, it counts for nothing. */
export function IsThisMe({ finding, todo }: IsThisMeProps) {
  const { whose, id, title, where, evidence } = finding;
  const act = useAct({ intent: 'answer', of: { finding: id } });
  if (!isQuestion(whose) && !whose.saidMine) return null;
  const username = evidence.find(({ label }) => label === 'User name')?.value;
  return (
    <div className={styles.question}>
      <p>
        <strong>{headingOf(whose)}</strong> <span className={classes(text.small, text.soft)}>{whose.because}</span>
      </p>
      {!whose.saidMine && <SourcePrecision sources={finding.sources} />}
      <act.Form className={styles.answers} method="post" aria-label={`Is this you? ${title}: ${where}`}>
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="finding" value={id} />
        {!whose.saidMine && (
          <Button type="submit" name="answer" value="mine" variant="soft" size="sm">
            Yes, this is me
          </Button>
        )}
        {todo?.state !== 'not-mine' && (
          <Button type="submit" name="answer" value="not-mine" variant="quiet" size="sm">
            No, someone else
          </Button>
        )}
      </act.Form>
      {!whose.saidMine && (
        <p className={classes(text.small, text.soft)}>
          {todo?.state === 'not-mine'
            ? 'You said that it is someone else’s. Later scans remember it.'
            : 'It does not count until you say yes. Your answer is kept for later scans.'}
        </p>
      )}
      {whose.saidMine && username !== undefined && <AddUsername username={username} />}
    </div>
  );
}
