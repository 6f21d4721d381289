import { type ReactNode, useState } from 'react';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Viewer } from '#contract/accounts/viewer.ts';
import type { MailedRequest } from '#contract/scans/waiting.ts';
import { CheckMailbox, type HeadingLevel } from './check-mailbox.tsx';
import { freeScanTexts } from './free-scan.texts.ts';
import styles from './free-scan-form.module.css';

interface FreeScanFormProps {
  /** Who is signed in: the form is filled in, and the address is theirs. */
  viewer?: Pick<Viewer, 'fullName' | 'email'> | null;
  /** Shows the form as being sent, whatever the network does. */
  pending?: boolean;
  /** Sets the addresses of the fields; two forms on a page need two. */
  id?: string;
  className?: string | undefined;
  /** What stands above the form until it is sent. */
  intro?: ReactNode;
  /** Of the heading once it is sent. */
  as?: HeadingLevel;
  /** When the form gives way to what follows, and when it comes back. */
  onMailed?: (isMailed: boolean) => void;
}

/**
 * The form, and after it what to do with the mail. No `required`: an empty field is answered by the toast that says what
 * is missing. Works without JavaScript.
 */
export function FreeScanForm({
  viewer = null,
  pending,
  id = 'free-scan',
  className,
  intro,
  as = 'h2',
  onMailed,
}: FreeScanFormProps) {
  const texts = useTexts(freeScanTexts);
  const linkTo = useLinks();
  const act = useAct<MailedRequest>({ onDone: () => onMailed?.(true) });
  const [wrong, setWrong] = useState<MailedRequest | null>(null);
  const answered = act.answer?.ok ? act.answer.value : undefined;
  if (answered && answered !== wrong) {
    const onWrong = () => {
      setWrong(answered);
      onMailed?.(false);
    };
    return <CheckMailbox className={className} as={as} mailed={answered} onWrong={onWrong} />;
  }
  return (
    <div className={classes(styles.freeScan, className)}>
      {intro}
      <act.Form
        id={id}
        className={styles.scanForm}
        method="post"
        action={linkTo('/free-scan').to}
        aria-label={texts.form}
        noValidate
      >
        <TextField
          id={`${id}-name`}
          {...act.field('name', wrong?.name ?? viewer?.fullName ?? '')}
          label={texts.name}
          autoComplete="name"
          maxLength={200}
        />
        <TextField
          id={`${id}-email`}
          {...act.field('email', wrong?.email ?? viewer?.email ?? '')}
          label={texts.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          readOnly={viewer !== null}
          autoFocus={wrong !== null}
        />
        <Button type="submit" variant="primary" size="lg" busy={pending || act.isBusy} busyLabel={texts.starting}>
          {texts.start}
        </Button>
        <p className={classes(text.caption, text.soft)}>{viewer ? texts.customersHint : texts.visitorsHint}</p>
      </act.Form>
    </div>
  );
}
