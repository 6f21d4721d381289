import { ChevronDown } from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { CaseView, CheckView, StepView } from '#contract/removal/desk.ts';
import { caseTexts } from './case.texts.ts';
import { deskWords } from './desk-words.texts.ts';
import { pictureTexts } from './picture.texts.ts';
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

/** A day of a sentence, for machines too. */
const timeOn = (at: string) => (date: string) => <time dateTime={at}>{date}</time>;

function Letter({ letter }: { letter: NonNullable<StepView['letter']> }) {
  const { history } = useTexts(caseTexts);
  const { fields, purposes } = useTexts(deskWords);
  const { partialDate } = useFormats();
  const told = letter.fields.map((field) => fields[field]);
  return (
    <>
      <p>
        {withLinks(history.sent(letter.by, partialDate(letter.on), letter.to), timeOn(letter.on))}
        {told.length > 0 && ` ${history.told(told)}`}
      </p>
      {letter.text && <Kept summary={history.kept(purposes[letter.purpose], letter.subject)}>{letter.text}</Kept>}
    </>
  );
}

function Answer({ answer }: { answer: NonNullable<StepView['answer']> }) {
  const { history } = useTexts(caseTexts);
  const { answers, grounds } = useTexts(deskWords);
  const { partialDate } = useFormats();
  const ground = answer.ground && grounds[answer.ground];
  return (
    <>
      <p>{withLinks(history.answered(partialDate(answer.on), answers[answer.kind], ground), timeOn(answer.on))}</p>
      {answer.text && <Kept summary={history.theirWords}>{answer.text}</Kept>}
    </>
  );
}

function useTitle(): (step: StepView) => string {
  const { history } = useTexts(caseTexts);
  const { states, purposeSent } = useTexts(deskWords);
  const { noted } = useTexts(pictureTexts);
  return ({ state, letter, answer, picture }) => {
    if (state) return states[state];
    if (letter) return purposeSent(letter.purpose);
    if (picture) return noted[picture.time];
    return answer ? history.answerNoted : history.complaintNoted;
  };
}

function Step({ step }: { step: StepView }) {
  const { history } = useTexts(caseTexts);
  const titleOf = useTitle();
  const { dateTime, partialDate } = useFormats();
  const { digest } = useTexts(pictureTexts);
  const { authority, picture } = step;
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
      {picture && <p className={styles.kept}>{digest(picture.name, picture.sha256)}</p>}
      {authority && (
        <p>{withLinks(history.complained(partialDate(authority.on), authority.name), timeOn(authority.on))}</p>
      )}
    </li>
  );
}

/** Looks of ours, with what makes them count. */
function Checks({ checks }: { checks: readonly CheckView[] }) {
  const { history } = useTexts(caseTexts);
  const { dateTime } = useFormats();
  return (
    <div className={styles.part}>
      <h3>{history.looks}</h3>
      <ul className={styles.ways}>
        {checks.map(({ at, saw, control }) => (
          <li key={at}>
            {withLinks((control === 'passed' ? history : history.untrusted)[saw](dateTime(at)), timeOn(at))}
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
