import { redirectDocument } from 'react-router';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
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
import { mailboxTexts } from './mailbox.texts.ts';
import { Reading } from './reading.tsx';
import { useReader } from './use-reader.ts';

export async function loader(args: Route.LoaderArgs) {
  const { title, description } = await mailboxTexts.in(languageOf(args));
  return { title, description };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  loaderData ? pageMeta(matches[0].loaderData, { ...loaderData, path: location.pathname }) : [];

/** Opened from another page, the policy of that page would hold: this one is loaded anew. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  throw redirectDocument(url.pathname);
}

function MailboxReader() {
  const texts = useTexts(mailboxTexts);
  const reader = useReader();
  const { state, companies } = reader;
  if (state.is === 'reading') return <Reading state={state} reader={reader} />;
  if (state.is === 'done') return <Found found={state.found} companies={companies} onAgain={reader.forget} />;
  return (
    <section aria-label={texts.choose} className={styles.choose}>
      {state.is === 'failed' && <Notice tone="warning">{texts.notLoaded}</Notice>}
      <ChooseMail isReady={state.is === 'ready'} onFiles={reader.read} />
    </section>
  );
}

function WhatHappens() {
  const texts = useTexts(mailboxTexts);
  return (
    <section aria-labelledby="what-happens" className={prose.prose}>
      <h2 id="what-happens">{texts.happens}</h2>
      {texts.happensText.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

function HowToExport() {
  const texts = useTexts(mailboxTexts);
  return (
    <section aria-labelledby="how-to-export" className={prose.prose}>
      <h2 id="how-to-export">{texts.howToExport}</h2>
      <ul>
        {texts.exports.map((one) => (
          <li key={one}>
            {withLinks(one, (program) => (
              <strong>{program}</strong>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function MailboxPage() {
  const texts = useTexts(mailboxTexts);
  return (
    <>
      <PageHead title={texts.title}>
        <p className={text.lead}>{texts.lead}</p>
      </PageHead>
      <div className={classes(page.page, styles.mailbox)}>
        <MailboxReader />
        <WhatHappens />
        <HowToExport />
      </div>
    </>
  );
}
