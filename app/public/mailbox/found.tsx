import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { saveText } from '#app/browser/files/save-file.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { KnownCompany } from '#contract/mailbox/company-file.ts';
import type { MailboxAccounts, UnreadFile } from '#contract/mailbox/find-accounts.ts';
import { arrangeFound, type FoundOrder, foundTable, joinCompanies } from '#contract/mailbox/found-list.ts';
import { AccountRow } from './account-row.tsx';
import { BringAlong } from './bring-along.tsx';
import styles from './mailbox.module.css';

/** Drawn at first; a list of thousands would hold up the page. */
const FIRST_ROWS = 100;

const orderLabels: readonly { value: FoundOrder; label: string }[] = [
  { value: 'matters', label: 'What matters first' },
  { value: 'latest', label: 'Last heard of' },
  { value: 'oldest', label: 'Oldest account' },
  { value: 'name', label: 'Name' },
];

const unreadWords: Readonly<Record<UnreadFile['why'], string>> = {
  outlook: 'Only Outlook itself reads this kind of file. Below it says how to export mail in another one.',
  broken: 'It could not be read, or not to its end.',
  'no-mail': 'No mail was found in it.',
};

function Unread({ files }: { files: readonly UnreadFile[] }) {
  if (files.length === 0) return null;
  return (
    <details className={styles.aside}>
      <summary>{files.length === 1 ? 'One file was not read' : `${files.length} files were not read`}</summary>
      <ul>
        {files.slice(0, FIRST_ROWS).map(({ name, why }) => (
          <li key={name}>
            “{name}”: {unreadWords[why]}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Writers({ writers }: Pick<MailboxAccounts, 'writers'>) {
  const { plural } = useFormats();
  if (writers.length === 0) return null;
  return (
    <details className={styles.aside}>
      <summary>{plural(writers.length, 'sender')} that only write to you</summary>
      <p className={classes(text.small, text.soft)}>
        Newsletters, lists and notices. They have your address, and no mail shows an account or an order.
      </p>
      <ul className={styles.writers}>
        {writers.map(({ domain, name, mails }) => (
          <li key={domain}>
            {name} <span className={classes(text.small, text.soft)}>{`${domain}, ${plural(mails, 'mail')}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What was left out, and why. */
function LeftOut({ found: { mails, ignored } }: { found: MailboxAccounts }) {
  const { number } = useFormats();
  return (
    <p className={classes(text.small, text.soft)}>
      {number(mails)} mails were read. Not counted: {number(ignored.personal)} that people wrote or passed on,{' '}
      {number(ignored.spam)} in Spam and {number(ignored.forged)} with a forged sender.
    </p>
  );
}

interface FoundProps {
  found: MailboxAccounts;
  companies: ReadonlyMap<string, KnownCompany>;
  onAgain: () => void;
}

/** The accounts that a mailbox shows. */
export function Found({ found, companies, onAgain }: FoundProps) {
  const { plural } = useFormats();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<FoundOrder>('matters');
  const [shown, setShown] = useState(FIRST_ROWS);
  const accounts = useMemo(() => joinCompanies(found.accounts, companies), [found, companies]);
  const arranged = useMemo(() => arrangeFound(accounts, search, order), [accounts, search, order]);
  const exposed = accounts.filter(({ isExposed }) => isExposed).length;
  return (
    <section aria-label="Accounts found" className={styles.found}>
      <div role="status">
        <h2 className={text.displayXs}>{plural(accounts.length, 'account')} in this mailbox</h2>
        {exposed > 0 && <p>{plural(exposed, 'company', 'companies')} of these lost data while you had an account.</p>}
      </div>
      <LeftOut found={found} />
      {accounts.length > 0 && (
        <div className={styles.tools}>
          <TextField
            label="Search"
            type="search"
            small
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <SelectField
            label="Sort by"
            small
            options={orderLabels}
            value={order}
            onChange={(event) => setOrder(event.target.value as FoundOrder)}
          />
        </div>
      )}
      <ul className={styles.list}>
        {arranged.slice(0, shown).map((account) => (
          <AccountRow key={account.domain} account={account} />
        ))}
      </ul>
      {accounts.length > 0 && arranged.length === 0 && <p>None of them is called so.</p>}
      {arranged.length > shown && (
        <Button onClick={() => setShown(shown + FIRST_ROWS)}>Show {arranged.length - shown} more</Button>
      )}
      {accounts.length > 0 && <BringAlong accounts={arranged} />}
      <Writers writers={found.writers} />
      <Unread files={found.unread} />
      <div className={styles.buttons}>
        {accounts.length > 0 && (
          <Button onClick={() => saveText('accounts.csv', foundTable(arranged))}>
            <Download aria-hidden="true" /> Save as CSV
          </Button>
        )}
        <Button variant="quiet" onClick={onAgain}>
          Read other files
        </Button>
      </div>
    </section>
  );
}
