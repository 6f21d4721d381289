import { useRouteLoaderData } from 'react-router';
import { requestContext } from '#app/context.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { listActiveServices } from '#core/services/queries.ts';
import { countLiveSources } from '#core/sources/queries.ts';
import type { Route } from './+types/home.ts';
import './home.css';
import { HomeHero } from './home-hero.tsx';
import { HomeServices, HomeSpecials } from './home-services.tsx';
import { HomeSteps } from './home-steps.tsx';
import { HomeTrust } from './home-trust.tsx';
import { organisation, pageMeta } from './page-meta.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  return {
    services: await listActiveServices(request),
    liveSources: countLiveSources(request.platform.config),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = matches[0].loaderData;
  return pageMeta(root, {
    wholeTitle: `${root?.site.name ?? 'Quietprint'}: your digital footprint, made quiet`,
    description: 'See which of your personal details are exposed online, how serious it is, and what to do about it.',
    path: '/',
    data: organisation,
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const { services, liveSources } = loaderData;
  return (
    <>
      <HomeHero siteName={root?.site.name ?? 'Quietprint'} liveSources={liveSources} viewer={root?.viewer ?? null} />
      <HomeServices services={services.filter((service) => service.serviceType === 'main')} />
      <HomeSpecials services={services.filter((service) => service.serviceType === 'special')} />
      <HomeSteps />
      <HomeTrust liveSources={liveSources} lastSecurityReview={root?.site.lastSecurityReview ?? null} />
    </>
  );
}
