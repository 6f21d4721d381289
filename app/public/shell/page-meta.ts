import type { MetaDescriptor } from 'react-router';
import { firstLanguage, languageFacts } from '#contract/base/languages.ts';
import { addressIn, languageOfPath, languagesOf, plainPath } from '#contract/base/translated-pages.ts';
import type { Site } from '#contract/site/site.ts';

/** What the root tells every page; missing when it failed. */
type RootData = { site: Site; origin: string } | undefined;

interface PageMeta {
  /** Stands before the product's name; leave it out where `wholeTitle` is given. */
  title?: string;
  wholeTitle?: string;
  description: string;
  /** Address of the page on this site, with its language and the part of the query that makes it another page. */
  path: string;
  type?: 'website' | 'article';
  /** Path of a picture on this site; the product's own otherwise. */
  image?: string | null;
  /** What machines are told about the page (schema.org). */
  data?: (origin: string, site: Site) => Record<string, unknown>;
  noindex?: boolean;
}

/** The same page in each language that has it, this one included; nothing where it has one language. */
function alternatesOf(origin: string, path: string): MetaDescriptor[] {
  const english = plainPath(path);
  const available = languagesOf(english);
  if (available.length === 1) return [];
  const link = (hrefLang: string, to: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: origin + to });
  return [
    ...available.map((code) => link(languageFacts[code].tag, addressIn(code, english))),
    link('x-default', addressIn(firstLanguage, english)),
  ];
}

/** Title, description, canonical address, Open Graph and JSON-LD. The address is the configured one, never the Host. */
export function pageMeta(root: RootData, page: PageMeta): MetaDescriptor[] {
  const name = root?.site.name ?? 'Quietprint';
  const title = page.wholeTitle ?? `${page.title} · ${name}`;
  const shown: MetaDescriptor[] = [{ title }, { name: 'description', content: page.description }];
  if (page.noindex) shown.push({ name: 'robots', content: 'noindex' });
  if (!root) return shown;
  const url = `${root.origin}${page.path}`;
  const image = `${root.origin}${page.image ?? '/share.png'}`;
  return [
    ...shown,
    { tagName: 'link', rel: 'canonical', href: url },
    ...alternatesOf(root.origin, page.path),
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:locale', content: languageFacts[languageOfPath(page.path)].locale.replace('-', '_') },
    { property: 'og:title', content: page.wholeTitle ?? page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.data
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...page.data(root.origin, root.site) } }]
      : []),
  ];
}

/** The company, as schema.org describes one. */
export const organisation = (origin: string, { name, company, contactEmail, tagline }: Site) => ({
  '@type': 'Organization',
  name,
  legalName: company,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  email: contactEmail,
  slogan: tagline,
  areaServed: ['United Kingdom', 'European Union'],
});
