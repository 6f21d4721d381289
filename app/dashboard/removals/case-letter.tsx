import { ChevronDown } from 'lucide-react';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextAreaField, TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { type CaseView, casePath, type DraftView, type SendWay } from '#contract/removal/desk.ts';
import { ChangeLetter } from './change-letter.tsx';
import { deskWords } from './desk-words.texts.ts';
import { letterTexts } from './letter.texts.ts';
import styles from './removals.module.css';

/** Exactly what goes to whom. */
function Disclosed({ one, draft }: { one: CaseView; draft: DraftView }) {
  const texts = useTexts(letterTexts);
  const { fields } = useTexts(deskWords);
  const { covers } = one.to;
  return (
    <div className={styles.part}>
      <h3>{texts.learns(one.company, covers.length > 0 ? covers.join(', ') : null)}</h3>
      <dl className={styles.facts}>
        {draft.disclosed.map(({ field, value }) => (
          <div key={field}>
            <dt>{fields[field]}</dt>
            <dd className={text.evidence}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes(text.small, text.soft)}>{draft.stage === 'first' ? texts.nothingElse : texts.needed}</p>
    </div>
  );
}

const linkToForm = (form: string) => (words: string) => (
  <a href={form} rel="noreferrer nofollow" target="_blank">
    {words}
  </a>
);

/** Ways to take the letter along, the shortest first. */
function Ways({ one, draft }: { one: CaseView; draft: DraftView }) {
  const texts = useTexts(letterTexts);
  const { email, form, postal } = one.to;
  const linkTo = (href: string) => (words: string) => <a href={href}>{words}</a>;
  const linkToFile = (name: string) => (words: string) => (
    <a href={`${casePath(one.id)}/${name}`} download>
      {words}
    </a>
  );
  return (
    <div className={styles.part}>
      <h3>{texts.send}</h3>
      <ul className={styles.ways}>
        {draft.mailto && (
          <li>
            {withLinks(draft.mailto.hasText ? texts.openMail : texts.openMailAndPaste, linkTo(draft.mailto.href))}
          </li>
        )}
        {email && <li>{withLinks(texts.saveDraft(email), linkToFile('letter.eml'))}</li>}
        {form && <li>{withLinks(texts.openFormAndPaste(new URL(form).host), linkToForm(form))}</li>}
        <li>{withLinks(postal ? texts.print(postal) : texts.printOnly, linkToFile('letter.pdf'))}</li>
      </ul>
    </div>
  );
}

function SentForm({ one, today }: { one: CaseView; today: string }) {
  const texts = useTexts(letterTexts);
  const { ways: wayLabels } = useTexts(deskWords);
  const act = useAct({ intent: 'sent' });
  const { email, form, postal } = one.to;
  const known: Record<SendWay, string | null> = { email, post: postal, form };
  const first: SendWay = email ? 'email' : form ? 'form' : 'post';
  const ways = one.draft ? (['email', 'form', 'post'] as const) : (['form'] as const);
  return (
    <act.Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="sent" />
      <div className={styles.pair}>
        <SelectField
          label={texts.how}
          {...act.field('by', first)}
          options={ways.map((way) => ({ value: way, label: wayLabels[way], disabled: way === 'form' && !known.form }))}
        />
        <TextField label={texts.day} type="date" max={today} required {...act.field('on', today)} />
      </div>
      <Button type="submit" variant="primary" busy={act.isBusy} busyLabel={texts.saving}>
        {texts.haveSent}
      </Button>
    </act.Form>
  );
}

/** Where no law is known, there is no letter; their own form may be there. */
function WithoutLetter({ one, today }: { one: CaseView; today: string }) {
  const texts = useTexts(letterTexts);
  const { form } = one.to;
  return (
    <Card head={<h2 className={text.displayXs}>{texts.noLetter}</h2>}>
      <div className={styles.body}>
        <p>{texts.noLetterText}</p>
        {form && (
          <>
            <p>{linkToForm(form)(texts.openForm(new URL(form).host))}</p>
            <SentForm one={one} today={today} />
          </>
        )}
      </div>
    </Card>
  );
}

/** The next letter: who learns what, the text, and the ways to send it. Nothing here sends it. */
export function CaseLetter({ one, today }: { one: CaseView; today: string }) {
  const texts = useTexts(letterTexts);
  const { purposeToSend, notes } = useTexts(deskWords);
  const { draft, law, state } = one;
  if (!draft) return law === null && state === 'prepared' ? <WithoutLetter one={one} today={today} /> : null;
  return (
    <Card head={<h2 className={text.displayXs}>{purposeToSend(draft.purpose)}</h2>}>
      <div className={styles.body}>
        <Disclosed one={one} draft={draft} />
        {draft.notes.map((note) => (
          <p key={note} className={text.small}>
            {notes[note]}
          </p>
        ))}
        {one.to.asksForId && draft.purpose === 'request' && <p className={text.small}>{texts.asksForId}</p>}
        <TextAreaField
          label={texts.letterTo(one.company)}
          hint={texts.subject(draft.subject)}
          defaultValue={draft.text}
          rows={14}
          lang={draft.language}
          readOnly
        />
        <details className={styles.more}>
          <summary>
            {texts.change}
            <ChevronDown aria-hidden="true" />
          </summary>
          <ChangeLetter one={one} draft={draft} />
        </details>
        <Ways one={one} draft={draft} />
        <div className={styles.part}>
          <h3>{texts.onItsWay}</h3>
          <SentForm one={one} today={today} />
        </div>
      </div>
    </Card>
  );
}
