import { data, Link, redirect } from 'react-router';
import { requestContext } from '#app/context.ts';
import { tellingFailure } from '#app/failed-action.ts';
import { Notice } from '#app/ui/notice.tsx';
import { orderNotCreated, orderPath } from '#contract/orders.ts';
import { type ServiceCard, signInFirst } from '#contract/services.ts';
import type { WithToast } from '#contract/toasts.ts';
import { AppError } from '#core/errors.ts';
import { listActiveServices } from '#core/services/queries.ts';
import type { Route } from './+types/services.ts';
import './services.css';
import { PageHead } from './page-head.tsx';
import { pageMeta } from './page-meta.ts';
import { ServiceAnchors } from './service-anchors.tsx';
import { serviceData } from './service-data.ts';
import { MainOffer, SpecialOffer } from './service-offers.tsx';
import { useAnchorScroll } from './use-anchor-scroll.ts';

/** What the action answers a visitor: the toast, and where signing in leads back from. */
export interface SignInFirst extends WithToast {
  signIn: string;
}

const description =
  'A free privacy scan, a detailed exposure report, guidance, consultancy and special services, with what each includes and costs.';

export async function loader({ context }: Route.LoaderArgs) {
  return { services: await listActiveServices(context.get(requestContext)) };
}

/** Somebody asked for a paid service: signed in, they get its form, and a visitor the way to sign in and back to it. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(requestContext);
  const id = (await request.formData()).get('service');
  const service = (await listActiveServices(ctx)).find((one) => one.id === id);
  if (!service) throw new AppError('not-found');
  if (ctx.actor.kind === 'person') return redirect(orderPath(service.id));
  const signIn = `/auth?next=${encodeURIComponent(orderPath(service.id))}`;
  return data<SignInFirst>({ toast: { variant: 'destructive', ...signInFirst }, signIn }, 401);
}

export const clientAction = tellingFailure<SignInFirst>(orderNotCreated.description);

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

export default function Services({ loaderData, actionData }: Route.ComponentProps) {
  const main = loaderData.services.filter((service) => service.serviceType === 'main');
  const special = loaderData.services.filter((service) => service.serviceType === 'special');
  const refused = actionData && 'signIn' in actionData ? actionData : null;
  useAnchorScroll();
  return (
    <>
      <PageHead title="Services">
        <p className="lead">
          Start with the free scan. Everything else builds on what it finds, and you can stop at any point.
        </p>
        {refused && (
          <Notice tone="warning">
            {refused.toast.description} <Link to={refused.signIn}>Sign in</Link>
          </Notice>
        )}
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
