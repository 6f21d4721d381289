import { Link } from 'react-router';
import { useAct } from '#app/forms/use-act.ts';
import { useTexts } from '#app/language/texts.ts';
import { companyTexts } from '#app/scan/company/company.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { companiesPath } from '#contract/removal/company.ts';
import type { OwnAccount } from '#core/removal/accounts/queries/own-accounts.ts';
import styles from './accounts.module.css';
import { accountsTexts } from './accounts.texts.ts';

function Days({ account: { since, last } }: { account: OwnAccount }) {
  const texts = useTexts(accountsTexts);
  const { partialDate } = useFormats();
  const lastDay = last && last !== since ? partialDate(last) : null;
  const known = (first: string) => (lastDay ? texts.sinceAndLast(first, lastDay) : texts.since(first));
  const unknown = lastDay ? texts.lastOnly(lastDay) : texts.noDate;
  return <span className={classes(text.small, text.soft)}>{since ? known(partialDate(since)) : unknown}</span>;
}

/** How it is closed, and whom to write to. */
function Steps({ account: { domain, routes } }: { account: OwnAccount }) {
  const texts = useTexts(accountsTexts);
  const { difficulties } = useTexts(companyTexts);
  if (!routes) return <p className={text.small}>{texts.noWay(domain)}</p>;
  const { id, name, account, contact } = routes;
  return (
    <ul className={classes(text.small, styles.steps)}>
      {account && (
        <li>
          <a href={account.url} rel="noreferrer nofollow" target="_blank">
            {texts.close(new URL(account.url).host)}
          </a>{' '}
          <span className={text.soft}>{difficulties[account.difficulty]}</span>
        </li>
      )}
      {contact && (
        <li>
          <Link to={`${companiesPath}?${new URLSearchParams({ company: id })}`}>{texts.write(name)}</Link>{' '}
          <span className={text.soft}>{texts.weWrite}</span>
        </li>
      )}
    </ul>
  );
}

/** One account that the person wants to close. */
export function AccountRow({ account }: { account: OwnAccount }) {
  const { id, domain, routes, closedAt } = account;
  const texts = useTexts(accountsTexts);
  const mark = useAct({ intent: 'mark', of: { id } });
  const remove = useAct({ intent: 'remove', of: { id } });
  const name = routes?.name ?? domain;
  const markLabel = closedAt === null ? texts.isClosed : texts.openAgain;
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
            busyLabel={texts.saving}
            aria-label={texts.ofAccount(markLabel, name)}
          >
            {markLabel}
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
            busyLabel={texts.removing}
            aria-label={texts.ofAccount(texts.remove, name)}
          >
            {texts.remove}
          </Button>
        </remove.Form>
      </div>
    </li>
  );
}
