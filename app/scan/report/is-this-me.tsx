import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { reportTexts } from '#app/scan/report/report.texts.ts';
import { scanWords } from '#app/scan/scan-words.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import { isQuestion } from '#contract/scans/ownership.ts';
import type { Todo } from '#contract/scans/todos.ts';
import type { FindingView } from '#contract/scans/types.ts';
import styles from './is-this-me.module.css';
import { SourcePrecision } from './precision.tsx';

/** A question on purpose: what a profile is called becomes something to look for only when the person says so. */
function AddUsername({ username }: { username: string }) {
  const texts = useTexts(reportTexts);
  const act = useAct({ intent: 'add', of: { kind: 'username' }, key: `add-${username}` });
  if (act.answer?.ok) return <p className={text.small}>{texts.nowLookedFor(username)}</p>;
  return (
    <act.Form method="post" action="/dashboard/identity">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="kind" value="username" />
      <input type="hidden" name="value" value={username} />
      <Button type="submit" variant="soft" size="sm" busy={act.isBusy} busyLabel={texts.adding}>
        {texts.lookFor(username)}
      </Button>
    </act.Form>
  );
}

function useHeading({ level, saidMine }: FindingView['whose']): string {
  const { isItYou, isItYouLikely } = useTexts(reportTexts);
  const { ownership } = useTexts(scanWords);
  if (saidMine) return ownership[level];
  return level === 'likely' ? isItYouLikely(ownership[level]) : isItYou;
}

interface IsThisMeProps {
  finding: FindingView;
  todo: Todo | undefined;
}

/** Asks whether something that was found by a name is the person's. Until they say so, it counts for nothing. */
export function IsThisMe({ finding, todo }: IsThisMeProps) {
  const { whose, id, title, where, evidence } = finding;
  const texts = useTexts(reportTexts);
  const heading = useHeading(whose);
  const act = useAct({ intent: 'answer', of: { finding: id } });
  if (!isQuestion(whose) && !whose.saidMine) return null;
  const username = evidence.find(({ label }) => label === texts.userName)?.value;
  return (
    <div className={styles.question}>
      <p>
        <strong>{heading}</strong> <span className={classes(text.small, text.soft)}>{whose.because}</span>
      </p>
      {!whose.saidMine && <SourcePrecision sources={finding.sources} />}
      <act.Form className={styles.answers} method="post" aria-label={texts.isItYouAbout(title, where)}>
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="finding" value={id} />
        {!whose.saidMine && (
          <Button type="submit" name="answer" value="mine" variant="soft" size="sm">
            {texts.yes}
          </Button>
        )}
        {todo?.state !== 'not-mine' && (
          <Button type="submit" name="answer" value="not-mine" variant="quiet" size="sm">
            {texts.no}
          </Button>
        )}
      </act.Form>
      {!whose.saidMine && (
        <p className={classes(text.small, text.soft)}>{todo?.state === 'not-mine' ? texts.saidNo : texts.notYetSaid}</p>
      )}
      {whose.saidMine && username !== undefined && <AddUsername username={username} />}
    </div>
  );
}
