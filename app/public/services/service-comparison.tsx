// biome-ignore-all lint/a11y/noRedundantRoles: in a narrow window the table is a grid, which drops the native roles
import { Check, Minus } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '#app/ui/display/visually-hidden.tsx';
import { useFormats } from '#app/ui/formats.ts';
import text from '#app/ui/styles/text.module.css';
import { compareServices } from '#contract/site/comparison.ts';
import type { ServiceCard } from '#contract/site/services.ts';
import styles from './service-comparison.module.css';

interface ComparisonProps {
  services: readonly ServiceCard[];
  offered: readonly ServiceCard[];
  /** Ids of those on which a person works. */
  byPeople: readonly string[];
}

interface RowProps extends Pick<ComparisonProps, 'services'> {
  title: string;
  cell: (service: ServiceCard) => ReactNode;
}

function Row({ title, services, cell }: RowProps) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
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
  return it ? (
    <>
      <Check className={styles.yes} aria-hidden="true" />
      <VisuallyHidden>Included</VisuallyHidden>
    </>
  ) : (
    <>
      <Minus className={styles.no} aria-hidden="true" />
      <VisuallyHidden>Not included</VisuallyHidden>
    </>
  );
}

function Facts({ services, byPeople }: Omit<ComparisonProps, 'offered'>) {
  const { money, plural } = useFormats();
  return (
    <>
      <Row
        title="Price"
        services={services}
        cell={({ price, currency, priceUnit }) => (
          <span className={text.num}>
            {money(price, currency)}
            {priceUnit === 'hour' && ' per hour'}
          </span>
        )}
      />
      <Row
        title="A specialist works on it"
        services={services}
        cell={({ id }) => <Contains it={byPeople.includes(id)} />}
      />
      {services.some(({ intake }) => intake === 'appointment') && (
        <Row
          title="A time of your choice"
          services={services}
          cell={({ intake, appointmentMinutes }) =>
            intake === 'appointment' ? plural(appointmentMinutes, 'minute') : <Contains it={false} />
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
  if (services.length < 2) return null;
  return (
    <div>
      <h2 className={text.displaySm} id="comparison">
        What each contains
      </h2>
      <section className={styles.wrap} aria-labelledby="comparison" {...scrolls}>
        <table role="table" className={styles.table} style={{ '--services': services.length } as CSSProperties}>
          <caption>
            <VisuallyHidden>Main services compared</VisuallyHidden>
          </caption>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {services.map(({ id, name }) => (
                <th key={id} scope="col" role="columnheader">
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
