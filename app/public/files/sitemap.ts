import { requestContext } from '#app/context.ts';
import { type Language, languageFacts } from '#contract/base/languages.ts';
import { addressIn, languagesOf } from '#contract/base/translated-pages.ts';
import { listPostAddresses } from '#core/site/posts/queries/published-posts.ts';
import type { Route } from './+types/sitemap.ts';
import { escapeXml, xmlResponse } from './xml.ts';

const pages = [
  '/',
  '/services',
  '/sample-report',
  '/free-scan',
  '/never-scan',
  '/blog',
  '/contact',
  '/sources',
  '/api',
  '/status',
  '/verify',
  '/mailbox',
  '/password-check',
  '/photo-metadata',
  '/transparency',
  '/removals',
  '/what-we-keep',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/gdpr-compliance',
];

interface Known {
  available: readonly Language[];
  updatedAt?: Date;
}

/** A page in one language, and where the same is in each. */
function entryOf(appUrl: string, path: string, language: Language, { available, updatedAt }: Known): string {
  const urlIn = (code: Language) => escapeXml(appUrl + addressIn(code, path));
  const alternates = available.map(
    (code) => `<xhtml:link rel="alternate" hreflang="${languageFacts[code].tag}" href="${urlIn(code)}"/>`,
  );
  const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${urlIn(language)}</loc>${changed}${available.length > 1 ? alternates.join('') : ''}</url>`;
}

/** Every page that anybody may read. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const { appUrl } = ctx.platform.config;
  const posts = await listPostAddresses(ctx);
  const urls = [
    ...pages.flatMap((path) => {
      const available = languagesOf(path);
      return available.map((code) => entryOf(appUrl, path, code, { available }));
    }),
    ...posts.flatMap(({ slug, updatedAt, languages }) =>
      languages.map((code) => entryOf(appUrl, `/blog/${slug}`, code, { available: languages, updatedAt })),
    ),
  ];
  const body = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>`;
  return xmlResponse(body, 'application/xml');
}
