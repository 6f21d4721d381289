import styles from '#app/scan/paper/paper-report.module.css';
import text from '#app/ui/styles/text.module.css';
import {
  brokerCategories,
  brokerCategoryLabel,
  brokersNote,
  type ReportBrokers,
  routesOf,
} from '#contract/brokers/types.ts';
import { dropNote } from '#contract/removal/drop.ts';

/** Who is likely to hold the person of the report, and the ways out, apart from what was found. */
export function PaperBrokers({ of: { country, brokers } }: { of: ReportBrokers }) {
  if (country === null || brokers.length === 0) return null;
  return (
    <section className={styles.page} aria-labelledby="paper-brokers">
      <h2 className={text.displayMd} id="paper-brokers">
        Brokers likely to have your data
      </h2>
      <p>{brokersNote(country)}</p>
      {country === 'US' && <p>{dropNote}</p>}
      {brokerCategories.map((category) => {
        const own = brokers.filter((one) => one.category === category);
        if (own.length === 0) return null;
        return (
          <div key={category}>
            <h3 className={text.displayXs}>{brokerCategoryLabel[category]}</h3>
            <p className={text.soft}>Likely to have your data. {own[0]?.because}</p>
            <ul className={styles.answers}>
              {own.map((broker) => (
                <li key={broker.id}>
                  <strong>{broker.name}</strong> ({broker.domain}):{' '}
                  <span className={text.evidence}>{routesOf(broker).join(' · ')}</span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
