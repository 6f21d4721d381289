import { useAct } from '#app/forms/use-act.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import type { IdentifierView } from '#contract/identifiers/types.ts';
import styles from './identity.module.css';

interface HibpDomainProps {
  identifier: IdentifierView;
  /** Whether this installation has a key of Have I Been Pwned. */
  isAsked: boolean;
}

/** Every breached address of a proven domain at once: asked for here, or where the person can see them without us. */
export function HibpDomain({ identifier: { id, value, state }, isAsked }: HibpDomainProps) {
  if (id === null || state !== 'proven') return null;
  return (
    <details className={styles.prove}>
      <summary className={text.small}>All addresses of {value} in breaches and stealer logs</summary>
      {isAsked ? <HandOn id={id} domain={value} /> : <SeeItYourself domain={value} />}
    </details>
  );
}

function HandOn({ id, domain }: { id: string; domain: string }) {
  const act = useAct<string | null>({ intent: 'hibp', of: { id } });
  const record = act.answer?.ok ? act.answer.value : null;
  return (
    <div className={styles.record}>
      <p className={text.small}>
        Have I Been Pwned lists every address of a domain that is in a breach, and the sites whose sign-ins malware has
        copied. It wants its own TXT record at {domain}, and learns the name of your domain from us. The domain then
        stays on the list of whoever runs this site, until they take it off there.
      </p>
      {record && (
        <>
          <p className={text.small}>Add this TXT record beside ours, then press the button again.</p>
          <code className={classes(text.evidence, styles.code)}>{record}</code>
        </>
      )}
      <act.Form className={styles.add} method="post">
        <input type="hidden" name="intent" value="hibp" />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" size="sm" busy={act.isBusy} busyLabel="Asking…">
          {record ? 'Check Its Record' : 'Show It to Have I Been Pwned'}
        </Button>
      </act.Form>
    </div>
  );
}

/** Without a key nobody here can ask. */
function SeeItYourself({ domain }: { domain: string }) {
  return (
    <p className={classes(text.small, styles.record)}>
      <span>
        This site does not ask for them. You can see them yourself: add {domain} at{' '}
        <a href="https://haveibeenpwned.com/DomainSearch" rel="noreferrer" target="_blank">
          Have I Been Pwned’s domain search
        </a>
        , prove it there, and it lists every address of yours.
      </span>
    </p>
  );
}
