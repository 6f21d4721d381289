import { useState } from 'react';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { answerKinds, type CaseView } from '#contract/removal/desk.ts';
import { refusalGrounds } from '#contract/removal/replies/types.ts';
import { caseTexts } from './case.texts.ts';
import { deskWords } from './desk-words.texts.ts';
import { type Proposal, ReadAnswer } from './read-answer.tsx';
import styles from './removals.module.css';

/** What was read is proposed, and the person says what it is. */
function AnswerForm({ proposal, today }: { proposal: Proposal | null; today: string }) {
  const { answer, saving } = useTexts(caseTexts);
  const { answers, grounds } = useTexts(deskWords);
  const act = useAct({ intent: 'answer' });
  const [kind, setKind] = useState<string>(proposal?.kind ?? act.initial('kind', 'done'));
  const [keeps, setKeeps] = useState(false);
  return (
    <act.Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="answer" />
      <SelectField
        label={answer.kind}
        name="kind"
        value={kind}
        error={act.errorOf('kind')}
        onChange={(event) => setKind(event.currentTarget.value)}
        options={answerKinds.map((value) => ({ value, label: answers[value] }))}
      />
      {kind === 'refusal' && (
        <SelectField
          label={answer.ground}
          {...act.field('ground', proposal?.ground ?? 'no-ground')}
          options={refusalGrounds.map((value) => ({ value, label: grounds[value] }))}
        />
      )}
      <TextField label={answer.day} type="date" max={today} required {...act.field('on', proposal?.on ?? today)} />
      {proposal && (
        <Checkbox
          label={answer.keep}
          hint={answer.keepHint}
          checked={keeps}
          onChange={(event) => setKeeps(event.currentTarget.checked)}
        />
      )}
      {proposal && keeps && <input type="hidden" name="text" value={proposal.text} />}
      {act.failed && (
        <p role="alert" className={text.small}>
          {act.failed}
        </p>
      )}
      <Button type="submit" variant="primary" busy={act.isBusy} busyLabel={saving}>
        {answer.note}
      </Button>
    </act.Form>
  );
}

/** An answer is read in the browser; only what the person confirms is sent. */
export function CaseAnswer({ one, today }: { one: CaseView; today: string }) {
  const { answer } = useTexts(caseTexts);
  const { answers } = useTexts(deskWords);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const isHydrated = useHydrated();
  return (
    <Card
      id="answer"
      head={
        <div className={styles.head}>
          <h2 className={text.displayXs}>{answer.title}</h2>
          <p className={classes(text.small, text.soft)}>{answer.lead(one.company)}</p>
        </div>
      }
    >
      <div className={styles.body}>
        {isHydrated && <ReadAnswer onRead={setProposal} />}
        {proposal && (
          <p role="status">
            {withLinks(answer.seems(answers[proposal.kind], proposal.because.slice(0, 2)), (kind) => (
              <strong>{kind}</strong>
            ))}
          </p>
        )}
        <AnswerForm key={proposal?.text ?? ''} proposal={proposal} today={today} />
      </div>
    </Card>
  );
}
