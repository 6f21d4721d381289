import { ChevronDown } from 'lucide-react';
import { useAct } from '#app/forms/use-act.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextAreaField, TextField } from '#app/ui/controls/text-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import text from '#app/ui/styles/text.module.css';
import { type CaseView, casePath, type DraftView, type SendWay } from '#contract/removal/desk.ts';
import { fieldLabel, purposeLabel, wayLabel } from '#contract/removal/desk-words.ts';
import { letterNoteText } from '#contract/removal/letters.ts';
import { ChangeLetter } from './change-letter.tsx';
import styles from './removals.module.css';

/** Exactly what goes to whom. */
function Disclosed({ one, draft }: { one: CaseView; draft: DraftView }) {
  const more = one.to.covers.length > 0 ? ` and its other names (${one.to.covers.join(', ')})` : '';
  return (
    <div className={styles.part}>
      <h3>
        What {one.company}
        {more} will learn about you
      </h3>
      <dl className={styles.facts}>
        {draft.disclosed.map(({ field, value }) => (
          <div key={field}>
            <dt>{fieldLabel[field]}</dt>
            <dd className={text.evidence}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes(text.small, text.soft)}>
        {draft.stage === 'first'
          ? 'Nothing else. A letter sent by email also shows the name that your mail program puts before your address.'
          : 'They say that they need this to find you, and nothing else is told.'}
      </p>
    </div>
  );
}

/** Ways to take the letter along, the shortest first. */
function Ways({ one, draft }: { one: CaseView; draft: DraftView }) {
  const { email, form, postal } = one.to;
  const file = (name: string) => `${casePath(one.id)}/${name}`;
  return (
    <div className={styles.part}>
      <h3>Send it</h3>
      <ul className={styles.ways}>
        {draft.mailto && (
          <li>
            <a href={draft.mailto.href}>Open it in your mail program</a>
            {!draft.mailto.hasText && ', and paste the text: it is too long for the link'}
          </li>
        )}
        {email && (
          <li>
            <a href={file('letter.eml')} download>
              Save it as a draft for your mail program (.eml)
            </a>
            , to {email}
          </li>
        )}
        {form && (
          <li>
            <a href={form} rel="noreferrer nofollow" target="_blank">
              Open their form at {new URL(form).host}
            </a>
            , and paste the letter into its message field
          </li>
        )}
        <li>
          <a href={file('letter.pdf')} download>
            Print it (PDF)
          </a>
          {postal ? `, and post it to ${postal}` : ', and post it; we know no postal address'}
        </li>
      </ul>
    </div>
  );
}

function SentForm({ one, today }: { one: CaseView; today: string }) {
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
          label="How you sent it"
          {...act.field('by', first)}
          options={ways.map((way) => ({ value: way, label: wayLabel[way], disabled: way === 'form' && !known.form }))}
        />
        <TextField label="On which day" type="date" max={today} required {...act.field('on', today)} />
      </div>
      <Button type="submit" variant="primary" busy={act.isBusy} busyLabel="Saving…">
        I have sent it
      </Button>
    </act.Form>
  );
}

/** Where no law is known, there is no letter; their own form may be there. */
function WithoutLetter({ one, today }: { one: CaseView; today: string }) {
  const { form } = one.to;
  return (
    <Card head={<h2 className={text.displayXs}>No letter for where you live</h2>}>
      <div className={styles.body}>
        <p>We know no law there that this company would have to follow. Many let people out all the same.</p>
        {form && (
          <>
            <p>
              <a href={form} rel="noreferrer nofollow" target="_blank">
                Open their form at {new URL(form).host}
              </a>
            </p>
            <SentForm one={one} today={today} />
          </>
        )}
      </div>
    </Card>
  );
}

/** The next letter: who learns what, the text, and the ways to send it. Nothing here sends it. */
export function CaseLetter({ one, today }: { one: CaseView; today: string }) {
  const { draft, law, state } = one;
  if (!draft) return law === null && state === 'prepared' ? <WithoutLetter one={one} today={today} /> : null;
  return (
    <Card head={<h2 className={text.displayXs}>{purposeLabel[draft.purpose]} to send</h2>}>
      <div className={styles.body}>
        <Disclosed one={one} draft={draft} />
        {draft.notes.map((note) => (
          <p key={note} className={text.small}>
            {letterNoteText[note]}
          </p>
        ))}
        {one.to.asksForId && draft.purpose === 'request' && (
          <p className={text.small}>
            They often ask for a copy of an identity document. If they do, note that as their answer: a letter that asks
            for less is ready then.
          </p>
        )}
        <TextAreaField
          label={`Letter to ${one.company}`}
          hint={`Subject: ${draft.subject}`}
          defaultValue={draft.text}
          rows={14}
          lang={draft.language}
          readOnly
        />
        <details className={styles.more}>
          <summary>
            Change what it says
            <ChevronDown aria-hidden="true" />
          </summary>
          <ChangeLetter one={one} draft={draft} />
        </details>
        <Ways one={one} draft={draft} />
        <div className={styles.part}>
          <h3>Once it is on its way</h3>
          <SentForm one={one} today={today} />
        </div>
      </div>
    </Card>
  );
}
