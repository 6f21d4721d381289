import { useRouteLoaderData } from 'react-router';
import { useTexts } from '#app/language/texts.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { withFacts } from '#contract/site/page-facts.ts';
import type { PageText } from '#contract/site/pages.ts';
import type { ServiceCard } from '#contract/site/services.ts';
import type { SourceCounts } from '#contract/sources/listing.ts';
import { homeTexts } from './home.texts.ts';
import { HomeHero } from './home-hero.tsx';
import { HomeServices, HomeSpecials } from './home-services.tsx';
import { HomeSteps } from './home-steps.tsx';
import { HomeTrust } from './home-trust.tsx';

export interface HomePageProps {
  hero: PageText;
  trust: PageText;
  services: readonly ServiceCard[];
  /** None leave every claim about them out. */
  sources: SourceCounts;
  /** Staff look at it: as visitors see it, and its form sends nothing. */
  isPreview?: boolean;
}

/** The home page with these texts: as it is, and as staff would make it. */
export function HomePage({ hero, trust, services, sources, isPreview = false }: HomePageProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const { sourceWords } = useTexts(homeTexts);
  const facts = { name: root?.site.name ?? 'Quietprint', sources: sources.live };
  const shown = ({ heading, description, langs }: PageText) => ({
    langs,
    heading: withFacts(heading, facts, langs?.heading === undefined ? sourceWords : undefined),
    description: withFacts(description, facts, langs?.description === undefined ? sourceWords : undefined),
  });
  return (
    <>
      <HomeHero {...shown(hero)} isPreview={isPreview} />
      <HomeServices services={services.filter((service) => service.serviceType === 'main')} />
      <HomeSpecials services={services.filter((service) => service.serviceType === 'special')} />
      <HomeSteps />
      <HomeTrust {...shown(trust)} sources={sources} lastSecurityReview={root?.site.lastSecurityReview ?? null} />
    </>
  );
}
