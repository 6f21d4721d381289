import { useMemo, useState } from 'react';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import text from '#app/ui/styles/text.module.css';
import { chosenOf, chosenText, mostOwnAccounts, ownAccountsPath } from '#contract/mailbox/chosen.ts';
import { type FoundAccount, nameOf } from '#contract/mailbox/found-list.ts';
import styles from './mailbox.module.css';

/**
 * Which accounts become part of the person's plan. The browser itself sends them, by a form that leads to their dashboard: this
 * page may connect to nobody.
 */
export function BringAlong({ accounts }: { accounts: readonly FoundAccount[] }) {
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
      <summary>Add accounts to your plan</summary>
      <p className={classes(text.small, text.soft)}>
        For those who have an account here. Choose what you want to close; you see what is sent before it is.{' '}
        <a href="/auth" target="_blank" rel="noreferrer">
          Sign in first, in another tab
        </a>
        , as this page forgets your list when it is left.
      </p>
      <fieldset className={styles.picks}>
        <legend className={text.small}>Accounts</legend>
        {accounts.map((account) => (
          <label key={account.domain} className={styles.pick}>
            <input type="checkbox" checked={chosen.has(account.domain)} onChange={() => toggle(account.domain)} />
            <span>
              {nameOf(account)} <span className={classes(text.small, text.soft)}>{account.domain}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {picked.length > 0 && !isSure && <Button onClick={() => setSure(true)}>Show What Is Sent</Button>}
      {picked.length > 0 && isSure && (
        <form method="post" action={ownAccountsPath} className={styles.send}>
          <p className={text.small}>
            Exactly these lines are sent to this site: the domain, and the days of the first and the last mail. Nothing
            is kept before you confirm it there.
          </p>
          <pre className={classes(text.evidence, styles.sent)}>{sent}</pre>
          <input type="hidden" name="intent" value="look" />
          <input type="hidden" name="accounts" value={sent} />
          <Button type="submit" variant="primary">
            Send These Lines
          </Button>
        </form>
      )}
    </details>
  );
}
