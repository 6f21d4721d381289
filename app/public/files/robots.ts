import { requestContext } from '#app/context.ts';
import { translations } from '#contract/base/languages.ts';
import type { Route } from './+types/robots.ts';

/** Places where a search engine has nothing to look for. What keeps people out is elsewhere. */
const closed = [
  ...['/admin', '/auth', '/billing', '/dashboard', '/dev/', '/profile', '/scan/', '/settings'],
  ...translations.map((code) => `/${code}/scan/`),
];

export function loader({ context }: Route.LoaderArgs): Response {
  const { appUrl } = context.get(requestContext).platform.config;
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${appUrl}/sitemap.xml`];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
