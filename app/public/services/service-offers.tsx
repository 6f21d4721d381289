import { Check, ChevronDown } from 'lucide-react';
import { useRouteLoaderData } from 'react-router';
import { FreeScanButton } from '#app/public/free-scan/free-scan-button.tsx';
import type { loader as rootLoader } from '#app/root.tsx';
import { classes } from '#app/ui/classes.ts';
import { useFormats } from '#app/ui/formats.ts';
import { Badge } from '#app/ui/layout/badge.tsx';
import type { ServiceCard } from '#contract/site/services.ts';
import { RequestButton } from './service-buttons.tsx';
import { serviceIcon } from './service-icons.ts';
import { useTarget } from './use-anchor-scroll.ts';

const isFree = (service: ServiceCard) => service.price === 0;

function Price({ service }: { service: ServiceCard }) {
  const { money } = useFormats();
  return (
    <p className="offer__price">
      <span className="num">{money(service.price, service.currency)}</span>
      {service.priceUnit === 'hour' && <small>per hour</small>}
    </p>
  );
}

function ServiceBadge({ badge }: { badge: string | null }) {
  return badge ? <Badge tone={badge === 'Popular' ? 'solid' : 'info'}>{badge}</Badge> : null;
}

function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className="offer__features">
      {features.map((feature) => (
        <li key={feature}>
          <Check className="icon" />
          {feature}
        </li>
      ))}
    </ul>
  );
}

function Details({ service }: { service: ServiceCard }) {
  if (!service.detailedDescription) return null;
  return (
    <details className="offer__more">
      <summary>
        In detail<span className="visually-hidden">: {service.name}</span>
        <ChevronDown className="icon icon--sm" />
      </summary>
      <p className="soft">{service.detailedDescription}</p>
    </details>
  );
}

export function MainOffer({ service }: { service: ServiceCard }) {
  const target = useTarget();
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.viewer;
  const popular = service.badge === 'Popular';
  return (
    <article
      className={classes('offer card', popular && 'offer--popular', target === service.id && 'is-target')}
      id={service.id}
      aria-labelledby={`${service.id}-name`}
    >
      <div className="offer__text">
        <div className="offer__title">
          <h3 className="display-xs" id={`${service.id}-name`}>
            {service.name}
          </h3>
          <ServiceBadge badge={service.badge} />
        </div>
        <p className="soft">{service.description}</p>
        <Features features={service.features} />
        <Details service={service} />
      </div>
      <div className="offer__side">
        <Price service={service} />
        {isFree(service) ? (
          <FreeScanButton block>{service.buttonLabel}</FreeScanButton>
        ) : (
          <>
            <RequestButton service={service} block />
            <p className="caption faint">
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

export function SpecialOffer({ service }: { service: ServiceCard }) {
  const target = useTarget();
  const Icon = serviceIcon(service.id);
  return (
    <article
      className={classes('offer-s card', target === service.id && 'is-target')}
      id={service.id}
      aria-labelledby={`${service.id}-name`}
    >
      <div className="offer-s__head">
        <span className="offer-s__icon">
          <Icon className="icon icon--lg" />
        </span>
        <h3 id={`${service.id}-name`}>{service.name}</h3>
        <ServiceBadge badge={service.badge} />
      </div>
      <p className="soft">{service.description}</p>
      <Features features={service.features} />
      <Details service={service} />
      <div className="offer-s__foot">
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
