import { useTexts } from '#app/language/texts.ts';
import { withLinks } from '#app/language/with-links.tsx';
import { dropTexts } from '#app/scan/brokers/drop.texts.ts';
import styles from '#app/scan/paper/paper-report.module.css';
import text from '#app/ui/styles/text.module.css';
import { brokerCategories, type ReportBrokers, routesOf } from '#contract/brokers/types.ts';
import { brokerWords } from './broker-words.texts.ts';
import { brokersTexts } from './brokers.texts.ts';

/** Who is likely to hold the person of the report, and the ways out, apart from what was found. */
export function PaperBrokers({ of: { country, brokers } }: { of: ReportBrokers }) {
  const texts = useTexts(brokersTexts);
  const words = useTexts(brokerWords);
  const drop = useTexts(dropTexts);
  if (country === null || brokers.length === 0) return null;
  return (
    <section className={styles.page} aria-labelledby="paper-brokers">
      <h2 className={text.displayMd} id="paper-brokers">
        {texts.title}
      </h2>
      <p>{words.note(country)}</p>
      {country === 'US' && <p>{drop.note}</p>}
      {brokerCategories.map((category) => {
        const own = brokers.filter((one) => one.category === category);
        if (own.length === 0) return null;
        return (
          <div key={category}>
            <h3 className={text.displayXs}>{words.categories[category]}</h3>
            <p className={text.soft}>{texts.likely(own[0]?.because ?? '')}</p>
            <ul className={styles.answers}>
              {own.map((broker) => (
                <li key={broker.id}>
                  {withLinks(
                    texts.reach,
                    () => (
                      <strong>{broker.name}</strong>
                    ),
                    () => broker.domain,
                    () => (
                      <span className={text.evidence}>{routesOf(broker).join(' · ')}</span>
                    ),
                  )}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
