import { Download } from 'lucide-react';
import { requestContext } from '#app/context.ts';
import type { DashboardHandle } from '#app/dashboard/shell/app-bar.tsx';
import shell from '#app/dashboard/shell/shell.module.css';
import { useOwnChanges } from '#app/dashboard/shell/use-own-changes.ts';
import { orNone } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { textOf, useTexts } from '#app/language/texts.ts';
import { pageTitleFrom } from '#app/page-title.ts';
import { CommentsProvider } from '#app/scan/comments/comments.tsx';
import { PaperReport } from '#app/scan/paper/paper-report.tsx';
import { PrintButton } from '#app/scan/report/scan-report.tsx';
import { ButtonLink, buttonClass } from '#app/ui/controls/button.tsx';
import pageTitleStyles from '#app/ui/layout/page-title.module.css';
import { getOwnReport } from '#core/scans/queries/own-scan.ts';
import { findReportBrokers } from '#core/scans/queries/report-brokers.ts';
import type { Route } from './+types/report.ts';
import { scansTexts } from './scans.texts.ts';
import { sinceOf } from './since.ts';

/** A person's findings: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const handle: DashboardHandle = {
  trail: [
    { label: textOf(scansTexts, ({ title }) => title), to: '/dashboard/scans' },
    { label: textOf(scansTexts, ({ exposureReport }) => exposureReport) },
  ],
};

export const meta: Route.MetaFunction = ({ matches, location }) => [
  pageTitleFrom(matches[0].loaderData, location.pathname, scansTexts, ({ exposureReport }) => exposureReport),
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return {
    ...(await getOwnReport(ctx, params.scanId, url.searchParams.get('since'), languageOf({ url, context }))),
    brokers: await orNone(ctx, 'Who is likely to hold somebody', () => findReportBrokers(ctx)),
  };
}

/** The whole report to read, its findings for a spreadsheet with what proves them, and everything as a signed file. */
const downloads = [
  { format: 'pdf', variant: 'primary' },
  { format: 'csv', variant: 'secondary' },
  { format: 'csv.seal', variant: 'secondary' },
  { format: 'json', variant: 'secondary' },
] as const;

/** The report in its printable form: what the page of the scan prints, and what the PDF holds. */
export default function Report({ loaderData: { scan, todos, comparison, comments, brokers } }: Route.ComponentProps) {
  const texts = useTexts(scansTexts);
  useOwnChanges({ pollMs: null });
  const since = sinceOf(comparison);
  return (
    <div className={shell.page}>
      <div className={pageTitleStyles.actions} data-print="hide">
        <ButtonLink to={`/dashboard/scans/${scan.id}${since}`}>{texts.back}</ButtonLink>
        <PrintButton />
        {downloads.map(({ format, variant }) => (
          <a
            key={format}
            data-part="button"
            className={buttonClass({ variant })}
            href={`/dashboard/scans/${scan.id}/report.${format}${since}`}
            download
          >
            <Download />
            {texts.downloads[format]}
          </a>
        ))}
      </div>
      <CommentsProvider comments={comments}>
        <PaperReport scan={scan} todos={todos} comparison={comparison} brokers={brokers} />
      </CommentsProvider>
    </div>
  );
}
