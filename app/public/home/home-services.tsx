import { ArrowRight, Check } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { badgeIn } from '#app/public/services/card/badge-in.ts';
import { cardTexts } from '#app/public/services/card/card.texts.ts';
import { serviceIcon } from '#app/public/services/service-icons.ts';
import { classes } from '#app/ui/classes.ts';
import button from '#app/ui/controls/button.module.css';
import { buttonClass } from '#app/ui/controls/button.tsx';
import { Badge } from '#app/ui/display/badge.tsx';
import { useFormats } from '#app/ui/formats.ts';
import page from '#app/ui/layout/page.module.css';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { sampledService } from '#contract/scans/sample.ts';
import { langOfFeature, listedFeatures } from '#contract/site/comparison.ts';
import type { ServiceCard } from '#contract/site/services.ts';
import { homeTexts } from './home.texts.ts';
import styles from './home-services.module.css';
import sectionStyles from './section.module.css';

/** The free scan starts in the form above; everything else is ordered from the catalogue. */
const addressOf = (service: ServiceCard) => (service.price === 0 ? '#free-scan-name' : `/services#${service.id}`);

function Plan({ service, offered }: { service: ServiceCard; offered: readonly ServiceCard[] }) {
  const { money } = useFormats();
  const texts = useTexts(cardTexts);
  const linkTo = useLinks();
  const popular = service.badge === 'Popular';
  return (
    <li className={classes(styles.plan, popular && styles.planPopular)}>
      <h3 className={styles.planTitle} lang={service.langs?.name}>
        {service.name}
      </h3>
      <p className={styles.planPrice}>
        <span className={text.num}>{money(service.price, service.currency)}</span>
        {service.priceUnit === 'hour' && <small>{texts.perHour}</small>}
        {service.badge && (
          <Badge tone={popular ? 'solid' : 'info'}>
            <span lang={service.langs?.badge}>{badgeIn(texts, service.badge)}</span>
          </Badge>
        )}
      </p>
      <p className={classes(text.soft, styles.planDesc)} lang={service.langs?.description}>
        {service.description}
      </p>
      <ul className={styles.ticks}>
        {listedFeatures(service, offered, texts.everythingIn).map((feature) => (
          <li key={feature} lang={langOfFeature(service, feature)}>
            <Check />
            {feature}
          </li>
        ))}
      </ul>
      <Link
        data-part="button"
        className={buttonClass({ variant: service.price === 0 ? 'primary' : 'secondary', block: true })}
        {...linkTo(addressOf(service))}
      >
        <span lang={service.langs?.buttonLabel}>{service.buttonLabel}</span>
      </Link>
    </li>
  );
}

export function HomeServices({ services }: { services: readonly ServiceCard[] }) {
  const texts = useTexts(homeTexts);
  const linkTo = useLinks();
  if (services.length === 0) return null;
  return (
    <section className={classes(sectionStyles.section, page.page)} aria-labelledby="main-services">
      <div className={sectionStyles.head}>
        <h2 className={classes(text.displayLg, sectionStyles.title)} id="main-services">
          {texts.startFree}
        </h2>
        <span className={styles.links}>
          {services.some(({ id }) => id === sampledService) && (
            <Link className={button.go} {...linkTo('/sample-report')}>
              {texts.sample}
              <ArrowRight />
            </Link>
          )}
          <Link className={button.go} {...linkTo('/services')}>
            {texts.allServices}
            <ArrowRight />
          </Link>
        </span>
      </div>
      <ul className={styles.plans}>
        {services.map((service) => (
          <Plan key={service.id} service={service} offered={services} />
        ))}
      </ul>
    </section>
  );
}

function Special({ service }: { service: ServiceCard }) {
  const { money } = useFormats();
  const linkTo = useLinks();
  const Icon = serviceIcon(service.id);
  return (
    <li>
      <Link className={styles.special} {...linkTo(addressOf(service))}>
        <span className={styles.specialIcon}>
          <Icon className={icon.lg} />
        </span>
        <span className={styles.specialText}>
          <strong lang={service.langs?.name}>{service.name}</strong>
          <span className={classes(text.soft, text.small)} lang={service.langs?.description}>
            {service.description}
          </span>
        </span>
        <span className={classes(styles.specialPrice, text.num)}>{money(service.price, service.currency)}</span>
      </Link>
    </li>
  );
}

export function HomeSpecials({ services }: { services: readonly ServiceCard[] }) {
  const texts = useTexts(homeTexts);
  if (services.length === 0) return null;
  return (
    <section
      className={classes(sectionStyles.section, sectionStyles.flush, page.page)}
      aria-labelledby="special-services"
    >
      <div className={sectionStyles.head}>
        <h2 className={text.displayMd} id="special-services">
          {texts.specials}
        </h2>
        <p className={text.soft}>{texts.specialsText}</p>
      </div>
      <ul className={styles.specials}>
        {services.map((service) => (
          <Special key={service.id} service={service} />
        ))}
      </ul>
    </section>
  );
}
