import { requestContext } from '#app/context.ts';
import { searchPanel } from '#core/search/queries/search-panel.ts';
import type { Route } from './+types/search-file.ts';

/** What the panel's search finds, for the browser. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const found = await searchPanel(context.get(requestContext), url.searchParams.get('q') ?? '');
  return Response.json(found, { headers: { 'cache-control': 'no-store' } });
}
