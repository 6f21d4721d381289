import { useMemo, useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import { chosenOf, chosenText, mostOwnAccounts, ownAccountsPath } from '#contract/mailbox/chosen.ts';
import { type FoundAccount, nameOf } from '#contract/mailbox/found-list.ts';
import styles from './mailbox.module.css';
import { mailboxTexts } from './mailbox.texts.ts';

/**
 * Which accounts become part of the person's plan. The browser itself sends them, by a form that leads to their dashboard: this
 * page may connect to nobody.
 */
export function BringAlong({ accounts }: { accounts: readonly FoundAccount[] }) {
  const texts = useTexts(mailboxTexts);
  const { to, hrefLang } = useLinks()('/auth');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isSure, setSure] = useState(false);
  const picked = useMemo(() => accounts.filter(({ domain }) => chosen.has(domain)), [accounts, chosen]);
  const sent = chosenText(picked.slice(0, mostOwnAccounts).map(chosenOf));
  const toggle = (domain: string) => {
    setSure(false);
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(domain)) after.add(domain);
      return after;
    });
  };
  return (
    <details className={styles.aside}>
      <summary>{texts.plan}</summary>
      <p className={classes(text.small, text.soft)}>
        {withLinks(texts.planText, (words) => (
          <a href={to} hrefLang={hrefLang} target="_blank" rel="noreferrer">
            {words}
          </a>
        ))}
      </p>
      <fieldset className={styles.picks}>
        <legend className={text.small}>{texts.accounts}</legend>
        {accounts.map((account) => (
          <label key={account.domain} className={styles.pick}>
            <input type="checkbox" checked={chosen.has(account.domain)} onChange={() => toggle(account.domain)} />
            <span>
              {nameOf(account)} <span className={classes(text.small, text.soft)}>{account.domain}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {picked.length > 0 && !isSure && <Button onClick={() => setSure(true)}>{texts.show}</Button>}
      {picked.length > 0 && isSure && (
        <form method="post" action={ownAccountsPath} className={styles.send}>
          <p className={text.small}>{texts.sent}</p>
          <pre className={classes(text.evidence, styles.sent)}>{sent}</pre>
          <input type="hidden" name="intent" value="look" />
          <input type="hidden" name="accounts" value={sent} />
          <Button type="submit" variant="primary">
            {texts.send}
          </Button>
        </form>
      )}
    </details>
  );
}
