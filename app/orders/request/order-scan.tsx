import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { pageTitle } from '#app/page-title.ts';
import { CommentForm } from '#app/scan/comments/comment-form.tsx';
import { ScanReport } from '#app/scan/report/scan-report.tsx';
import { hasEnded } from '#app/scan/scan-screen.tsx';
import { EmptyState } from '#app/ui/display/empty-state.tsx';
import { Notice } from '#app/ui/display/notice.tsx';
import { BackLink } from '#app/ui/layout/back-link.tsx';
import type { Language } from '#contract/base/languages.ts';
import { commentInput } from '#contract/orders/comment-input.ts';
import { notFound } from '#core/base/errors.ts';
import { commentOnOrderFinding } from '#core/orders/actions/comment-on-finding.ts';
import { openOrderScan } from '#core/orders/actions/open-order-scan.ts';
import { getOrderScanComments } from '#core/orders/queries/scan-comments.ts';
import type { Route } from './+types/order-scan.ts';
import styles from './order-scan.module.css';
import { requestTexts } from './request.texts.ts';

/** A person's findings: kept by no cache. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : [];

/** Each look is written down for the customer, so the page is not loaded again by itself, but for what was sent from it. */
export const shouldRevalidate = ({ formMethod }: { formMethod?: string | undefined }) => formMethod === 'POST';

function orderScanOf({ orderId, which }: Record<string, string | undefined>) {
  if (!orderId || (which !== 'chosen' && which !== 'report')) throw notFound();
  return { orderId, which } as const;
}

export async function loader(args: Route.LoaderArgs) {
  const { context, params } = args;
  const { orderId, which } = orderScanOf(params);
  const ctx = context.get(requestContext);
  const language = languageOf(args);
  return {
    title: (await requestTexts.in(language)).scan.title,
    orderId,
    scan: await openOrderScan(ctx, orderId, which, language),
    comments: await getOrderScanComments(ctx, orderId, which),
  };
}

const notSaved = async (language: Language) => (await requestTexts.in(language)).scan.notSaved;

export const action = acts(notSaved, {
  comment: defineAct({
    schema: commentInput,
    keep: ['finding', 'text'],
    run: (ctx, comment, { params }) => commentOnOrderFinding(ctx, { ...comment, ...orderScanOf(params) }),
    done: async (_done, _ctx, { language }) => (await requestTexts.in(language)).scan.saved,
  }),
});

export const clientAction = clientActs(notSaved);

/** The one scan that staff may see: the one that their order is about. */
export default function OrderScan({ loaderData: { orderId, scan, comments } }: Route.ComponentProps) {
  const texts = useTexts(requestTexts).scan;
  return (
    <div className={styles.orderScan}>
      <BackLink to={`/admin/orders/${orderId}`}>{texts.back}</BackLink>
      <Notice>{texts.seen}</Notice>
      {hasEnded(scan) ? (
        <ScanReport scan={scan} comments={comments} CommentForm={CommentForm} />
      ) : (
        <EmptyState card title={texts.running}>
          <p>{texts.runningText}</p>
        </EmptyState>
      )}
    </div>
  );
}
