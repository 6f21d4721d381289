import { ChevronDown, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { dropTexts } from '#app/scan/brokers/drop.texts.ts';
import { classes } from '#app/ui/classes.ts';
import { Badge, Count } from '#app/ui/display/badge.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { brokerCategories, brokersPath, type ReportBroker, type ReportBrokers } from '#contract/brokers/types.ts';
import { casePath } from '#contract/removal/desk.ts';
import { brokerWords } from './broker-words.texts.ts';
import { brokersTexts } from './brokers.texts.ts';
import styles from './likely-brokers.module.css';

function Routes({ broker: { url, email, postal } }: { broker: ReportBroker }) {
  const { formAt } = useTexts(brokersTexts);
  return (
    <div className={classes(styles.routes, text.small)}>
      {url && (
        <a href={url} rel="noreferrer nofollow" target="_blank">
          {formAt(new URL(url).host)}
        </a>
      )}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {postal && <span>{postal}</span>}
    </div>
  );
}

function Broker({ broker }: { broker: ReportBroker }) {
  const texts = useTexts(brokersTexts);
  const { name, domain, because, askedAt, case: own } = broker;
  return (
    <li className={styles.broker}>
      <p>
        <strong>{name}</strong> <span className={classes(text.small, text.soft)}>{domain}</span>{' '}
        {askedAt && (
          <Badge tone="success" icon={CircleCheck}>
            {texts.asked}
          </Badge>
        )}
      </p>
      <p className={classes(text.small, text.soft)}>{texts.likely(because)}</p>
      <Routes broker={broker} />
      {own && (
        <p className={text.small}>
          <Link to={casePath(own.id)}>{texts.requestTo(name)}</Link>
        </p>
      )}
    </li>
  );
}

/** Who is likely to hold the person of a report, and the ways out. */
export function LikelyBrokers({ of: { country, brokers } }: { of: ReportBrokers }) {
  const texts = useTexts(brokersTexts);
  const words = useTexts(brokerWords);
  const drop = useTexts(dropTexts);
  return (
    <Card
      id="brokers"
      head={
        <h2 className={text.displayXs}>
          {texts.title} {country !== null && <Count value={brokers.length} />}
        </h2>
      }
    >
      {country === null ? (
        <p>
          {withLinks(texts.noCountry, (label) => (
            <Link to="/dashboard/identity#country">{label}</Link>
          ))}
        </p>
      ) : (
        <div className={styles.brokers}>
          <p>
            {words.note(country)} {country === 'US' && drop.note}{' '}
            {withLinks(texts.letters, (label) => (
              <Link to={brokersPath}>{label}</Link>
            ))}
          </p>
          <div>
            {brokerCategories.map((category) => {
              const own = brokers.filter((one) => one.category === category);
              if (own.length === 0) return null;
              return (
                <details key={category} className={styles.group}>
                  <summary>
                    {words.categories[category]}
                    <span className={classes(text.small, text.soft)}>{texts.brokers(own.length)}</span>
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
