import { requestContext } from '#app/context.ts';
import { requireVisitor } from '#app/guards.ts';
import { organisation, pageMeta } from '#app/public/shell/page-meta.ts';
import { getPageText } from '#core/site/pages/queries/page-text.ts';
import { listActiveServices } from '#core/site/services/queries/services.ts';
import { countSources } from '#core/sources/health/queries/listing.ts';
import type { Route } from './+types/home.ts';
import { HomePage } from './home-page.tsx';

/** Whoever is signed in has a home of their own. */
export const middleware = [requireVisitor];

export async function loader({ context }: Route.LoaderArgs) {
  const request = context.get(requestContext);
  return {
    hero: await getPageText(request, 'homepage_hero'),
    trust: await getPageText(request, 'homepage_trust'),
    services: await listActiveServices(request),
    sources: await countSources(request),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = matches[0].loaderData;
  return pageMeta(root, {
    wholeTitle: `${root?.site.name ?? 'Quietprint'}: your digital footprint, made quiet`,
    description:
      loaderData?.hero.metaDescription ??
      'See where your email address turns up online, how serious it is, and what to do about it.',
    path: '/',
    data: organisation,
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
