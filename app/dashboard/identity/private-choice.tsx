import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import type { SensitiveChoice, SensitiveView } from '#contract/sensitive/types.ts';
import styles from './identity.module.css';
import { privateTexts } from './private.texts.ts';
import { PrivateAnswers } from './private-answers.tsx';

function SwitchButton({ id, username, on }: { id: string; username: string; on: boolean }) {
  const texts = useTexts(privateTexts);
  const act = useAct({ intent: 'switch', of: { id } });
  const label = on ? texts.switchOff : texts.switchOn;
  return (
    <act.Form method="post">
      <input type="hidden" name="intent" value="switch" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="on" value={on ? 'no' : 'yes'} />
      <Button
        type="submit"
        variant={on ? 'quiet' : 'secondary'}
        busy={act.isBusy}
        busyLabel={texts.saving}
        aria-label={texts.ofName(label, username)}
      >
        {label}
      </Button>
    </act.Form>
  );
}

function AskButton({ id, username, choice }: { id: string; username: string; choice: SensitiveChoice }) {
  const texts = useTexts(privateTexts);
  const act = useAct({ intent: 'ask', of: { id } });
  const label = choice.answeredAt ? texts.askAgain : texts.ask;
  return (
    <act.Form method="post">
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="primary"
        busy={act.isBusy || choice.isAsking}
        busyLabel={texts.asking}
        aria-label={texts.ofName(label, username)}
      >
        {label}
      </Button>
    </act.Form>
  );
}

/** How the last run went, without a word of what was found. */
function State({ choice: { askedAt, answeredAt, isAsking } }: { choice: SensitiveChoice }) {
  const texts = useTexts(privateTexts);
  const { longDate } = useFormats();
  if (isAsking) return <p role="status">{texts.beingAsked}</p>;
  if (answeredAt)
    return (
      <p role="status">
        {withLinks(texts.askedOn(longDate(answeredAt)), (date) => (
          <time dateTime={answeredAt}>{date}</time>
        ))}
      </p>
    );
  if (askedAt) return <p role="status">{texts.notAllAsked}</p>;
  return <p>{texts.nothingAsked}</p>;
}

/** The choice about one user name. */
export function PrivateChoice({ view: { id, username, choice } }: { view: SensitiveView }) {
  const texts = useTexts(privateTexts);
  return (
    <Card
      head={
        <h2 className={classes(text.displayXs, styles.choiceHead)}>
          <bdi className={text.evidence}>{username}</bdi>{' '}
          <Badge tone={choice ? 'info' : 'outline'}>{choice ? texts.on : texts.off}</Badge>
        </h2>
      }
    >
      <div className={styles.record}>
        {choice ? <State choice={choice} /> : <p className={text.soft}>{texts.notAsked}</p>}
        <div className={styles.actions}>
          {choice && <AskButton id={id} username={username} choice={choice} />}
          <SwitchButton id={id} username={username} on={choice !== null} />
        </div>
        {choice?.answeredAt && !choice.isAsking && <PrivateAnswers id={id} answers={choice.answers} />}
      </div>
    </Card>
  );
}
