import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { redirectDocument } from 'react-router';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import prose from '#app/public/shell/prose.module.css';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { PasswordField } from '#app/ui/controls/password-field.tsx';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Route } from './+types/password-check.ts';
import { countLeaks } from './ask-pwned.ts';
import styles from './password-check.module.css';
import { passwordCheckTexts } from './password-check.texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const { title, description } = await passwordCheckTexts.in(languageOf(args));
  return { title, description };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  loaderData ? pageMeta(matches[0].loaderData, { ...loaderData, path: location.pathname }) : [];

/** Opened from another page, the policy of that page would hold: this one is loaded anew. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  throw redirectDocument(url.pathname);
}

/** Times that it stands in known breaches; null where there was no answer. */
type Outcome = { leaks: number | null };

function Told({ leaks }: Outcome) {
  const texts = useTexts(passwordCheckTexts);
  if (leaks === null)
    return (
      <>
        <h2 className={classes(text.displayXs, styles.title, styles.open)}>
          <ShieldQuestion aria-hidden="true" /> {texts.notChecked}
        </h2>
        <p>{texts.notCheckedText}</p>
      </>
    );
  if (leaks === 0)
    return (
      <>
        <h2 className={classes(text.displayXs, styles.title, styles.fine)}>
          <ShieldCheck aria-hidden="true" /> {texts.notLeaked}
        </h2>
        <p>{texts.notLeakedText}</p>
      </>
    );
  return (
    <>
      <h2 className={classes(text.displayXs, styles.title, styles.leaked)}>
        <ShieldAlert aria-hidden="true" /> {texts.leaked}
      </h2>
      <p>{texts.leakedText(leaks)}</p>
    </>
  );
}

function CheckForm() {
  const texts = useTexts(passwordCheckTexts);
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const check = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setError(password === '' ? texts.blank : undefined);
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
    <section aria-label={texts.title} className={styles.check}>
      <form ref={form} onSubmit={check} className={styles.form} noValidate>
        <PasswordField label={texts.password} name="password" autoComplete="off" spellCheck={false} error={error} />
        <Button
          type="submit"
          variant="primary"
          disabled={!isHydrated}
          data-needs="scripts"
          busy={isBusy}
          busyLabel={texts.checking}
        >
          {texts.check}
        </Button>
      </form>
      <noscript>
        <p className={classes(text.small, text.soft)}>{texts.needsScripts}</p>
      </noscript>
      <div role="status" className={styles.told}>
        {outcome && <Told {...outcome} />}
      </div>
    </section>
  );
}

export default function PasswordCheck() {
  const texts = useTexts(passwordCheckTexts);
  return (
    <>
      <PageHead title={texts.title}>
        <p className={text.lead}>{texts.lead}</p>
      </PageHead>
      <div className={classes(page.page, styles.passwordCheck)}>
        <CheckForm />
        <section aria-labelledby="how" className={prose.prose}>
          <h2 id="how">{texts.how}</h2>
          {texts.howText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      </div>
    </>
  );
}
