import { requestContext } from '#app/context.ts';
import { getBranding } from '#core/site/branding/queries/assets.ts';
import type { Route } from './+types/branding.ts';

/** The active logo and favicon, for pages that are open already. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return Response.json(await getBranding(context.get(requestContext)), {
    headers: { 'cache-control': 'no-store' },
  });
}
