import { requestContext } from '#app/context.ts';
import { figuresCsv, listFigures } from '#core/removal/figures/queries/figures.ts';
import type { Route } from './+types/figures-file.ts';

/** How companies answered, as a table or for programs. Nothing of it is about one person. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { platform } = context.get(requestContext);
  const figures = await listFigures(platform);
  const headers = { 'cache-control': 'no-cache' };
  if (url.pathname.endsWith('.json'))
    return Response.json({ format: 'quietprint-removals/1', site: platform.config.appUrl, figures }, { headers });
  const disposition = 'attachment; filename="removals.csv"';
  return new Response(figuresCsv(figures), {
    headers: {
      ...headers,
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': disposition,
    },
  });
}
