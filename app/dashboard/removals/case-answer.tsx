import { useState } from 'react';
import { useAct } from '#app/forms/use-act.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Checkbox } from '#app/ui/controls/checkbox.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { answerKinds, type CaseView } from '#contract/removal/desk.ts';
import { answerLabel, groundLabel } from '#contract/removal/desk-words.ts';
import { refusalGrounds } from '#contract/removal/replies/types.ts';
import { type Proposal, ReadAnswer } from './read-answer.tsx';
import styles from './removals.module.css';

/** What was read is proposed, and the person says what it is. */
function AnswerForm({ proposal, today }: { proposal: Proposal | null; today: string }) {
  const act = useAct({ intent: 'answer' });
  const [kind, setKind] = useState<string>(proposal?.kind ?? act.initial('kind', 'done'));
  const [keeps, setKeeps] = useState(false);
  return (
    <act.Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="answer" />
      <SelectField
        label="What they say"
        name="kind"
        value={kind}
        error={act.errorOf('kind')}
        onChange={(event) => setKind(event.currentTarget.value)}
        options={answerKinds.map((value) => ({ value, label: answerLabel[value] }))}
      />
      {kind === 'refusal' && (
        <SelectField
          label="Why they refuse"
          {...act.field('ground', proposal?.ground ?? 'no-ground')}
          options={refusalGrounds.map((value) => ({ value, label: groundLabel[value] }))}
        />
      )}
      <TextField label="When it came" type="date" max={today} required {...act.field('on', proposal?.on ?? today)} />
      {proposal && (
        <Checkbox
          label="Keep its text with this request"
          hint="Encrypted under your key. Left out, the text never leaves this browser."
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
      <Button type="submit" variant="primary" busy={act.isBusy} busyLabel="Saving…">
        Note this answer
      </Button>
    </act.Form>
  );
}

/** An answer is read in the browser; only what the person confirms is sent. */
export function CaseAnswer({ one, today }: { one: CaseView; today: string }) {
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const isHydrated = useHydrated();
  return (
    <Card
      id="answer"
      head={
        <div className={styles.head}>
          <h2 className={text.displayXs}>Their answer</h2>
          <p className={classes(text.small, text.soft)}>
            When {one.company} has answered, say what it says. The next letter follows from it.
          </p>
        </div>
      }
    >
      <div className={styles.body}>
        {isHydrated && <ReadAnswer onRead={setProposal} />}
        {proposal && (
          <p role="status">
            It seems to say: <strong>{answerLabel[proposal.kind]}</strong>
            {proposal.because.length > 0 && <>, by the words “{proposal.because.slice(0, 2).join('”, “')}”</>}. Correct
            it below if it does not.
          </p>
        )}
        <AnswerForm key={proposal?.text ?? ''} proposal={proposal} today={today} />
      </div>
    </Card>
  );
}
