import { requestContext } from '#app/context.ts';
import { reportKeys } from '#core/scans/queries/report-key.ts';
import type { Route } from './+types/verify-key.ts';

/** The public keys of reports in the form of C2SP, one a line, that which signs now first. */
export function loader({ context }: Route.LoaderArgs): Response {
  const keys = reportKeys(context.get(requestContext).platform.config);
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
  return new Response(keys.map((key) => `${key}\n`).join(''), { headers });
}
