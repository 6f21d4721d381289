import { redirectDocument } from 'react-router';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import prose from '#app/public/shell/prose.module.css';
import { classes } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/display/notice.tsx';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Route } from './+types/mailbox.ts';
import { ChooseMail } from './choose-mail.tsx';
import { Found } from './found.tsx';
import styles from './mailbox.module.css';
import { Reading } from './reading.tsx';
import { useReader } from './use-reader.ts';

const PATH = '/mailbox';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, {
    title: 'Read your mailbox',
    description:
      'Find the accounts that you have, from the mails that you were sent. Your browser reads them: nothing leaves it.',
    path: PATH,
  });

export const loader = () => null;

/** Opened from another page, the policy of that page would hold: this one is loaded anew. */
export function clientLoader() {
  throw redirectDocument(PATH);
}

function MailboxReader() {
  const reader = useReader();
  const { state, companies } = reader;
  if (state.is === 'reading') return <Reading state={state} reader={reader} />;
  if (state.is === 'done') return <Found found={state.found} companies={companies} onAgain={reader.forget} />;
  return (
    <section aria-label="Choose mail" className={styles.choose}>
      {state.is === 'failed' && (
        <Notice tone="warning">
          What reads your files did not load. Check your connection, and load the page again.
        </Notice>
      )}
      <ChooseMail isReady={state.is === 'ready'} onFiles={reader.read} />
    </section>
  );
}

function WhatHappens() {
  return (
    <section aria-labelledby="what-happens" className={prose.prose}>
      <h2 id="what-happens">What happens to your mail</h2>
      <p>
        Your browser reads the files on this device. It looks at the header and the first words of each mail, and keeps
        neither. What is known about companies is loaded with this page, before you choose a file. The page then may not
        connect to anybody, us included: its policy forbids it, and your browser enforces that. Only what you yourself
        add to your plan is sent, after you have seen it. When you close the page, the list is gone.
      </p>
      <p>
        A mail counts when it shows an account or an order: a welcome, an address to confirm, a security code, a new
        sign-in, a changed password, a receipt. Newsletters are listed apart. Spam, forged senders and what people
        passed on to you do not count. An account whose mails you have deleted cannot be found.
      </p>
    </section>
  );
}

function HowToExport() {
  return (
    <section aria-labelledby="how-to-export" className={prose.prose}>
      <h2 id="how-to-export">How to get your mail as a file</h2>
      <ul>
        <li>
          <strong>Gmail:</strong> open Google Takeout, choose Mail alone, and download the zip.
        </li>
        <li>
          <strong>Apple Mail:</strong> choose a mailbox, then “Export Mailbox” in the Mailbox menu. Then choose the
          folder.
        </li>
        <li>
          <strong>Thunderbird:</strong> choose the folder of your profile that holds the mail; its files are mbox.
        </li>
        <li>
          <strong>Outlook for Mac:</strong> export from the File menu, and choose the .olm file.
        </li>
        <li>
          <strong>Outlook for Windows:</strong> only Outlook reads its .pst and .msg files. Drag the messages into a
          folder as .eml in the new Outlook, or open the account in Thunderbird and use its files.
        </li>
        <li>
          <strong>Proton, Fastmail and others:</strong> export as mbox or .eml, and choose the folder.
        </li>
      </ul>
    </section>
  );
}

export default function MailboxPage() {
  return (
    <>
      <PageHead title="Read your mailbox">
        <p className={text.lead}>
          Your mail knows where you have accounts. Your own browser finds them: since when, what shows it, and how to
          close them. Nothing of it leaves this device.
        </p>
      </PageHead>
      <div className={classes(page.page, styles.mailbox)}>
        <MailboxReader />
        <WhatHappens />
        <HowToExport />
      </div>
    </>
  );
}
