import { requestContext } from '#app/context.ts';
import { defaultStyle } from '#contract/base/formats.ts';
import { firstLanguage, type Language, languageCodes, languageFacts } from '#contract/base/languages.ts';
import { reportPdf } from '#core/reports/queries/report-pdf.ts';
import type { Route } from './+types/sample-pdf.ts';
import { sampleReports } from './sample.ts';

const drawn = new Map<Language, Promise<Buffer<ArrayBuffer>>>();

/** Drawn once in a process and language; a failure is tried again. It carries no seal: it is a report about nobody. */
function drawSample(siteName: string, language: Language): Promise<Buffer<ArrayBuffer>> {
  const before = drawn.get(language);
  if (before) return before;
  const style = { ...defaultStyle, locale: languageFacts[language].locale };
  const report = { ...sampleReports[language], todos: {}, isSample: true };
  const drawing = reportPdf(report, siteName, style, undefined, language);
  drawn.set(language, drawing);
  void drawing.catch(() => drawn.delete(language));
  return drawing;
}

const languageIn = (query: URLSearchParams): Language =>
  languageCodes.find((code) => code === query.get('language')) ?? firstLanguage;

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { site } = context.get(requestContext).platform.config;
  return new Response(await drawSample(site.name, languageIn(url.searchParams)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="sample-exposure-report.pdf"',
      'cache-control': 'public, max-age=3600',
    },
  });
}
