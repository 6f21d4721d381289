import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { pageTitle } from '#app/page-title.ts';
import { CommentForm } from '#app/scan/comments/comment-form.tsx';
import { ScanReport } from '#app/scan/report/scan-report.tsx';
import { hasEnded } from '#app/scan/scan-screen.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import { commentInput } from '#contract/orders/comment-input.ts';
import { notFound } from '#core/base/errors.ts';
import { commentOnOrderFinding } from '#core/orders/actions/comment-on-finding.ts';
import { openOrderScan } from '#core/orders/actions/open-order-scan.ts';
import { getOrderScanComments } from '#core/orders/queries/scan-comments.ts';
import type { Route } from './+types/order-scan.ts';
import styles from './order-scan.module.css';

/** A person's findings: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches[0].loaderData, 'Scan of an order')];

/** Each look is written down for the customer, so the page is not loaded again by itself, but for what was sent from it. */
export const shouldRevalidate = ({ formMethod }: { formMethod?: string | undefined }) => formMethod === 'POST';

function orderScanOf({ orderId, which }: Record<string, string | undefined>) {
  if (!orderId || (which !== 'chosen' && which !== 'report')) throw notFound();
  return { orderId, which } as const;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { orderId, which } = orderScanOf(params);
  const ctx = context.get(requestContext);
  return {
    orderId,
    scan: await openOrderScan(ctx, orderId, which),
    comments: await getOrderScanComments(ctx, orderId, which),
  };
}

const notSaved = 'The comment could not be saved. Please try again.';

export const action = acts(notSaved, {
  comment: defineAct({
    schema: commentInput,
    keep: ['finding', 'text'],
    run: (ctx, comment, { params }) => commentOnOrderFinding(ctx, { ...comment, ...orderScanOf(params) }),
    done: 'Comment saved',
  }),
});

export const clientAction = clientActs(notSaved);

/** The one scan that staff may see: the one that their order is about. */
export default function OrderScan({ loaderData: { orderId, scan, comments } }: Route.ComponentProps) {
  return (
    <div className={styles.orderScan}>
      <BackLink to={`/admin/orders/${orderId}`}>Back to the order</BackLink>
      <Notice>
        The customer sees in their Activity Log that you have looked at this scan. Use it for their order only.
      </Notice>
      {hasEnded(scan) ? (
        <ScanReport scan={scan} comments={comments} CommentForm={CommentForm} />
      ) : (
        <EmptyState card title="This scan is still running">
          <p>Look again when the customer’s report is ready.</p>
        </EmptyState>
      )}
    </div>
  );
}
