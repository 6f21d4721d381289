import { redirect } from 'react-router';
import { useLive } from '#app/browser/live/use-live.ts';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import text from '#app/ui/styles/text.module.css';
import { userTopic } from '#contract/base/live.ts';
import { listingIn } from '#contract/base/paging.ts';
import { orderNotCreated } from '#contract/orders/types.ts';
import { listInvoices } from '#core/orders/invoices/queries/documents.ts';
import { openPaymentMethods } from '#core/orders/payments/actions/open-payment-methods.ts';
import { hasPaymentMethods } from '#core/orders/payments/queries/payments.ts';
import { listOwnOrders } from '#core/orders/queries/lists.ts';
import type { Route } from './+types/billing.ts';
import styles from './billing.module.css';
import { BillingHistory, PaymentMethods, ServicePurchases } from './billing-sections.tsx';

const firstPage = { before: null, after: null };

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const documents = await listInvoices(ctx, listingIn(url.searchParams));
  const canManage = await hasPaymentMethods(ctx);
  const orders = await listOwnOrders(ctx, firstPage);
  return { documents, canManage, orders, userId: ctx.actor.kind === 'person' ? ctx.actor.userId : null };
}

export const action = acts(orderNotCreated.description, {
  send: defineAct({ run: async (ctx) => redirect(await openPaymentMethods(ctx)) }),
});

export const clientAction = clientActs(orderNotCreated.description);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: `Billing & Purchases · ${matches[0].loaderData?.site.name}` },
];

/** /billing and /dashboard/billing. */
export default function BillingPage({ loaderData: { documents, canManage, orders, userId } }: Route.ComponentProps) {
  useLive(userId ? [userTopic(userId)] : []);
  return (
    <div className={styles.billing}>
      <h1 className={text.displayMd}>Billing &amp; Purchases</h1>
      <PaymentMethods canManage={canManage} />
      <BillingHistory documents={documents} />
      <ServicePurchases orders={orders} />
    </div>
  );
}
