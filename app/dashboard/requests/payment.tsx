import { CircleCheck } from 'lucide-react';
import { Link, redirect } from 'react-router';
import { useLive } from '#app/browser/live/use-live.ts';
import { requestContext } from '#app/context.ts';
import { acts, defineAct } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { languageOf } from '#app/language/language-of.ts';
import { useTexts } from '#app/language/texts.ts';
import { orderingTexts } from '#app/orders/ordering/ordering.texts.ts';
import { PayButton } from '#app/orders/ordering/pay-button.tsx';
import { pageTitle } from '#app/page-title.ts';
import { classes } from '#app/ui/classes.ts';
import button from '#app/ui/controls/button.module.css';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Waiting } from '#app/ui/display/spinner.tsx';
import { useFormats } from '#app/ui/formats.ts';
import { Card } from '#app/ui/layout/card.tsx';
import textStyles from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { userTopic } from '#contract/base/live.ts';
import { refreshOrderPayments } from '#core/orders/payments/actions/refresh-order-payments.ts';
import { startCheckout } from '#core/orders/payments/actions/start-checkout.ts';
import { getOwnOrder, requireOwnOrder } from '#core/orders/queries/order.ts';
import type { Route } from './+types/payment.ts';
import styles from './payment.module.css';
import { requestsTexts } from './requests.texts.ts';

/** How the payment of an order stands; the payment page leads back to here. */
export async function loader(args: Route.LoaderArgs) {
  const { context, params, url } = args;
  const language = languageOf(args);
  const ctx = context.get(requestContext);
  await refreshOrderPayments(ctx, params.orderId);
  const order = await getOwnOrder(ctx, params.orderId, language);
  const { id, serviceName, amount, currency, paymentStatus, status } = order;
  const { title } = (await requestsTexts.in(language)).payment;
  const userId = ctx.actor.kind === 'person' ? ctx.actor.userId : null;
  const canPay = ctx.platform.payments !== null && status !== 'cancelled';
  const waiting = url.searchParams.get('from') === 'success' && paymentStatus === 'unpaid';
  return { title, id, serviceName, amount, currency, paymentStatus, canPay, waiting, userId };
}

const formFailures = async (language: Language) => (await orderingTexts.in(language)).notCreated.description;

/** Leads to the page on which the order is paid. */
export const action = acts(
  formFailures,
  {
    send: defineAct({ run: async (ctx, _, { params }) => redirect(await startCheckout(ctx, String(params.orderId))) }),
  },
  {
    before: (ctx, { params }) => requireOwnOrder(ctx, String(params.orderId)),
    page: ({ params }) => `/dashboard/requests/${params.orderId}`,
  },
);

export const clientAction = clientActs(formFailures);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? [pageTitle(matches[0].loaderData, loaderData.title)] : [];

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const { id, serviceName, amount, currency, paymentStatus, canPay, waiting, userId } = loaderData;
  const texts = useTexts(requestsTexts).payment;
  const { money } = useFormats();
  useLive(userId ? [userTopic(userId)] : [], waiting ? { pollMs: 3_000 } : {});
  const { title, text } = texts.states[paymentStatus];
  const payable = canPay && !waiting && (paymentStatus === 'unpaid' || paymentStatus === 'failed');
  return (
    <Card className={styles.card} aria-labelledby="payment">
      <div className={styles.body}>
        <h1 id="payment" className={classes(textStyles.displaySm, styles.title)}>
          {paymentStatus === 'paid' && <CircleCheck className={classes(undefined, styles.paid)} aria-hidden="true" />}
          {waiting ? texts.confirming : title}
        </h1>
        <p className={textStyles.soft}>{texts.paidFor(serviceName, money(amount, currency))}</p>
        {waiting ? <Waiting>{texts.wait}</Waiting> : <p>{text}</p>}
        <div className={styles.actions}>
          {payable && <PayButton order={loaderData} />}
          <ButtonLink variant={payable || waiting ? 'secondary' : 'primary'} to={`/dashboard/requests/${id}`}>
            {texts.see}
          </ButtonLink>
          {paymentStatus === 'paid' && (
            <Link className={button.go} to="/billing">
              {texts.invoices}
            </Link>
          )}
        </div>
      </div>
    </Card>
  );
}
