import { requestContext } from '#app/context.ts';
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

/** Every page that anybody may read. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(requestContext);
  const { appUrl } = ctx.platform.config;
  const posts = await listPostAddresses(ctx);
  const urls = [
    ...pages.map((path) => `<url><loc>${escapeXml(appUrl + path)}</loc></url>`),
    ...posts.map(
      ({ slug, updatedAt }) =>
        `<url><loc>${escapeXml(`${appUrl}/blog/${slug}`)}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
    ),
  ];
  const body = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>`;
  return xmlResponse(body, 'application/xml');
}
