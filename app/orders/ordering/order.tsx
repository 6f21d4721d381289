import { requestContext } from '#app/context.ts';
import { acts, defineAct, withParams } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { redirectWithToast } from '#app/forms/flash.ts';
import { attempt } from '#app/forms/read.ts';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { classes } from '#app/ui/classes.ts';
import { Card } from '#app/ui/layout/card.tsx';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import { orderInput } from '#contract/orders/input.ts';
import { orderCreated, orderNotCreated, orderPath } from '#contract/orders/types.ts';
import { signInFirst } from '#contract/site/services.ts';
import type { Context } from '#core/base/context.ts';
import { createOrder } from '#core/orders/actions/create-order.ts';
import { drawOrder } from '#core/orders/queries/draft.ts';
import { listOwnScans } from '#core/scans/queries/own-scans.ts';
import type { Route } from './+types/order.ts';
import { EarlierRequest } from './earlier-request.tsx';
import styles from './order.module.css';
import { OrderForm } from './order-form.tsx';

const failures = { send: { title: orderNotCreated.title, failed: orderNotCreated.description } };

/** A visitor is told to sign in, is led there, and comes back to the form. */
function requireSignIn(ctx: Context, serviceId: string): void {
  if (ctx.actor.kind === 'person') return;
  const to = `/auth?next=${encodeURIComponent(orderPath(serviceId))}`;
  throw redirectWithToast(ctx, to, { variant: 'destructive', ...signInFirst });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  requireSignIn(ctx, params.serviceId);
  const draft = await drawOrder(ctx, params.serviceId);
  const scans = await attempt(ctx, 'The scans for an order', () => listOwnScans(ctx, { before: null, after: null }));
  return { ...draft, scans: scans.ok ? scans.value.rows : [] };
}

export const action = acts(
  failures,
  {
    send: defineAct({
      schema: orderInput,
      input: withParams,
      keep: ['hours', 'note', 'scanId', 'names', 'links', 'slot', 'idempotencyKey'],
      marked: 'Please check the fields that are marked.',
      run: createOrder,
      done: ({ serviceName }, ctx) => orderCreated(serviceName, ctx.platform.config.stripe !== null),
      to: ({ orderId }) => `/dashboard/requests/${orderId}`,
    }),
  },
  { before: (ctx, { params }) => requireSignIn(ctx, String(params.serviceId)) },
);

export const clientAction = clientActs(failures);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, {
    title: loaderData ? `Request: ${loaderData.service.name}` : 'Request a service',
    description: loaderData?.service.description ?? 'Request one of our services.',
    path: loaderData ? orderPath(loaderData.service.id) : '/services',
    noindex: true,
  });

/** The page of the form: where it leads without JavaScript, and where one comes back to after signing in. */
export default function Order({ loaderData }: Route.ComponentProps) {
  const { service, earlier } = loaderData;
  return (
    <>
      <PageHead title={service.name}>
        <p className={text.lead}>{service.description}</p>
      </PageHead>
      <div className={classes(page.page, styles.orderPage)}>
        <EarlierRequest earlier={earlier} />
        <Card>
          <OrderForm draft={loaderData} />
        </Card>
      </div>
    </>
  );
}
