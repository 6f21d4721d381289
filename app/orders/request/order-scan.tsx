import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { requestContext } from '#app/context.ts';
import { pageTitle } from '#app/page-title.ts';
import { ScanReport } from '#app/scan/report/scan-report.tsx';
import { hasEnded } from '#app/scan/scan-screen.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import icon from '#app/ui/styles/icon.module.css';
import text from '#app/ui/styles/text.module.css';
import { notFound } from '#core/base/errors.ts';
import { openOrderScan } from '#core/orders/actions/open-order-scan.ts';
import type { Route } from './+types/order-scan.ts';
import styles from './order-scan.module.css';

/** A person's findings: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Scan of an order')];

/** Each look is written down for the customer, so the page is not loaded again by itself. */
export const shouldRevalidate = () => false;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { orderId, which } = params;
  if (which !== 'chosen' && which !== 'report') throw notFound();
  return { orderId, scan: await openOrderScan(context.get(requestContext), orderId, which) };
}

/** The one scan that staff may see: the one that their order is about. */
export default function OrderScan({ loaderData: { orderId, scan } }: Route.ComponentProps) {
  return (
    <div className={styles.orderScan}>
      <Link className={text.small} to={`/admin/orders/${orderId}`}>
        <ArrowLeft className={icon.sm} />
        Back to the order
      </Link>
      <Notice>
        The customer sees in their Activity Log that you have looked at this scan. Use it for their order only.
      </Notice>
      {hasEnded(scan) ? (
        <ScanReport scan={scan} />
      ) : (
        <EmptyState card title="This scan is still running">
          <p>Look again when the customer’s report is ready.</p>
        </EmptyState>
      )}
    </div>
  );
}
