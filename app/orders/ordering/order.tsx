import { requestContext } from '#app/context.ts';
import { acts, defineAct, withParams } from '#app/forms/act.ts';
import { clientActs } from '#app/forms/client-acts.ts';
import { redirectWithToast } from '#app/forms/flash.ts';
import { orNone } from '#app/forms/read.ts';
import { languageOf } from '#app/language/language-of.ts';
import { PageHead } from '#app/public/shell/page-head.tsx';
import { pageMeta } from '#app/public/shell/page-meta.ts';
import { classes } from '#app/ui/classes.ts';
import { Card } from '#app/ui/layout/card.tsx';
import page from '#app/ui/layout/page.module.css';
import text from '#app/ui/styles/text.module.css';
import type { Language } from '#contract/base/languages.ts';
import { orderInput } from '#contract/orders/input.ts';
import { orderPath } from '#contract/orders/types.ts';
import type { Context } from '#core/base/context.ts';
import { createOrder } from '#core/orders/actions/create-order.ts';
import { drawOrder } from '#core/orders/queries/draft.ts';
import { listOwnScans } from '#core/scans/queries/own-scans.ts';
import { getServiceNames } from '#core/site/services/queries/service-names.ts';
import type { Route } from './+types/order.ts';
import { EarlierRequest } from './earlier-request.tsx';
import styles from './order.module.css';
import { OrderForm } from './order-form.tsx';
import { orderingTexts } from './ordering.texts.ts';

async function formFailures(language: Language) {
  const { title, description } = (await orderingTexts.in(language)).notCreated;
  return { send: { title, failed: description } };
}

/** A visitor is told to sign in, is led there, and comes back to the form. */
async function requireSignIn(ctx: Context, serviceId: string, language: Language): Promise<void> {
  if (ctx.actor.kind === 'person') return;
  const to = `/auth?next=${encodeURIComponent(orderPath(serviceId))}`;
  const { signInFirst } = await orderingTexts.in(language);
  throw redirectWithToast(ctx, to, { variant: 'destructive', ...signInFirst });
}

export async function loader(args: Route.LoaderArgs) {
  const { context, params } = args;
  const ctx = context.get(requestContext);
  const language = languageOf(args);
  await requireSignIn(ctx, params.serviceId, language);
  const draft = await drawOrder(ctx, params.serviceId, language);
  const { title } = await orderingTexts.in(language);
  const scans = await orNone(ctx, 'The scans for an order', () => listOwnScans(ctx, { before: null, after: null }));
  return { ...draft, title: title(draft.service.name), scans: scans?.rows ?? [] };
}

export const action = acts(
  formFailures,
  {
    send: defineAct({
      schema: orderInput,
      input: withParams,
      keep: ['hours', 'note', 'scanId', 'names', 'links', 'slot', 'idempotencyKey'],
      marked: async (language) => (await orderingTexts.in(language)).marked,
      run: createOrder,
      done: async ({ serviceName }, ctx, { language }) =>
        (await orderingTexts.in(language)).created(
          (await getServiceNames(ctx, language))(serviceName),
          ctx.platform.config.stripe !== null,
        ),
      to: ({ orderId }) => `/dashboard/requests/${orderId}`,
    }),
  },
  { before: (ctx, { params, language }) => requireSignIn(ctx, String(params.serviceId), language) },
);

export const clientAction = clientActs(formFailures);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, service } = loaderData;
  const { id, description } = service;
  return pageMeta(matches[0].loaderData, { title, description, path: orderPath(id), noindex: true });
};

/** The page of the form: where it leads without JavaScript, and where one comes back to after signing in. */
export default function Order({ loaderData }: Route.ComponentProps) {
  const { service, earlier } = loaderData;
  return (
    <>
      <PageHead title={service.name}>
        <p className={text.lead} lang={service.langs?.description}>
          {service.description}
        </p>
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
