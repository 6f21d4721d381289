import { requestContext } from '#app/context.ts';
import { requireVisitor } from '#app/guards.ts';
import { languageOf } from '#app/language/language-of.ts';
import { organisation, pageMeta } from '#app/public/shell/page-meta.ts';
import { getPageText } from '#core/site/pages/queries/page-text.ts';
import { listActiveServices } from '#core/site/services/queries/services.ts';
import { countSources } from '#core/sources/health/queries/listing.ts';
import type { Route } from './+types/home.ts';
import { homeTexts } from './home.texts.ts';
import { HomePage } from './home-page.tsx';

/** Whoever is signed in has a home of their own. */
export const middleware = [requireVisitor];

export async function loader(args: Route.LoaderArgs) {
  const request = args.context.get(requestContext);
  const language = languageOf(args);
  const hero = await getPageText(request, 'homepage_hero', language);
  const texts = await homeTexts.in(language);
  return {
    title: texts.title(request.platform.config.site.name),
    description: hero.metaDescription ?? texts.description,
    hero,
    trust: await getPageText(request, 'homepage_trust', language),
    services: await listActiveServices(request, language),
    sources: await countSources(request),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  if (!loaderData) return [];
  const { title: wholeTitle, description } = loaderData;
  return pageMeta(matches[0].loaderData, { wholeTitle, description, path: location.pathname, data: organisation });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
