import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import { serviceIcon } from '#app/public/services/service-icons.ts';
import { classes } from '#app/ui/classes.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Badge } from '#app/ui/layout/badge.tsx';
import type { ServiceCard } from '#contract/site/services.ts';

/** The free scan starts in the form above; everything else is ordered from the catalogue. */
const addressOf = (service: ServiceCard) => (service.price === 0 ? '#free-scan-name' : `/services#${service.id}`);

function Plan({ service }: { service: ServiceCard }) {
  const { money } = useFormats();
  const popular = service.badge === 'Popular';
  return (
    <li className={classes('plan', popular && 'plan--popular')}>
      <h3 className="plan__title">{service.name}</h3>
      <p className="plan__price">
        <span className="num">{money(service.price, service.currency)}</span>
        {service.priceUnit === 'hour' && <small>per hour</small>}
        {service.badge && <Badge tone={popular ? 'solid' : 'info'}>{service.badge}</Badge>}
      </p>
      <p className="soft plan__desc">{service.description}</p>
      <ul className="ticks">
        {service.features.map((feature) => (
          <li key={feature}>
            <Check className="icon" />
            {feature}
          </li>
        ))}
      </ul>
      <Link
        className={buttonClass({ variant: service.price === 0 ? 'primary' : 'secondary', block: true })}
        to={addressOf(service)}
      >
        {service.buttonLabel}
      </Link>
    </li>
  );
}

export function HomeServices({ services }: { services: readonly ServiceCard[] }) {
  if (services.length === 0) return null;
  return (
    <section className="section page" aria-labelledby="main-services">
      <div className="section__head">
        <h2 className="display-lg" id="main-services">
          Start free. Go further only if you need to.
        </h2>
        <Link className="go" to="/services">
          All services
          <ArrowRight className="icon" />
        </Link>
      </div>
      <ul className="plans">
        {services.map((service) => (
          <Plan key={service.id} service={service} />
        ))}
      </ul>
    </section>
  );
}

function Special({ service }: { service: ServiceCard }) {
  const { money } = useFormats();
  const Icon = serviceIcon(service.id);
  return (
    <li>
      <Link className="special" to={addressOf(service)}>
        <span className="special__icon">
          <Icon className="icon icon--lg" />
        </span>
        <span className="special__text">
          <strong>{service.name}</strong>
          <span className="soft small">{service.description}</span>
        </span>
        <span className="special__price num">{money(service.price, service.currency)}</span>
      </Link>
    </li>
  );
}

export function HomeSpecials({ services }: { services: readonly ServiceCard[] }) {
  if (services.length === 0) return null;
  return (
    <section className="section section--flush page" aria-labelledby="special-services">
      <div className="section__head">
        <h2 className="display-md" id="special-services">
          Special services
        </h2>
        <p className="soft">For one particular worry.</p>
      </div>
      <ul className="specials">
        {services.map((service) => (
          <Special key={service.id} service={service} />
        ))}
      </ul>
    </section>
  );
}
