import { requestContext } from '#app/context.ts';
import type { Route } from './+types/security-text.ts';

const DAY = 86_400_000;

/** RFC 9116 asks for less than a year; whoever keeps a copy looks again twice a year. */
const VALID_DAYS = 180;

/** Where to report a vulnerability (RFC 9116). */
export function loader({ context }: Route.LoaderArgs): Response {
  const { config, clock } = context.get(requestContext).platform;
  const today = Math.floor(clock.now().getTime() / DAY);
  const lines = [
    `Contact: mailto:${config.site.contactEmail}`,
    `Expires: ${new Date((today + VALID_DAYS) * DAY).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${config.appUrl}/.well-known/security.txt`,
    `Policy: ${config.appUrl}/terms-of-service`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
