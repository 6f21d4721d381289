import { redirect } from 'react-router';
import { billingTexts } from '#app/account/billing/billing.texts.ts';
import { useLive } from '#app/browser/live/use-live.ts';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { pageTitle } from '#app/page-title.ts';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { userTopic } from '#contract/base/live.ts';
import { listingIn } from '#contract/base/paging.ts';
import { listInvoices } from '#core/orders/invoices/queries/documents.ts';
import { openPaymentMethods } from '#core/orders/payments/actions/open-payment-methods.ts';
import { hasPaymentMethods } from '#core/orders/payments/queries/payments.ts';
import { listOwnOrders } from '#core/orders/queries/lists.ts';
import type { Route } from './+types/billing.ts';
import styles from './billing.module.css';
import { BillingHistory, PaymentMethods, ServicePurchases } from './billing-sections.tsx';

const firstPage = { before: null, after: null };

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args;
  const ctx = context.get(requestContext);
  const documents = await listInvoices(ctx, listingIn(url.searchParams));
  const canManage = await hasPaymentMethods(ctx);
  const orders = await listOwnOrders(ctx, firstPage);
  const { title } = await billingTexts.in(languageOf(args));
  return { title, documents, canManage, orders, userId: ctx.actor.kind === 'person' ? ctx.actor.userId : null };
}

const formFailure = async (language: Language) => (await billingTexts.in(language)).failed;

export const action = acts(formFailure, {
  send: defineAct({ run: async (ctx) => redirect(await openPaymentMethods(ctx)) }),
});

export const clientAction = clientActs(formFailure);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : [];

/** /billing and /dashboard/billing. */
export default function BillingPage({
  loaderData: { title, documents, canManage, orders, userId },
}: Route.ComponentProps) {
  useLive(userId ? [userTopic(userId)] : []);
  return (
    <div className={styles.billing}>
      <h1 className={text.displayMd}>{title}</h1>
      <PaymentMethods canManage={canManage} />
      <BillingHistory documents={documents} />
      <ServicePurchases orders={orders} />
    </div>
  );
}
