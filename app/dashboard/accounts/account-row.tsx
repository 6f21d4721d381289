import { Link } from 'react-router';
import { useAct } from '#app/forms/use-act.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { companiesPath, difficultyWords } from '#contract/removal/company.ts';
import type { OwnAccount } from '#core/removal/accounts/queries/own-accounts.ts';
import styles from './accounts.module.css';

function Days({ account: { since, last } }: { account: OwnAccount }) {
  const { partialDate } = useFormats();
  return (
    <span className={classes(text.small, text.soft)}>
      {since ? `Since ${partialDate(since)}` : 'No date known'}
      {last && last !== since && `, last heard of on ${partialDate(last)}`}
    </span>
  );
}

/** How it is closed, and whom to write to. */
function Steps({ account: { domain, routes } }: { account: OwnAccount }) {
  if (!routes)
    return <p className={text.small}>No way to close it is in our directory. Look for “privacy” on {domain}.</p>;
  const { id, name, account, contact } = routes;
  return (
    <ul className={classes(text.small, styles.steps)}>
      {account && (
        <li>
          <a href={account.url} rel="noreferrer nofollow" target="_blank">
            Close the account at {new URL(account.url).host}
          </a>{' '}
          <span className={text.soft}>{difficultyWords[account.difficulty]}</span>
        </li>
      )}
      {contact && (
        <li>
          <Link to={`${companiesPath}?${new URLSearchParams({ company: id })}`}>Write to {name}</Link>{' '}
          <span className={text.soft}>We write the letter and keep its dates, in Removals.</span>
        </li>
      )}
    </ul>
  );
}

/** One account that the person wants to close. */
export function AccountRow({ account }: { account: OwnAccount }) {
  const { id, domain, routes, closedAt } = account;
  const mark = useAct({ intent: 'mark', of: { id } });
  const remove = useAct({ intent: 'remove', of: { id } });
  const name = routes?.name ?? domain;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span>
          <strong>{name}</strong> {name !== domain && <span className={classes(text.small, text.soft)}>{domain}</span>}
        </span>
        <Days account={account} />
        {closedAt === null && <Steps account={account} />}
      </div>
      <div className={styles.buttons}>
        <mark.Form method="post">
          <input type="hidden" name="intent" value="mark" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="closed" value={closedAt === null ? 'yes' : 'no'} />
          <Button
            type="submit"
            size="sm"
            busy={mark.isBusy}
            busyLabel="Saving…"
            aria-label={`${closedAt === null ? 'It Is Closed' : 'Open Again'}: ${name}`}
          >
            {closedAt === null ? 'It Is Closed' : 'Open Again'}
          </Button>
        </mark.Form>
        <remove.Form method="post">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            size="sm"
            variant="quiet"
            busy={remove.isBusy}
            busyLabel="Removing…"
            aria-label={`Remove: ${name}`}
          >
            Remove
          </Button>
        </remove.Form>
      </div>
    </li>
  );
}
