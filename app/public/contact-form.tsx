import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextAreaField, TextField } from '#app/ui/text-field.tsx';
import { useToastFrom } from '#app/ui/toasts.tsx';
import { trapField } from '#contract/contact.ts';
import type { WithToast } from '#contract/toasts.ts';

type Field = 'name' | 'email' | 'subject' | 'message';
export type ContactValues = Partial<Record<Field, string>>;

/** What the action at /contact answers. */
export interface ContactResult extends WithToast {
  errors?: Partial<Record<Field, string[]>>;
  /** What was typed, for a page that was sent anew. Left out after success. */
  values?: ContactValues;
}

interface ContactFormProps {
  /** Says when the form was drawn; one form and text is one message. */
  token: string;
  defaults: ContactValues;
  /** The answer to a form that was sent without JavaScript. */
  result?: ContactResult | undefined;
}

/** People do not see it and cannot tab to it; machines fill it in. */
function Trap() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this field empty
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Works without JavaScript: then the page comes back with its answer and everything that was typed. */
export function ContactForm({ token, defaults, result }: ContactFormProps) {
  const fetcher = useFetcher<ContactResult>();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data ?? result;
  useToastFrom(fetcher.data);
  useEffect(() => {
    if (fetcher.data?.toast.variant === 'success') form.current?.reset();
  }, [fetcher.data]);
  const field = (name: Field) => ({
    id: `contact-${name}`,
    name,
    required: true,
    defaultValue: result?.values?.[name] ?? defaults[name],
    error: answer?.errors?.[name]?.[0],
  });
  return (
    <fetcher.Form ref={form} className="contact__form" method="post" action="/contact" aria-label="Contact">
      <input type="hidden" name="token" value={token} />
      <Trap />
      <TextField {...field('name')} label="Name" autoComplete="name" maxLength={200} />
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" maxLength={254} />
      <TextField {...field('subject')} label="Subject" maxLength={200} />
      <TextAreaField
        {...field('message')}
        label="Message"
        rows={8}
        maxLength={5_000}
        hint="Please send no passwords and no documents."
      />
      <Button type="submit" variant="primary" size="lg" busy={fetcher.state !== 'idle'} busyLabel="Sending…">
        Send Message
      </Button>
    </fetcher.Form>
  );
}
