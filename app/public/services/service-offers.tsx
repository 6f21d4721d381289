import { Check, ChevronDown } from 'lucide-react';
import { useRouteLoaderData } from 'react-router';
import { FreeScanButton } from '#app/public/free-scan/free-scan-button.tsx';
import type { loader as rootLoader } from '#app/root.tsx';
import { classes } from '#app/ui/classes.ts';
import { Badge } from '#app/ui/display/badge.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { listedFeatures } from '#contract/site/comparison.ts';
import type { ServiceCard } from '#contract/site/services.ts';
import { RequestButton } from './service-buttons.tsx';
import { serviceIcon } from './service-icons.ts';
import styles from './service-offers.module.css';
import { useTarget } from './use-anchor-scroll.ts';

const isFree = (service: ServiceCard) => service.price === 0;

function Price({ service }: { service: ServiceCard }) {
  const { money } = useFormats();
  return (
    <p data-part="price" className={styles.offerPrice}>
      <span className={text.num}>{money(service.price, service.currency)}</span>
      {service.priceUnit === 'hour' && <small>per hour</small>}
    </p>
  );
}

function ServiceBadge({ badge }: { badge: string | null }) {
  return badge ? <Badge tone={badge === 'Popular' ? 'solid' : 'info'}>{badge}</Badge> : null;
}

function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className={styles.offerFeatures}>
      {features.map((feature) => (
        <li key={feature}>
          <Check />
          {feature}
        </li>
      ))}
    </ul>
  );
}

function Details({ service }: { service: ServiceCard }) {
  if (!service.detailedDescription) return null;
  return (
    <details className={styles.offerMore}>
      <summary>
        In detail<span className={visuallyHidden.visuallyHidden}>: {service.name}</span>
        <ChevronDown className={icon.sm} />
      </summary>
      <p className={text.soft}>{service.detailedDescription}</p>
    </details>
  );
}

interface OfferProps {
  service: ServiceCard;
  /** All services of the catalogue: one may contain another. */
  offered: readonly Pick<ServiceCard, 'id' | 'name'>[];
}

export function MainOffer({ service, offered }: OfferProps) {
  const target = useTarget();
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer;
  const popular = service.badge === 'Popular';
  return (
    <article
      className={classes(
        styles.offer,
        card.card,
        popular && styles.offerPopular,
        target === service.id && styles.isTarget,
      )}
      id={service.id}
      data-target={target === service.id || undefined}
      aria-labelledby={`${service.id}-name`}
    >
      <div className={styles.offerText}>
        <div className={styles.offerTitle}>
          <h3 className={text.displayXs} id={`${service.id}-name`}>
            {service.name}
          </h3>
          <ServiceBadge badge={service.badge} />
        </div>
        <p className={text.soft}>{service.description}</p>
        <Features features={listedFeatures(service, offered)} />
        <Details service={service} />
      </div>
      <div className={styles.offerSide}>
        <Price service={service} />
        {isFree(service) ? (
          <FreeScanButton block>{service.buttonLabel}</FreeScanButton>
        ) : (
          <>
            <RequestButton service={service} block />
            <p className={classes(text.caption, text.faint)}>
              {viewer
                ? 'Nothing is charged when you request.'
                : 'You will need to sign in. Nothing is charged when you request.'}
            </p>
          </>
        )}
      </div>
    </article>
  );
}

export function SpecialOffer({ service, offered }: OfferProps) {
  const target = useTarget();
  const Icon = serviceIcon(service.id);
  return (
    <article
      className={classes(styles.offerS, card.card, target === service.id && styles.isTarget)}
      id={service.id}
      data-target={target === service.id || undefined}
      aria-labelledby={`${service.id}-name`}
    >
      <div className={styles.offerSHead}>
        <span className={styles.offerSIcon}>
          <Icon className={icon.lg} />
        </span>
        <h3 id={`${service.id}-name`}>{service.name}</h3>
        <ServiceBadge badge={service.badge} />
      </div>
      <p className={text.soft}>{service.description}</p>
      <Features features={listedFeatures(service, offered)} />
      <Details service={service} />
      <div className={styles.offerSFoot}>
        <Price service={service} />
        {isFree(service) ? (
          <FreeScanButton block>{service.buttonLabel}</FreeScanButton>
        ) : (
          <RequestButton service={service} />
        )}
      </div>
    </article>
  );
}
