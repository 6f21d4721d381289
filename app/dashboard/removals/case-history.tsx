import { ChevronDown } from 'lucide-react';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { CaseView, CheckView, StepView } from '#contract/removal/desk.ts';
import {
  answerLabel,
  fieldLabel,
  groundLabel,
  purposeLabel,
  stateLabel,
  wayLabel,
} from '#contract/removal/desk-words.ts';
import styles from './removals.module.css';

function Kept({ summary, children }: { summary: string; children: string }) {
  return (
    <details className={styles.more}>
      <summary>
        {summary}
        <ChevronDown aria-hidden="true" />
      </summary>
      <p className={classes(text.small, styles.kept)}>{children}</p>
    </details>
  );
}

function Letter({ letter }: { letter: NonNullable<StepView['letter']> }) {
  const { partialDate } = useFormats();
  const told = letter.fields.map((field) => fieldLabel[field].toLowerCase()).join(', ');
  return (
    <>
      <p>
        You said that you sent it {wayLabel[letter.by].toLowerCase()} on{' '}
        <time dateTime={letter.on}>{partialDate(letter.on)}</time>
        {letter.to && ` to ${letter.to}`}.{told && ` It told them: ${told}.`}
      </p>
      {letter.text && <Kept summary={`${purposeLabel[letter.purpose]}: ${letter.subject}`}>{letter.text}</Kept>}
    </>
  );
}

function Answer({ answer }: { answer: NonNullable<StepView['answer']> }) {
  const { partialDate } = useFormats();
  return (
    <>
      <p>
        Their answer of <time dateTime={answer.on}>{partialDate(answer.on)}</time>: {answerLabel[answer.kind]}.
        {answer.ground && ` ${groundLabel[answer.ground]}.`}
      </p>
      {answer.text && <Kept summary="What they wrote">{answer.text}</Kept>}
    </>
  );
}

const titleOf = ({ state, letter, answer }: StepView): string => {
  if (state) return stateLabel[state];
  if (letter) return `${purposeLabel[letter.purpose]} sent`;
  return answer ? 'Answer noted' : 'Complaint to an authority noted';
};

function Step({ step }: { step: StepView }) {
  const { dateTime, partialDate } = useFormats();
  return (
    <li className={styles.step}>
      <p>
        <strong>{titleOf(step)}</strong>{' '}
        <time dateTime={step.at} className={classes(text.small, text.soft)}>
          {dateTime(step.at)}
        </time>
      </p>
      {step.letter && <Letter letter={step.letter} />}
      {step.answer && <Answer answer={step.answer} />}
      {step.authority && (
        <p>
          You said that you complained to {step.authority.name} on{' '}
          <time dateTime={step.authority.on}>{partialDate(step.authority.on)}</time>.
        </p>
      )}
    </li>
  );
}

const sawLabel: Readonly<Record<CheckView['saw'], string>> = {
  found: 'it was there',
  absent: 'it was not there',
  'no-answer': 'the place did not answer',
};

/** Looks of ours, with what makes them count. */
function Checks({ checks }: { checks: readonly CheckView[] }) {
  const { dateTime } = useFormats();
  return (
    <div className={styles.part}>
      <h3>What we saw when we looked</h3>
      <ul className={styles.ways}>
        {checks.map(({ at, saw, control }) => (
          <li key={at}>
            <time dateTime={at}>{dateTime(at)}</time>: {sawLabel[saw]}
            {control !== 'passed' && ', but the check could not be trusted and counts for nothing'}.
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Letters, answers, dates and checks of one request, in order. */
export function CaseHistory({ one }: { one: CaseView }) {
  return (
    <div className={styles.body}>
      <ol className={styles.steps}>
        {one.steps.map((step) => (
          <Step key={`${step.at} ${step.state}`} step={step} />
        ))}
      </ol>
      {one.checks.length > 0 && <Checks checks={one.checks} />}
    </div>
  );
}
