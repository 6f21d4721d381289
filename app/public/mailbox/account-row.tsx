import { ChevronDown, ShieldAlert } from 'lucide-react';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { type FoundAccount, nameOf, proofWords } from '#contract/mailbox/found-list.ts';
import { companiesPath } from '#contract/removal/company.ts';
import styles from './mailbox.module.css';
import { mailboxTexts } from './mailbox.texts.ts';

function Days({ account: { since, last } }: { account: FoundAccount }) {
  const texts = useTexts(mailboxTexts);
  const { longDate } = useFormats();
  const dayOf = (time: number) => longDate(new Date(time).toISOString());
  const hasLater = last !== null && last !== since;
  return (
    <p className={classes(text.small, text.soft)}>
      {since === null && texts.noDate}
      {since !== null && (hasLater ? texts.sinceAndLast(dayOf(since), dayOf(last)) : texts.since(dayOf(since)))}
    </p>
  );
}

/** What to do about the account; links leave the page, and say where to. */
function WaysOut({ account }: { account: FoundAccount }) {
  const texts = useTexts(mailboxTexts);
  const { company, domain } = account;
  if (!company?.account && !company?.hasLetter) return <p className={text.small}>{texts.noWay(domain)}</p>;
  return (
    <ul className={styles.ways}>
      {company.account && (
        <li>
          <a href={company.account.url} rel="noreferrer">
            {texts.close(new URL(company.account.url).host)}
          </a>{' '}
          <span className={text.soft}>{texts.difficulties[company.account.difficulty]}</span>
        </li>
      )}
      {company.hasLetter && company.id && (
        <li>
          <a href={`${companiesPath}?company=${company.id}`}>{texts.write(company.name)}</a>{' '}
          <span className={text.soft}>{texts.writeHint}</span>
        </li>
      )}
    </ul>
  );
}

/** One account; its subjects are shown here, and go nowhere. */
export function AccountRow({ account }: { account: FoundAccount }) {
  const texts = useTexts(mailboxTexts);
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
                {texts.breach(breached)}
              </Badge>
            )}
            {account.since !== null && (
              <span className={classes(text.small, text.soft)}>
                {texts.sinceYear(new Date(account.since).getUTCFullYear())}
              </span>
            )}
            <ChevronDown aria-hidden="true" />
          </span>
        </summary>
        <div className={styles.more}>
          <Days account={account} />
          <p>{texts.shownBy(proofWords(account, texts.words))}</p>
          <ul className={styles.subjects} aria-label={texts.subjects}>
            {proofs.map(({ kind, subject }) => (
              <li key={kind}>{texts.subject(subject)}</li>
            ))}
          </ul>
          {breached && (
            <p className={text.small}>{isExposed ? texts.breachDuring(breached) : texts.breachBefore(breached)}</p>
          )}
          <WaysOut account={account} />
        </div>
      </details>
    </li>
  );
}
