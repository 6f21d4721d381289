import { requestContext } from '#app/context.ts';
import { requirePerson } from '#app/guards.ts';
import { notFound } from '#core/base/errors.ts';
import { getReportFile, type ReportFormat, reportFormats } from '#core/scans/queries/report-file.ts';
import type { Route } from './+types/report-file.ts';

export const middleware = [requirePerson];

const types: Readonly<Record<ReportFormat, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8; header=present',
  'csv.seal': 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** The report as a file, in the form that the address ends with. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const format = reportFormats.find((one) => url.pathname.endsWith(`.${one}`));
  if (!format) throw notFound();
  const since = url.searchParams.get('since');
  const { name, body } = await getReportFile(context.get(requestContext), params.scanId, format, since);
  return new Response(body, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
