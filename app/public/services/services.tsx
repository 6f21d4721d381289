import { Link, redirect } from 'react-router';
import { z } from 'zod';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { orNone } from '#app/forms/read.ts';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { classes } from '#app/ui/classes.ts';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import { orderNotCreated, orderPath } from '#contract/orders/types.ts';
import { sampledService } from '#contract/scans/sample.ts';
import type { ServiceCard } from '#contract/site/services.ts';
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
import { Specialists } from './specialists.tsx';
import { useAnchorScroll } from './use-anchor-scroll.ts';

const description =
  'A free privacy scan, a detailed exposure report, guidance, consultancy and special services, with what each includes and costs.';

/** A visitor who has opened no result gets the page that all get. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const services = await listActiveServices(ctx);
  const result = await orNone(ctx, 'The newest result', () => findNewestResult(ctx));
  return {
    services,
    byPeople: services.filter(isByPeople).map(({ id }) => id),
    specialists: (await orNone(ctx, 'Who does the work', () => listSpecialists(ctx))) ?? [],
    found: result && foundIn(result, services, ctx.actor),
  };
}

/** The free scan, a report and watching are made without anybody. */
const isByPeople = ({ id, price }: ServiceCard) => price > 0 && !isAutomatic(fulfilmentOf(id));

/** Somebody asked for a paid service: they are led to its form, and a visitor from there to sign in first. */
export const action = acts(orderNotCreated.description, {
  send: defineAct({
    schema: z.strictObject({ service: z.string() }),
    async run(ctx, { service }) {
      const offered = await listActiveServices(ctx);
      if (!offered.some(({ id }) => id === service)) throw notFound();
      return redirect(orderPath(service));
    },
  }),
});

export const clientAction = clientActs(orderNotCreated.description);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, {
    title: 'Services',
    description,
    path: '/services',
    data: (origin, site) => serviceData(origin, site, loaderData?.services ?? []),
  });

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
  const sampled = services.find(({ id }) => id === sampledService);
  if (!sampled) return null;
  return (
    <p>
      <Link to="/sample-report">See a sample of the {sampled.name}</Link>
    </p>
  );
}

export default function Services({ loaderData: { services, byPeople, specialists, found } }: Route.ComponentProps) {
  const main = services.filter((service) => service.serviceType === 'main');
  const special = services.filter((service) => service.serviceType === 'special');
  useAnchorScroll();
  return (
    <>
      <PageHead title="Services">
        <p className={text.lead}>
          Start with the free scan. Everything else builds on what it finds, and you can stop at any point.
        </p>
        <SampleLink services={services} />
      </PageHead>
      <div className={classes(page.page, catalogue.catalogue)}>
        <ServiceAnchors main={main} special={special} />
        <div className={catalogue.list}>
          {found && <FoundServices found={found} />}
          <Group id="main-services" title="Main services" services={main} offered={services} />
          <ServiceComparison services={main} offered={services} byPeople={byPeople} />
          {byPeople.length > 0 && <Specialists specialists={specialists} />}
          <Group
            id="special-services"
            title="Special services"
            intro="One particular worry, looked at properly."
            services={special}
            offered={services}
            two
          />
        </div>
      </div>
    </>
  );
}
