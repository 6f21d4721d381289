import { useRef } from 'react';
import { useAct } from '#app/forms/use-act.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import text from '#app/ui/styles/text.module.css';
import type { Viewer } from '#contract/accounts/viewer.ts';
import styles from './free-scan-form.module.css';

interface FreeScanFormProps {
  /** Who is signed in: the form is filled in, and the address is theirs. */
  viewer?: Pick<Viewer, 'fullName' | 'email'> | null;
  /** Shows the form as being sent, whatever the network does. */
  pending?: boolean;
  /** Sets the addresses of the fields; two forms on a page need two. */
  id?: string;
  /** After it was taken; the toast says what follows. */
  onStarted?: () => void;
}

const visitorsHint = 'Free, and no account needed. Please scan only an address that is yours.';
const customersHint = 'Free. This is the address you confirmed; a scan is of your own data only.';

/** No `required`: an empty field is answered by the toast that says what is missing. Works without JavaScript. */
export function FreeScanForm({ viewer = null, pending, id = 'free-scan', onStarted }: FreeScanFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const act = useAct({
    onDone: () => {
      form.current?.reset();
      onStarted?.();
    },
  });
  return (
    <act.Form
      ref={form}
      id={id}
      className={styles.scanForm}
      method="post"
      action="/free-scan"
      aria-label="Free scan"
      noValidate
    >
      <TextField
        id={`${id}-name`}
        {...act.field('name', viewer?.fullName ?? '')}
        label="Name"
        autoComplete="name"
        maxLength={200}
      />
      <TextField
        id={`${id}-email`}
        {...act.field('email', viewer?.email ?? '')}
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        readOnly={viewer !== null}
      />
      <Button type="submit" variant="primary" size="lg" busy={pending || act.isBusy} busyLabel="Starting…">
        Start Free Scan
      </Button>
      <p className={classes(text.caption, text.soft)}>{viewer ? customersHint : visitorsHint}</p>
    </act.Form>
  );
}
