import { useState } from 'react';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import text from '#app/ui/styles/text.module.css';
import { type CaseView, type DraftView, letterPurposes } from '#contract/removal/desk.ts';
import { letterLanguages } from '#contract/removal/letters.ts';
import { deskWords } from './desk-words.texts.ts';
import { letterTexts } from './letter.texts.ts';
import styles from './removals.module.css';

/** Fields that the company needs and that we do not know. */
function Extras({ one, draft, act }: { one: CaseView; draft: DraftView; act: ReturnType<typeof useAct> }) {
  const texts = useTexts(letterTexts);
  const { address, birthDate, recordUrl } = draft.extras;
  const needs = (field: CaseView['needed'][number]) => one.needed.includes(field);
  return (
    <>
      {needs('address') && (
        <TextField label={texts.address} optional maxLength={300} {...act.field('address', address ?? '')} />
      )}
      {needs('birthDate') && (
        <TextField label={texts.birthDate} optional type="date" {...act.field('bornOn', birthDate ?? '')} />
      )}
      {needs('recordUrl') && (
        <TextField
          label={texts.recordUrl}
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
  const texts = useTexts(letterTexts);
  const words = useTexts(deskWords);
  const act = useAct({ intent: 'draft' });
  const [kind, setKind] = useState(draft.kind as string);
  const { correction } = draft.extras;
  const purposes = letterPurposes.filter((purpose) => {
    if (purpose === 'request' || purpose === draft.purpose) return true;
    return one.steps.some(({ letter }) => letter) && (purpose !== 'complaint' || one.complainsFirst);
  });
  const stages = [
    { value: 'first', label: texts.emailAlone },
    { value: 'held', label: texts.whatTheyNeed, disabled: !one.mayTellMore },
  ];
  return (
    <act.Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="draft" />
      <SelectField
        label={texts.purpose}
        {...act.field('purpose', draft.purpose)}
        options={purposes.map((value) => ({ value, label: words.purposes[value] }))}
      />
      <SelectField
        label={texts.kind}
        {...act.field('kind', draft.kind)}
        onChange={(event) => setKind(event.currentTarget.value)}
        options={one.kinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      <SelectField
        label={texts.stage}
        hint={one.mayTellMore ? undefined : texts.moreLater}
        {...act.field('stage', draft.stage)}
        options={stages}
      />
      <SelectField
        label={texts.language}
        {...act.field('language', draft.language)}
        options={letterLanguages.map((value) => ({ value, label: words.languages[value] }))}
      />
      {one.mayTellMore && <Extras one={one} draft={draft} act={act} />}
      {kind === 'correction' && (
        <>
          <TextField label={texts.wrong} {...act.field('wrong', correction?.wrong ?? '')} />
          <TextField label={texts.right} {...act.field('right', correction?.right ?? '')} />
        </>
      )}
      {act.failed && (
        <p role="alert" className={text.small}>
          {act.failed}
        </p>
      )}
      <Button type="submit" busy={act.isBusy} busyLabel={texts.writing}>
        {texts.writeAnew}
      </Button>
    </act.Form>
  );
}
