import { useState } from 'react';
import { useAct } from '#app/forms/use-act.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import text from '#app/ui/styles/text.module.css';
import { type CaseView, type DraftView, letterPurposes } from '#contract/removal/desk.ts';
import { kindLabel, languageLabel, purposeLabel } from '#contract/removal/desk-words.ts';
import { letterLanguages } from '#contract/removal/letters.ts';
import styles from './removals.module.css';

/** Fields that the company needs and that we do not know. */
function Extras({ one, draft, act }: { one: CaseView; draft: DraftView; act: ReturnType<typeof useAct> }) {
  const { address, birthDate, recordUrl } = draft.extras;
  const needs = (field: CaseView['needed'][number]) => one.needed.includes(field);
  return (
    <>
      {needs('address') && (
        <TextField label="Your address" optional maxLength={300} {...act.field('address', address ?? '')} />
      )}
      {needs('birthDate') && (
        <TextField label="Your date of birth" optional type="date" {...act.field('birthDate', birthDate ?? '')} />
      )}
      {needs('recordUrl') && (
        <TextField
          label="Address of their page about you"
          optional
          type="url"
          maxLength={500}
          {...act.field('recordUrl', recordUrl ?? '')}
        />
      )}
    </>
  );
}

/** What the next letter asks for, and how much it tells. */
export function ChangeLetter({ one, draft }: { one: CaseView; draft: DraftView }) {
  const act = useAct({ intent: 'draft' });
  const [kind, setKind] = useState(draft.kind as string);
  const { correction } = draft.extras;
  const purposes = letterPurposes.filter((purpose) => {
    if (purpose === 'request' || purpose === draft.purpose) return true;
    return one.steps.some(({ letter }) => letter) && (purpose !== 'complaint' || one.complainsFirst);
  });
  const stages = [
    { value: 'first', label: 'My email address alone' },
    { value: 'held', label: 'What they say they need to find me', disabled: !one.mayTellMore },
  ];
  return (
    <act.Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="draft" />
      <SelectField
        label="Kind of letter"
        {...act.field('purpose', draft.purpose)}
        options={purposes.map((value) => ({ value, label: purposeLabel[value] }))}
      />
      <SelectField
        label="What it asks for"
        {...act.field('kind', draft.kind)}
        onChange={(event) => setKind(event.currentTarget.value)}
        options={one.kinds.map((value) => ({ value, label: kindLabel[value] }))}
      />
      <SelectField
        label="What it tells about you"
        hint={one.mayTellMore ? undefined : 'More can be told once they say that they hold something, or ask for it.'}
        {...act.field('stage', draft.stage)}
        options={stages}
      />
      <SelectField
        label="Language"
        {...act.field('language', draft.language)}
        options={letterLanguages.map((value) => ({ value, label: languageLabel[value] }))}
      />
      {one.mayTellMore && <Extras one={one} draft={draft} act={act} />}
      {kind === 'correction' && (
        <>
          <TextField label="What is wrong" {...act.field('wrong', correction?.wrong ?? '')} />
          <TextField label="How it should read" {...act.field('right', correction?.right ?? '')} />
        </>
      )}
      {act.failed && (
        <p role="alert" className={text.small}>
          {act.failed}
        </p>
      )}
      <Button type="submit" busy={act.isBusy} busyLabel="Writing…">
        Write it anew
      </Button>
    </act.Form>
  );
}
