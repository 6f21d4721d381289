import { ChevronDown, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { classes } from '#app/ui/classes.ts';
import { Badge, Count } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import {
  brokerCategories,
  brokerCategoryLabel,
  brokersNote,
  brokersPath,
  type ReportBroker,
  type ReportBrokers,
} from '#contract/brokers/types.ts';
import { casePath } from '#contract/removal/desk.ts';
import { dropNote } from '#contract/removal/drop.ts';
import styles from './likely-brokers.module.css';

function Routes({ broker: { url, email, postal } }: { broker: ReportBroker }) {
  return (
    <div className={classes(styles.routes, text.small)}>
      {url && (
        <a href={url} rel="noreferrer nofollow" target="_blank">
          Their form at {new URL(url).host}
        </a>
      )}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {postal && <span>{postal}</span>}
    </div>
  );
}

function Broker({ broker }: { broker: ReportBroker }) {
  const { name, domain, because, askedAt, case: own } = broker;
  return (
    <li className={styles.broker}>
      <p>
        <strong>{name}</strong> <span className={classes(text.small, text.soft)}>{domain}</span>{' '}
        {askedAt && (
          <Badge tone="success" icon={CircleCheck}>
            Asked
          </Badge>
        )}
      </p>
      <p className={classes(text.small, text.soft)}>Likely to have your data. {because}</p>
      <Routes broker={broker} />
      {own && (
        <p className={text.small}>
          <Link to={casePath(own.id)}>Your request to {name}</Link>
        </p>
      )}
    </li>
  );
}

/** Who is likely to hold the person of a report, and the ways out. */
export function LikelyBrokers({ of: { country, brokers } }: { of: ReportBrokers }) {
  const { plural } = useFormats();
  return (
    <Card
      id="brokers"
      head={
        <h2 className={text.displayXs}>
          Brokers likely to have your data {country !== null && <Count value={brokers.length} />}
        </h2>
      }
    >
      {country === null ? (
        <p>
          <Link to="/dashboard/identity#country">Say where you live</Link>, and the report names the data brokers that
          are likely to have your data, with the ways out.
        </p>
      ) : (
        <div className={styles.brokers}>
          <p>
            {brokersNote(country)} {country === 'US' && dropNote} <Link to={brokersPath}>A letter to each of them</Link>{' '}
            is ready for you to send.
          </p>
          <div>
            {brokerCategories.map((category) => {
              const own = brokers.filter((one) => one.category === category);
              if (own.length === 0) return null;
              return (
                <details key={category} className={styles.group}>
                  <summary>
                    {brokerCategoryLabel[category]}
                    <span className={classes(text.small, text.soft)}>{plural(own.length, 'broker')}</span>
                    <ChevronDown className={icon.sm} aria-hidden="true" />
                  </summary>
                  <ul className={styles.list}>
                    {own.map((broker) => (
                      <Broker key={broker.id} broker={broker} />
                    ))}
                  </ul>
                </details>
              );
            })}
          </div>
        </div>
      )}
    </Card>
  );
}
