import { Mail, MapPin, PhoneCall } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '#app/language/texts.ts';
import { useLanguage } from '#app/language/use-language.ts';
import { shellTexts } from '#app/public/shell/shell.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import text from '#app/ui/styles/text.module.css';
import { languageFacts } from '#contract/base/languages.ts';
import { hoursInZone, hoursText, isToday, type OfficeHours, officeHours } from '#contract/site/company/office-hours.ts';
import { registrationOf } from '#contract/site/company.ts';
import type { Site } from '#contract/site/site.ts';
import contact from './contact.module.css';
import { contactTexts } from './contact.texts.ts';
import styles from './contact-details.module.css';

/** Time and zone of who looks; null until the browser has been asked. */
function useHere(): { now: Date; zone: string } | null {
  const [here, setHere] = useState<{ now: Date; zone: string } | null>(null);
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    setHere({ now: new Date(), zone });
  }, []);
  return here;
}

function Hours({ now }: { now: string }) {
  const texts = useTexts(contactTexts);
  const { locale } = languageFacts[useLanguage()];
  const here = useHere();
  const time = here?.now ?? new Date(now);
  const ownHours = (row: OfficeHours, zone: string) => hoursInZone(row, time, zone, { words: texts.office, locale });
  const own = here ? officeHours.map((row) => ownHours(row, here.zone)) : [];
  return (
    <section aria-labelledby="office-hours">
      <h2 className={text.displayXs} id="office-hours">
        {texts.officeHours}
      </h2>
      <dl className={styles.hours}>
        {officeHours.map((row, index) => (
          <div key={row.days} className={classes(isToday(row, time) && styles.today)}>
            <dt>
              {texts.office.days[row.days]}
              {isToday(row, time) && <span className={visuallyHidden.visuallyHidden}> {texts.today}</span>}
            </dt>
            <dd>
              {hoursText(row, texts.office)}
              {own[index] && <span className={styles.own}>{texts.ownTime(own[index])}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes(text.caption, text.faint)}>
        {here && own.some(Boolean) ? texts.inGmtAndHere(here.zone.replaceAll('_', ' ')) : texts.inGmt}
      </p>
    </section>
  );
}

function Emergency({ site }: { site: Site }) {
  const texts = useTexts(contactTexts);
  const { emergencyTelephone: telephone, contactEmail } = site;
  const href = telephone
    ? `tel:${telephone.replace(/[^\d+]/g, '')}`
    : `mailto:${contactEmail}?subject=${encodeURIComponent(texts.emergencySubject)}`;
  return (
    <section className={contact.emergency} aria-labelledby="emergency">
      <h2 className={text.displayXs} id="emergency">
        {texts.emergency}
      </h2>
      <p className={text.soft}>{texts.emergencyText}</p>
      <a data-part="button" className={buttonClass({ variant: 'danger-quiet', flush: true })} href={href}>
        <PhoneCall />
        {texts.emergencyContact}
      </a>
      <p>
        <strong>{texts.danger}</strong>
      </p>
    </section>
  );
}

interface ContactDetailsProps {
  site: Site;
  heading: string;
  /** Of the heading, where that is not the page's. */
  lang?: string | undefined;
  /** ISO 8601: when the page was drawn. */
  now: string;
}

export function ContactDetails({ site, heading, lang, now }: ContactDetailsProps) {
  const { company } = useTexts(shellTexts);
  return (
    <div className={contact.side}>
      <section aria-labelledby="details">
        <h2 className={text.displayXs} id="details" lang={lang}>
          {heading}
        </h2>
        <ul className={contact.ways}>
          <li>
            <Mail />
            <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
          </li>
          <li>
            <MapPin />
            <span>{[site.company, registrationOf(site, company)].filter((part) => part !== null).join(', ')}</span>
          </li>
        </ul>
      </section>
      <Hours now={now} />
      <Emergency site={site} />
    </div>
  );
}
