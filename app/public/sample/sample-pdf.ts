import { requestContext } from '#app/context.ts';
import { defaultStyle } from '#contract/base/formats.ts';
import { reportPdf } from '#core/reports/queries/report-pdf.ts';
import type { Route } from './+types/sample-pdf.ts';
import { sampleReport } from './sample.ts';

let drawn: Promise<Buffer<ArrayBuffer>> | null = null;

/** Drawn once in a process; a failure is tried again. It carries no seal: it is a report about nobody. */
function drawSample(siteName: string): Promise<Buffer<ArrayBuffer>> {
  drawn ??= reportPdf({ ...sampleReport, todos: {}, isSample: true }, siteName, defaultStyle).catch(
    (error: unknown) => {
      drawn = null;
      throw error;
    },
  );
  return drawn;
}

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { site } = context.get(requestContext).platform.config;
  return new Response(await drawSample(site.name), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="sample-exposure-report.pdf"',
      'cache-control': 'public, max-age=3600',
    },
  });
}
