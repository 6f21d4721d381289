import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { saveText } from '#app/browser/files/save-file.ts';
import { useTexts } from '#app/language/texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { SelectField } from '#app/ui/controls/select-field.tsx';
import { TextField } from '#app/ui/controls/text-field.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import type { KnownCompany } from '#contract/mailbox/company-file.ts';
import type { MailboxAccounts, UnreadFile } from '#contract/mailbox/find-accounts.ts';
import { arrangeFound, type FoundOrder, foundTable, joinCompanies, orders } from '#contract/mailbox/found-list.ts';
import { AccountRow } from './account-row.tsx';
import { BringAlong } from './bring-along.tsx';
import styles from './mailbox.module.css';
import { mailboxTexts } from './mailbox.texts.ts';

/** Drawn at first; a list of thousands would hold up the page. */
const FIRST_ROWS = 100;

function Unread({ files }: { files: readonly UnreadFile[] }) {
  const texts = useTexts(mailboxTexts);
  if (files.length === 0) return null;
  return (
    <details className={styles.aside}>
      <summary>{texts.unread(files.length)}</summary>
      <ul>
        {files.slice(0, FIRST_ROWS).map(({ name, why }) => (
          <li key={name}>{texts.unreadFile(name, texts.unreadWhy[why])}</li>
        ))}
      </ul>
    </details>
  );
}

function Writers({ writers }: Pick<MailboxAccounts, 'writers'>) {
  const texts = useTexts(mailboxTexts);
  if (writers.length === 0) return null;
  return (
    <details className={styles.aside}>
      <summary>{texts.writers(writers.length)}</summary>
      <p className={classes(text.small, text.soft)}>{texts.writersText}</p>
      <ul className={styles.writers}>
        {writers.map(({ domain, name, mails }) => (
          <li key={domain}>
            {name} <span className={classes(text.small, text.soft)}>{texts.writer(domain, mails)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What was left out, and why. */
function LeftOut({ found: { mails, ignored } }: { found: MailboxAccounts }) {
  const texts = useTexts(mailboxTexts);
  const { number } = useFormats();
  return (
    <p className={classes(text.small, text.soft)}>
      {texts.leftOut(number(mails), number(ignored.personal), number(ignored.spam), number(ignored.forged))}
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
  const texts = useTexts(mailboxTexts);
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<FoundOrder>('matters');
  const [shown, setShown] = useState(FIRST_ROWS);
  const accounts = useMemo(() => joinCompanies(found.accounts, companies), [found, companies]);
  const arranged = useMemo(() => arrangeFound(accounts, search, order), [accounts, search, order]);
  const exposed = accounts.filter(({ isExposed }) => isExposed).length;
  return (
    <section aria-label={texts.found} className={styles.found}>
      <div role="status">
        <h2 className={text.displayXs}>{texts.accountsFound(accounts.length)}</h2>
        {exposed > 0 && <p>{texts.exposed(exposed)}</p>}
      </div>
      <LeftOut found={found} />
      {accounts.length > 0 && (
        <div className={styles.tools}>
          <TextField
            label={texts.search}
            type="search"
            small
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <SelectField
            label={texts.sort}
            small
            options={orders.map((value) => ({ value, label: texts.orders[value] }))}
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
      {accounts.length > 0 && arranged.length === 0 && <p>{texts.noneCalledSo}</p>}
      {arranged.length > shown && (
        <Button onClick={() => setShown(shown + FIRST_ROWS)}>{texts.showMore(arranged.length - shown)}</Button>
      )}
      {accounts.length > 0 && <BringAlong accounts={arranged} />}
      <Writers writers={found.writers} />
      <Unread files={found.unread} />
      <div className={styles.buttons}>
        {accounts.length > 0 && (
          <Button onClick={() => saveText('accounts.csv', foundTable(arranged, texts.words))}>
            <Download aria-hidden="true" /> {texts.save}
          </Button>
        )}
        <Button variant="quiet" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </section>
  );
}
