import { useRef } from 'react';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextAreaField, TextField } from '#app/ui/controls/text-field.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { trapField } from '#contract/site/contact.ts';
import styles from './contact.module.css';
import { contactTexts } from './contact.texts.ts';

type Field = 'name' | 'email' | 'subject' | 'message';
export type ContactValues = Partial<Record<Field, string>>;

interface ContactFormProps {
  /** Says when the form was drawn; one form and text is one message. */
  token: string;
  defaults: ContactValues;
}

/** People do not see it and cannot tab to it; machines fill it in. */
function Trap() {
  const texts = useTexts(contactTexts);
  return (
    <div className={visuallyHidden.visuallyHidden} aria-hidden="true">
      <label>
        {texts.trap}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Works without JavaScript: then the page comes back with its answer and everything that was typed. */
export function ContactForm({ token, defaults }: ContactFormProps) {
  const texts = useTexts(contactTexts);
  const linkTo = useLinks();
  const form = useRef<HTMLFormElement>(null);
  const act = useAct({ onDone: () => form.current?.reset() });
  const field = (name: Field) => ({
    ...act.field(name, defaults[name] ?? ''),
    id: `contact-${name}`,
    required: true,
  });
  return (
    <act.Form ref={form} className={styles.form} method="post" action={linkTo('/contact').to} aria-label={texts.form}>
      <input type="hidden" name="token" value={token} />
      <Trap />
      <TextField {...field('name')} label={texts.name} autoComplete="name" maxLength={200} />
      <TextField {...field('email')} label={texts.email} type="email" autoComplete="email" maxLength={254} />
      <TextField {...field('subject')} label={texts.subject} maxLength={200} />
      <TextAreaField {...field('message')} label={texts.message} rows={8} maxLength={5_000} hint={texts.messageHint} />
      <Button type="submit" variant="primary" size="lg" busy={act.isBusy} busyLabel={texts.sending}>
        {texts.send}
      </Button>
    </act.Form>
  );
}
