// biome-ignore-all lint/a11y/noRedundantRoles: in a narrow window the table is a grid, which drops the native roles
import { Check, Minus } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { compareServices } from '#contract/site/comparison.ts';
import type { ServiceCard } from '#contract/site/services.ts';
import styles from './service-comparison.module.css';
import { servicesTexts } from './services.texts.ts';

interface ComparisonProps {
  services: readonly ServiceCard[];
  offered: readonly ServiceCard[];
  /** Ids of those on which a person works. */
  byPeople: readonly string[];
}

interface RowProps extends Pick<ComparisonProps, 'services'> {
  title: string;
  /** Of the title, where that is not the page's. */
  lang?: string | undefined;
  cell: (service: ServiceCard) => ReactNode;
}

function Row({ title, lang, services, cell }: RowProps) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader" lang={lang}>
        {title}
      </th>
      {services.map((service) => (
        <td key={service.id} role="cell">
          {cell(service)}
        </td>
      ))}
    </tr>
  );
}

function Contains({ it }: { it: boolean }) {
  const texts = useTexts(servicesTexts);
  return it ? (
    <>
      <Check className={styles.yes} aria-hidden="true" />
      <VisuallyHidden>{texts.included}</VisuallyHidden>
    </>
  ) : (
    <>
      <Minus className={styles.no} aria-hidden="true" />
      <VisuallyHidden>{texts.notIncluded}</VisuallyHidden>
    </>
  );
}

function Facts({ services, byPeople }: Omit<ComparisonProps, 'offered'>) {
  const { money } = useFormats();
  const texts = useTexts(servicesTexts);
  return (
    <>
      <Row
        title={texts.price}
        services={services}
        cell={({ price, currency, priceUnit }) => (
          <span className={text.num}>
            {priceUnit === 'hour' ? texts.priceByHour(money(price, currency)) : money(price, currency)}
          </span>
        )}
      />
      <Row title={texts.byPeople} services={services} cell={({ id }) => <Contains it={byPeople.includes(id)} />} />
      {services.some(({ intake }) => intake === 'appointment') && (
        <Row
          title={texts.appointment}
          services={services}
          cell={({ intake, appointmentMinutes }) =>
            intake === 'appointment' ? texts.minutes(appointmentMinutes) : <Contains it={false} />
          }
        />
      )}
    </>
  );
}

/** More services than fit are reached by keyboard. */
const scrolls = { tabIndex: 0 };

/** What each of the main services contains, side by side, from what the catalogue says of them. */
export function ServiceComparison({ services, offered, byPeople }: ComparisonProps) {
  const texts = useTexts(servicesTexts);
  if (services.length < 2) return null;
  const langOf = (id: string | undefined) => services.find((service) => service.id === id)?.langs?.features;
  return (
    <div>
      <h2 className={text.displaySm} id="comparison">
        {texts.comparison}
      </h2>
      <section className={styles.wrap} aria-labelledby="comparison" {...scrolls}>
        <table role="table" className={styles.table} style={{ '--services': services.length } as CSSProperties}>
          <caption>
            <VisuallyHidden>{texts.compared}</VisuallyHidden>
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {services.map(({ id, name, langs }) => (
                <th key={id} scope="col" role="columnheader" lang={langs?.name}>
                  <Link to={`#${id}`} preventScrollReset>
                    {name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            <Facts services={services} byPeople={byPeople} />
            {compareServices(services, offered).map(({ feature, within }) => (
              <Row
                key={feature}
                title={feature}
                lang={langOf(within[0])}
                services={services}
                cell={({ id }) => <Contains it={within.includes(id)} />}
              />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
