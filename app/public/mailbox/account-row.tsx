import { ChevronDown, ShieldAlert } from 'lucide-react';
import { classes } from '#app/ui/classes.ts';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { type FoundAccount, nameOf, proofWords } from '#contract/mailbox/found-list.ts';
import { companiesPath, difficultyWords } from '#contract/removal/company.ts';
import styles from './mailbox.module.css';

function Days({ account: { since, last } }: { account: FoundAccount }) {
  const { longDate } = useFormats();
  const dayOf = (time: number) => longDate(new Date(time).toISOString());
  return (
    <p className={classes(text.small, text.soft)}>
      {since === null ? 'No date known' : `Since ${dayOf(since)}`}
      {last !== null && last !== since && `, last heard of on ${dayOf(last)}`}
    </p>
  );
}

/** What to do about the account; links leave the page, and say where to. */
function WaysOut({ account }: { account: FoundAccount }) {
  const { company, domain } = account;
  if (!company?.account && !company?.hasLetter)
    return <p className={text.small}>No way to close it is in our directory. Look for “privacy” on {domain}.</p>;
  return (
    <ul className={styles.ways}>
      {company.account && (
        <li>
          <a href={company.account.url} rel="noreferrer">
            Close the account at {new URL(company.account.url).host}
          </a>{' '}
          <span className={text.soft}>{difficultyWords[company.account.difficulty]}</span>
        </li>
      )}
      {company.hasLetter && company.id && (
        <li>
          <a href={`${companiesPath}?company=${company.id}`}>Write your letter to {company.name}</a>{' '}
          <span className={text.soft}>Signed in, with your name and the law of your country.</span>
        </li>
      )}
    </ul>
  );
}

/** One account; its subjects are shown here, and go nowhere. */
export function AccountRow({ account }: { account: FoundAccount }) {
  const { company, isExposed, proofs } = account;
  const breached = company?.breached;
  return (
    <li className={styles.account}>
      <details>
        <summary>
          <span className={styles.who}>
            <strong>{nameOf(account)}</strong>
            <span className={classes(text.small, text.soft)}>{account.domain}</span>
          </span>
          <span className={styles.about}>
            {breached && (
              <Badge tone={isExposed ? 'danger' : 'neutral'} icon={ShieldAlert}>
                Breach of {breached}
              </Badge>
            )}
            {account.since !== null && (
              <span className={classes(text.small, text.soft)}>since {new Date(account.since).getUTCFullYear()}</span>
            )}
            <ChevronDown aria-hidden="true" />
          </span>
        </summary>
        <div className={styles.more}>
          <Days account={account} />
          <p>Shown by: {proofWords(account)}.</p>
          <ul className={styles.subjects} aria-label="Mails that show it">
            {proofs.map(({ kind, subject }) => (
              <li key={kind}>“{subject || 'No subject'}”</li>
            ))}
          </ul>
          {breached && (
            <p className={text.small}>
              {isExposed
                ? `The company lost data in ${breached}, when the account was there. Change its password wherever you used it.`
                : `The company lost data in ${breached}, before the first mail that shows the account.`}
            </p>
          )}
          <WaysOut account={account} />
        </div>
      </details>
    </li>
  );
}
