import { requestContext } from '#app/context.ts';
import { requirePerson } from '#app/guards.ts';
import { getReportFile } from '#core/scans/queries/report-file.ts';
import type { Route } from './+types/report-file.ts';

export const middleware = [requirePerson];

/** The report as PDF. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { name, body } = await getReportFile(context.get(requestContext), params.scanId, url.searchParams.get('since'));
  return new Response(body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
