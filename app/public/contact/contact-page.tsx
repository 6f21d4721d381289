import type { ReactNode } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { classes } from '#app/ui/classes.ts';
import page from '#app/ui/layout/page.module.css';
import textStyles from '#app/ui/styles/text.module.css';
import type { PageText } from '#contract/site/pages.ts';
import type { Site } from '#contract/site/site.ts';
import styles from './contact.module.css';
import { contactTexts } from './contact.texts.ts';
import { ContactDetails } from './contact-details.tsx';

interface ContactPageProps {
  text: PageText;
  site: Site;
  /** ISO 8601: whether the office is open is told as of now. */
  now: string;
  form: ReactNode;
}

/** The contact page with these texts: as it is, and as staff would make it. */
export function ContactPage({ text, site, now, form }: ContactPageProps) {
  const { title } = useTexts(contactTexts);
  return (
    <>
      <PageHead title={title}>
        <p className={textStyles.lead} lang={text.langs?.description}>
          {text.description}
        </p>
      </PageHead>
      <div className={classes(page.page, styles.contact)}>
        {form}
        <ContactDetails site={site} heading={text.heading} lang={text.langs?.heading} now={now} />
      </div>
    </>
  );
}
