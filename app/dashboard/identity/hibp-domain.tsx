import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import type { IdentifierView } from '#contract/identifiers/types.ts';
import styles from './identity.module.css';
import { identityTexts } from './identity.texts.ts';

interface HibpDomainProps {
  identifier: IdentifierView;
  /** Whether this installation has a key of Have I Been Pwned. */
  isAsked: boolean;
}

/** Every breached address of a proven domain at once: asked for here, or where the person can see them without us. */
export function HibpDomain({ identifier: { id, value, state }, isAsked }: HibpDomainProps) {
  const { hibp } = useTexts(identityTexts);
  if (id === null || state !== 'proven') return null;
  return (
    <details className={styles.prove}>
      <summary className={text.small}>{hibp.title(value)}</summary>
      {isAsked ? <HandOn id={id} domain={value} /> : <SeeItYourself domain={value} />}
    </details>
  );
}

function HandOn({ id, domain }: { id: string; domain: string }) {
  const { hibp, asking } = useTexts(identityTexts);
  const act = useAct<string | null>({ intent: 'hibp', of: { id } });
  const record = act.answer?.ok ? act.answer.value : null;
  return (
    <div className={styles.record}>
      <p className={text.small}>{hibp.about(domain)}</p>
      {record && (
        <>
          <p className={text.small}>{hibp.addRecord}</p>
          <code className={classes(text.evidence, styles.code)}>{record}</code>
        </>
      )}
      <act.Form className={styles.add} method="post">
        <input type="hidden" name="intent" value="hibp" />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" size="sm" busy={act.isBusy} busyLabel={asking}>
          {record ? hibp.checkRecord : hibp.show}
        </Button>
      </act.Form>
    </div>
  );
}

/** Without a key nobody here can ask. */
function SeeItYourself({ domain }: { domain: string }) {
  const { hibp } = useTexts(identityTexts);
  return (
    <p className={classes(text.small, styles.record)}>
      <span>
        {withLinks(hibp.yourself(domain), (words) => (
          <a href="https://haveibeenpwned.com/DomainSearch" rel="noreferrer" target="_blank">
            {words}
          </a>
        ))}
      </span>
    </p>
  );
}
