import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { orNone } from '#app/forms/read.ts';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { PrintButton, ScanReport } from '#app/scan/report/scan-report.tsx';
import { classes } from '#app/ui/classes.ts';
import { buttonClass } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import page from '#app/ui/layout/page.module.css';
import { sampledService, sampleNote } from '#contract/scans/sample.ts';
import { listOfferedServices } from '#core/site/services/queries/services.ts';
import type { Route } from './+types/sample-report.ts';
import { sampleReport } from './sample.ts';
import styles from './sample-report.module.css';

const description =
  'A whole Detailed Exposure Report about somebody invented: findings with their evidence, what to do first, and every source that was asked.';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  return { ...sampleReport, offered: await orNone(ctx, 'What can be ordered', () => listOfferedServices(ctx)) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData, { title: 'Sample report', description, path: '/sample-report' });

/** A file: the browser is to ask the server for it. */
const Pdf = () => (
  <a
    data-part="button"
    className={buttonClass({ variant: 'secondary' })}
    href="/sample-report.pdf"
    download="sample-exposure-report.pdf"
  >
    <Download aria-hidden="true" />
    PDF
  </a>
);

/** What a Detailed Exposure Report looks like, drawn as a customer's own is. */
export default function Sample({ loaderData: { scan, brokers, offered } }: Route.ComponentProps) {
  return (
    <div className={classes(page.page, styles.sample)}>
      <Notice>
        <p>
          {sampleNote} Everything else is as the product made it.{' '}
          <Link to={`/services#${sampledService}`} data-print="hide">
            What a report about you costs
          </Link>
        </p>
      </Notice>
      <ScanReport
        scan={scan}
        brokers={brokers}
        offered={offered}
        actions={
          <>
            <Pdf />
            <PrintButton />
          </>
        }
      />
    </div>
  );
}
