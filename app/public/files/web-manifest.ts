import { requestContext } from '#app/context.ts';
import { grounds } from '#app/ui/controls/theme.ts';
import type { Route } from './+types/web-manifest.ts';

/** How the site presents itself when somebody puts it on their home screen. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { site } = context.get(requestContext).platform.config;
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: grounds.light,
    theme_color: grounds.light,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      // Phones cut icons round: the mark stands in the middle four fifths of this one.
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
