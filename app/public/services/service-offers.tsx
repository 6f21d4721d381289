import { Check, ChevronDown } from 'lucide-react';
import { useRouteLoaderData } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { FreeScanButton } from '#app/public/free-scan/free-scan-button.tsx';
import type { loader as rootLoader } from '#app/root.tsx';
import { classes } from '#app/ui/classes.ts';
import { Badge } from '#app/ui/display/badge.tsx';
import visuallyHidden from '#app/ui/display/visually-hidden.module.css';
import { useFormats } from '#app/ui/formats.ts';
import card from '#app/ui/layout/card.module.css';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { langOfFeature, listedFeatures } from '#contract/site/comparison.ts';
import type { ServiceCard } from '#contract/site/services.ts';
import { badgeIn } from './card/badge-in.ts';
import { cardTexts } from './card/card.texts.ts';
import { RequestButton } from './service-buttons.tsx';
import { serviceIcon } from './service-icons.ts';
import styles from './service-offers.module.css';
import { servicesTexts } from './services.texts.ts';
import { useTarget } from './use-anchor-scroll.ts';

const isFree = (service: ServiceCard) => service.price === 0;

function Price({ service }: { service: ServiceCard }) {
  const { money } = useFormats();
  const { perHour } = useTexts(cardTexts);
  return (
    <p data-part="price" className={styles.offerPrice}>
      <span className={text.num}>{money(service.price, service.currency)}</span>
      {service.priceUnit === 'hour' && <small>{perHour}</small>}
    </p>
  );
}

function ServiceBadge({ service: { badge, langs } }: { service: ServiceCard }) {
  const texts = useTexts(cardTexts);
  if (!badge) return null;
  return (
    <Badge tone={badge === 'Popular' ? 'solid' : 'info'}>
      <span lang={langs?.badge}>{badgeIn(texts, badge)}</span>
    </Badge>
  );
}

interface OfferProps {
  service: ServiceCard;
  /** All services of the catalogue: one may contain another. */
  offered: readonly Pick<ServiceCard, 'id' | 'name'>[];
}

function Features({ service, offered }: OfferProps) {
  const { everythingIn } = useTexts(cardTexts);
  return (
    <ul className={styles.offerFeatures}>
      {listedFeatures(service, offered, everythingIn).map((feature) => (
        <li key={feature} lang={langOfFeature(service, feature)}>
          <Check />
          {feature}
        </li>
      ))}
    </ul>
  );
}

function Details({ service }: { service: ServiceCard }) {
  const texts = useTexts(servicesTexts);
  if (!service.detailedDescription) return null;
  return (
    <details className={styles.offerMore}>
      <summary>
        {texts.inDetail}
        <span className={visuallyHidden.visuallyHidden}>{texts.ofService(service.name)}</span>
        <ChevronDown className={icon.sm} />
      </summary>
      <p className={text.soft} lang={service.langs?.detailedDescription}>
        {service.detailedDescription}
      </p>
    </details>
  );
}

export function MainOffer({ service, offered }: OfferProps) {
  const target = useTarget();
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer;
  const texts = useTexts(servicesTexts);
  const linkTo = useLinks();
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
          <h3 className={text.displayXs} id={`${service.id}-name`} lang={service.langs?.name}>
            {service.name}
          </h3>
          <ServiceBadge service={service} />
        </div>
        <p className={text.soft} lang={service.langs?.description}>
          {service.description}
        </p>
        <Features service={service} offered={offered} />
        <Details service={service} />
      </div>
      <div className={styles.offerSide}>
        <Price service={service} />
        {isFree(service) ? (
          <FreeScanButton block to={linkTo('/free-scan').to}>
            <span lang={service.langs?.buttonLabel}>{service.buttonLabel}</span>
          </FreeScanButton>
        ) : (
          <>
            <RequestButton service={service} block />
            <p className={classes(text.caption, text.faint)}>{viewer ? texts.uncharged : texts.unchargedVisitor}</p>
          </>
        )}
      </div>
    </article>
  );
}

export function SpecialOffer({ service, offered }: OfferProps) {
  const target = useTarget();
  const linkTo = useLinks();
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
        <h3 id={`${service.id}-name`} lang={service.langs?.name}>
          {service.name}
        </h3>
        <ServiceBadge service={service} />
      </div>
      <p className={text.soft} lang={service.langs?.description}>
        {service.description}
      </p>
      <Features service={service} offered={offered} />
      <Details service={service} />
      <div className={styles.offerSFoot}>
        <Price service={service} />
        {isFree(service) ? (
          <FreeScanButton block to={linkTo('/free-scan').to}>
            <span lang={service.langs?.buttonLabel}>{service.buttonLabel}</span>
          </FreeScanButton>
        ) : (
          <RequestButton service={service} />
        )}
      </div>
    </article>
  );
}
