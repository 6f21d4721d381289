import { CircleCheck } from 'lucide-react';
import { Link, redirect } from 'react-router';
import { useLive } from '#app/browser/live/use-live.ts';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { PayButton } from '#app/orders/ordering/pay-button.tsx';
import { classes } from '#app/ui/classes.ts';
import button from '#app/ui/controls/button.module.css';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Waiting } from '#app/ui/display/spinner.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import textStyles from '#app/ui/styles/text.module.css';
import { userTopic } from '#contract/base/live.ts';
import { orderNotCreated, type PaymentStatus } from '#contract/orders/types.ts';
import { refreshOrderPayments } from '#core/orders/payments/actions/refresh-order-payments.ts';
import { startCheckout } from '#core/orders/payments/actions/start-checkout.ts';
import { getOwnOrder, requireOwnOrder } from '#core/orders/queries/order.ts';
import type { Route } from './+types/payment.ts';
import styles from './payment.module.css';

/** How the payment of an order stands; the payment page leads back to here. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  await refreshOrderPayments(ctx, params.orderId);
  const { id, serviceName, amount, currency, paymentStatus, status } = await getOwnOrder(ctx, params.orderId);
  const userId = ctx.actor.kind === 'person' ? ctx.actor.userId : null;
  const canPay = ctx.platform.payments !== null && status !== 'cancelled';
  const waiting = url.searchParams.get('from') === 'success' && paymentStatus === 'unpaid';
  return { id, serviceName, amount, currency, paymentStatus, canPay, waiting, userId };
}

/** Leads to the page on which the order is paid. */
export const action = acts(
  orderNotCreated.description,
  {
    send: defineAct({ run: async (ctx, _, { params }) => redirect(await startCheckout(ctx, String(params.orderId))) }),
  },
  {
    before: (ctx, { params }) => requireOwnOrder(ctx, String(params.orderId)),
    page: ({ params }) => `/dashboard/requests/${params.orderId}`,
  },
);

export const clientAction = clientActs(orderNotCreated.description);

export const meta: Route.MetaFunction = ({ matches }) => [{ title: `Payment · ${matches[0].loaderData?.site.name}` }];

const told: Readonly<Record<PaymentStatus, { title: string; text: string }>> = {
  paid: {
    title: 'Payment received',
    text: 'Thank you. The invoice is under Billing & Purchases, and work on your request begins.',
  },
  pending: {
    title: 'Your payment is on its way',
    text: 'Your bank has accepted it. We write to you when it has arrived; nothing else is needed from you.',
  },
  failed: {
    title: 'The payment did not go through',
    text: 'Nothing was charged. You can try again, also with another card.',
  },
  unpaid: { title: 'Not paid yet', text: 'Nothing was charged. Your request waits for you.' },
  refunded: {
    title: 'Refunded',
    text: 'Your payment was refunded. Depending on your bank it takes a few days to arrive.',
  },
};

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const { id, serviceName, amount, currency, paymentStatus, canPay, waiting, userId } = loaderData;
  const { money } = useFormats();
  useLive(userId ? [userTopic(userId)] : [], waiting ? { pollMs: 3_000 } : {});
  const { title, text } = told[paymentStatus];
  const payable = canPay && !waiting && (paymentStatus === 'unpaid' || paymentStatus === 'failed');
  return (
    <Card className={styles.card} aria-labelledby="payment">
      <div className={styles.body}>
        <h1 id="payment" className={classes(textStyles.displaySm, styles.title)}>
          {paymentStatus === 'paid' && <CircleCheck className={classes(undefined, styles.paid)} aria-hidden="true" />}
          {waiting ? 'Confirming your payment' : title}
        </h1>
        <p className={textStyles.soft}>
          {serviceName}: {money(amount, currency)}
        </p>
        {waiting ? <Waiting>This usually takes a few seconds.</Waiting> : <p>{text}</p>}
        <div className={styles.actions}>
          {payable && <PayButton order={loaderData} />}
          <ButtonLink variant={payable || waiting ? 'secondary' : 'primary'} to={`/dashboard/requests/${id}`}>
            See my request
          </ButtonLink>
          {paymentStatus === 'paid' && (
            <Link className={button.go} to="/billing">
              My invoices
            </Link>
          )}
        </div>
      </div>
    </Card>
  );
}
