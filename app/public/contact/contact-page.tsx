import type { ReactNode } from 'react';
import type { PageText } from '#contract/site/pages.ts';
import type { Site } from '#contract/site/site.ts';
import './contact.css';
import { PageHead } from '#app/public/shell/page-head.tsx';
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
  return (
    <>
      <PageHead title="Contact">
        <p className="lead">{text.description}</p>
      </PageHead>
      <div className="page contact">
        {form}
        <ContactDetails site={site} heading={text.heading} now={now} />
      </div>
    </>
  );
}
