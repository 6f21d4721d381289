import { Link, redirect } from 'react-router';
import { z } from 'zod';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { orNone } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { useLinks } from '#app/language/use-links.ts';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { classes } from '#app/ui/classes.ts';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { orderPath } from '#contract/orders/types.ts';
import { sampledService } from '#contract/scans/sample.ts';
import type { ServiceCard } from '#contract/site/services.ts';
import type { Site } from '#contract/site/site.ts';
import { notFound } from '#core/base/errors.ts';
import { listSpecialists } from '#core/orders/queries/specialists.ts';
import { fulfilmentOf, isAutomatic } from '#core/orders/rules.ts';
import { findNewestResult } from '#core/scans/queries/newest-result.ts';
import { listActiveServices } from '#core/site/services/queries/services.ts';
import type { Route } from './+types/services.ts';
import catalogue from './catalogue.module.css';
import { foundIn } from './found.ts';
import { FoundServices } from './found-services.tsx';
import { ServiceAnchors } from './service-anchors.tsx';
import { ServiceComparison } from './service-comparison.tsx';
import { serviceData } from './service-data.ts';
import { MainOffer, SpecialOffer } from './service-offers.tsx';
import styles from './services.module.css';
import { servicesTexts } from './services.texts.ts';
import { Specialists } from './specialists.tsx';
import { useAnchorScroll } from './use-anchor-scroll.ts';

/** A visitor who has opened no result gets the page that all get. */
export async function loader(args: Route.LoaderArgs) {
  const ctx = args.context.get(requestContext);
  const language = languageOf(args);
  const { title, description } = await servicesTexts.in(language);
  const services = await listActiveServices(ctx, language);
  const result = await orNone(ctx, 'The newest result', () => findNewestResult(ctx, language));
  return {
    title,
    description,
    language,
    services,
    byPeople: services.filter(isByPeople).map(({ id }) => id),
    specialists: (await orNone(ctx, 'Who does the work', () => listSpecialists(ctx))) ?? [],
    found: result && foundIn(result, services, ctx.actor),
  };
}

/** The free scan, a report and watching are made without anybody. */
const isByPeople = ({ id, price }: ServiceCard) => price > 0 && !isAutomatic(fulfilmentOf(id));

/** Somebody asked for a paid service: they are led to its form, and a visitor from there to sign in first. */
const failureIn = async (language: Language) => (await servicesTexts.in(language)).failed;

export const action = acts(failureIn, {
  send: defineAct({
    schema: z.strictObject({ service: z.string() }),
    async run(ctx, { service }) {
      const offered = await listActiveServices(ctx);
      if (!offered.some(({ id }) => id === service)) throw notFound();
      return redirect(orderPath(service));
    },
  }),
});

export const clientAction = clientActs(failureIn);

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData;
  const path = location.pathname;
  const data = (origin: string, site: Site) => serviceData(origin, site, loaderData);
  return pageMeta(matches[0].loaderData, { title, description, path, data });
};

interface GroupProps {
  id: string;
  title: string;
  intro?: string;
  services: readonly ServiceCard[];
  offered: readonly ServiceCard[];
  two?: boolean;
}

function Group({ id, title, intro, services, offered, two }: GroupProps) {
  if (services.length === 0) return null;
  const Offer = two ? SpecialOffer : MainOffer;
  return (
    <section aria-labelledby={id}>
      <h2 className={text.displaySm} id={id}>
        {title}
      </h2>
      {intro && <p className={classes(text.soft, catalogue.intro)}>{intro}</p>}
      <div className={two ? classes(styles.offers, styles.two) : styles.offers}>
        {services.map((service) => (
          <Offer key={service.id} service={service} offered={offered} />
        ))}
      </div>
    </section>
  );
}

/** Leads to what the report looks like, as long as it is offered. */
function SampleLink({ services }: { services: readonly ServiceCard[] }) {
  const texts = useTexts(servicesTexts);
  const linkTo = useLinks();
  const sampled = services.find(({ id }) => id === sampledService);
  if (!sampled) return null;
  return (
    <p>
      <Link {...linkTo('/sample-report')}>{texts.sample(sampled.name)}</Link>
    </p>
  );
}

export default function Services({ loaderData: { services, byPeople, specialists, found } }: Route.ComponentProps) {
  const main = services.filter((service) => service.serviceType === 'main');
  const special = services.filter((service) => service.serviceType === 'special');
  const texts = useTexts(servicesTexts);
  useAnchorScroll();
  return (
    <>
      <PageHead title={texts.title}>
        <p className={text.lead}>{texts.lead}</p>
        <SampleLink services={services} />
      </PageHead>
      <div className={classes(page.page, catalogue.catalogue)}>
        <ServiceAnchors main={main} special={special} />
        <div className={catalogue.list}>
          {found && <FoundServices found={found} />}
          <Group id="main-services" title={texts.main} services={main} offered={services} />
          <ServiceComparison services={main} offered={services} byPeople={byPeople} />
          {byPeople.length > 0 && <Specialists specialists={specialists} />}
          <Group
            id="special-services"
            title={texts.special}
            intro={texts.specialIntro}
            services={special}
            offered={services}
            two
          />
        </div>
      </div>
    </>
  );
}
