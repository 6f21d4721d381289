import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { redirectDocument } from 'react-router';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import prose from '#app/public/shell/prose.module.css';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { PasswordField } from '#app/ui/controls/password-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Route } from './+types/password-check.ts';
import { countLeaks } from './ask-pwned.ts';
import styles from './password-check.module.css';

const PATH = '/password-check';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: 'Check a password',
    description:
      'Whether a password stands in known breaches, asked by your own browser with five characters of its hash.',
    path: PATH,
  });

export const loader = () => null;

/** Opened from another page, the policy of that page would hold: this one is loaded anew. */
export function clientLoader() {
  throw redirectDocument(PATH);
}

/** Times that it stands in known breaches; null where there was no answer. */
type Outcome = { leaks: number | null };

function Told({ leaks }: Outcome) {
  const { number } = useFormats();
  if (leaks === null)
    return (
      <>
        <h2 className={classes(text.displayXs, styles.title, styles.open)}>
          <ShieldQuestion aria-hidden="true" /> Not checked
        </h2>
        <p>Pwned Passwords did not answer, so nothing is known about this password. Try again in a minute.</p>
      </>
    );
  if (leaks === 0)
    return (
      <>
        <h2 className={classes(text.displayXs, styles.title, styles.fine)}>
          <ShieldCheck aria-hidden="true" /> Not in a known breach
        </h2>
        <p>
          The list that was asked does not hold it. That does not make it a strong password: use a long one that you use
          nowhere else.
        </p>
      </>
    );
  return (
    <>
      <h2 className={classes(text.displayXs, styles.title, styles.leaked)}>
        <ShieldAlert aria-hidden="true" /> It stands in known breaches
      </h2>
      <p>
        It was found {number(leaks)} {leaks === 1 ? 'time' : 'times'} in passwords that leaked. Programs that break into
        accounts try it early. Change it wherever you use it, and use a different one in each place.
      </p>
    </>
  );
}

function CheckForm() {
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setError(password === '' ? 'Type the password to check.' : undefined);
    setOutcome(null);
    if (password === '') return;
    setBusy(true);
    const leaks = await countLeaks(password).catch((reason: unknown) => {
      console.warn('The password could not be checked', reason);
      return null;
    });
    setBusy(false);
    setOutcome({ leaks });
    form.current?.reset();
  };
  return (
    <section aria-label="Check a password" className={styles.check}>
      <form ref={form} onSubmit={check} className={styles.form} noValidate>
        <PasswordField label="Password" name="password" autoComplete="off" spellCheck={false} error={error} />
        <Button
          type="submit"
          variant="primary"
          disabled={!isHydrated}
          data-needs="scripts"
          busy={isBusy}
          busyLabel="Checking…"
        >
          Check
        </Button>
      </form>
      <noscript>
        <p className={classes(text.small, text.soft)}>
          Your browser checks the password itself, and needs JavaScript for it.
        </p>
      </noscript>
      <div role="status" className={styles.told}>
        {outcome && <Told {...outcome} />}
      </div>
    </section>
  );
}

export default function PasswordCheck() {
  return (
    <>
      <PageHead title="Check a password">
        <p className={text.lead}>
          Has it leaked? When you press “Check”, your browser sends five characters of the password’s hash to
          api.pwnedpasswords.com. The password stays on this device, and we are not asked at all.
        </p>
      </PageHead>
      <div className={classes(page.page, styles.passwordCheck)}>
        <CheckForm />
        <section aria-labelledby="how" className={prose.prose}>
          <h2 id="how">How five characters are enough</h2>
          <p>
            Your browser computes the SHA-1 of the password, 40 characters, and sends the first five. Pwned Passwords
            answers with the rest of every hash in its list that begins so, some 800 of them, together with made-up ones
            so that the length of the answer tells nothing. Your browser looks for its own among them. Whoever sees the
            request learns which of a million groups your password is in, and your IP address, and no more.
          </p>
          <p>
            The list is kept by Have I Been Pwned. This page may connect to that one address: its policy forbids all
            others, and your browser enforces that.
          </p>
        </section>
      </div>
    </>
  );
}
