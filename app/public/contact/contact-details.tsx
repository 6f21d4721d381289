import { Mail, MapPin, PhoneCall } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classes } from '#app/ui/classes.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import text from '#app/ui/styles/text.module.css';
import { registrationOf } from '#contract/site/company.ts';
import { hoursInZone, hoursText, isToday, officeHours } from '#contract/site/office-hours.ts';
import type { Site } from '#contract/site/site.ts';
import contact from './contact.module.css';
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

function OfficeHours({ now }: { now: string }) {
  const here = useHere();
  const time = here?.now ?? new Date(now);
  const own = here ? officeHours.map((row) => hoursInZone(row, time, here.zone)) : [];
  return (
    <section aria-labelledby="office-hours">
      <h2 className={text.displayXs} id="office-hours">
        Office hours
      </h2>
      <dl className={styles.hours}>
        {officeHours.map((row, index) => (
          <div key={row.days} className={classes(isToday(row, time) && styles.today)}>
            <dt>
              {row.days}
              {isToday(row, time) && <span className={visuallyHidden.visuallyHidden}> (today)</span>}
            </dt>
            <dd>
              {hoursText(row)}
              {own[index] && <span className={styles.own}>{own[index]} your time</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes(text.caption, text.faint)}>
        Hours are in GMT all year round.
        {here && own.some(Boolean) && ` Your time is that of ${here.zone.replaceAll('_', ' ')}.`}
      </p>
    </section>
  );
}

function Emergency({ site }: { site: Site }) {
  const { emergencyTelephone: telephone, contactEmail } = site;
  const href = telephone
    ? `tel:${telephone.replace(/[^\d+]/g, '')}`
    : `mailto:${contactEmail}?subject=${encodeURIComponent('Emergency')}`;
  return (
    <section className={contact.emergency} aria-labelledby="emergency">
      <h2 className={text.displayXs} id="emergency">
        In an emergency
      </h2>
      <p className={text.soft}>
        If your data is being used against you at this moment, tell us. Outside office hours an answer can take until
        the next morning.
      </p>
      <a data-part="button" className={buttonClass({ variant: 'danger-quiet', flush: true })} href={href}>
        <PhoneCall />
        Emergency contact
      </a>
      <p>
        <strong>If you are in danger now, call 999 or 112</strong>
      </p>
    </section>
  );
}

interface ContactDetailsProps {
  site: Site;
  heading: string;
  /** ISO 8601: when the page was drawn. */
  now: string;
}

export function ContactDetails({ site, heading, now }: ContactDetailsProps) {
  return (
    <div className={contact.side}>
      <section aria-labelledby="details">
        <h2 className={text.displayXs} id="details">
          {heading}
        </h2>
        <ul className={contact.ways}>
          <li>
            <Mail />
            <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
          </li>
          <li>
            <MapPin />
            <span>{[site.company, registrationOf(site)].filter((part) => part !== null).join(', ')}</span>
          </li>
        </ul>
      </section>
      <OfficeHours now={now} />
      <Emergency site={site} />
    </div>
  );
}
