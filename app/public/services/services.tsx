import { redirect } from 'react-router';
import { z } from 'zod';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { orderNotCreated, orderPath } from '#contract/orders/types.ts';
import type { ServiceCard } from '#contract/site/services.ts';
import { notFound } from '#core/base/errors.ts';
import { listActiveServices } from '#core/site/services/queries/services.ts';
import type { Route } from './+types/services.ts';
import './services.css';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { ServiceAnchors } from './service-anchors.tsx';
import { serviceData } from './service-data.ts';
import { MainOffer, SpecialOffer } from './service-offers.tsx';
import { useAnchorScroll } from './use-anchor-scroll.ts';

const description =
  'A free privacy scan, a detailed exposure report, guidance, consultancy and special services, with what each includes and costs.';

export async function loader({ context }: Route.LoaderArgs) {
  return { services: await listActiveServices(context.get(requestContext)) };
}

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
  two?: boolean;
}

function Group({ id, title, intro, services, two }: GroupProps) {
  if (services.length === 0) return null;
  const Offer = two ? SpecialOffer : MainOffer;
  return (
    <section aria-labelledby={id}>
      <h2 className="display-sm" id={id}>
        {title}
      </h2>
      {intro && <p className="soft catalogue__intro">{intro}</p>}
      <div className={two ? 'offers offers--two' : 'offers'}>
        {services.map((service) => (
          <Offer key={service.id} service={service} />
        ))}
      </div>
    </section>
  );
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const main = loaderData.services.filter((service) => service.serviceType === 'main');
  const special = loaderData.services.filter((service) => service.serviceType === 'special');
  useAnchorScroll();
  return (
    <>
      <PageHead title="Services">
        <p className="lead">
          Start with the free scan. Everything else builds on what it finds, and you can stop at any point.
        </p>
      </PageHead>
      <div className="page catalogue">
        <ServiceAnchors main={main} special={special} />
        <div className="catalogue__list">
          <Group id="main-services" title="Main services" services={main} />
          <Group
            id="special-services"
            title="Special services"
            intro="One particular worry, looked at properly."
            services={special}
            two
          />
        </div>
      </div>
    </>
  );
}
