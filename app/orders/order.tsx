import { data } from 'react-router';
import { z } from 'zod';
import { attempt } from '#app/attempt.ts';
import { requestContext } from '#app/context.ts';
import { tellingFailure } from '#app/failed-action.ts';
import { redirectWithToast } from '#app/flash.ts';
import { PageHead } from '#app/public/page-head.tsx';
import { pageMeta } from '#app/public/page-meta.ts';
import { Card } from '#app/ui/card.tsx';
import { orderInput } from '#contract/order-input.ts';
import { orderCreated, orderNotCreated, orderPath } from '#contract/orders.ts';
import { signInFirst } from '#contract/services.ts';
import type { Context } from '#core/context.ts';
import { AppError, errorTable } from '#core/errors.ts';
import { createOrder } from '#core/orders/actions.ts';
import { drawOrder } from '#core/orders/queries.ts';
import { listOwnScans } from '#core/scans/own-scans.ts';
import type { Route } from './+types/order.ts';
import { EarlierRequest } from './earlier-request.tsx';
import { OrderForm, type OrderResult } from './order-form.tsx';
import './orders.css';

const failed = { variant: 'destructive', ...orderNotCreated } as const;

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

/** When an order was refused for a while, the answer says for how long. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const typed = (value: unknown) => (typeof value === 'string' ? value : '');

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = context.get(requestContext);
  requireSignIn(ctx, params.serviceId);
  const fields = Object.fromEntries(await request.formData());
  const values = {
    hours: typed(fields.hours),
    note: typed(fields.note),
    scanId: typed(fields.scanId),
    idempotencyKey: typed(fields.idempotencyKey),
  };
  const parsed = orderInput.safeParse({ ...fields, serviceId: params.serviceId });
  if (!parsed.success) return data<OrderResult>({ ...refusal(parsed.error), values }, 400);
  try {
    const { orderId, serviceName } = await createOrder(ctx, parsed.data);
    const toast = orderCreated(serviceName, ctx.platform.config.stripe !== null);
    return redirectWithToast(ctx, `/dashboard/requests/${orderId}`, { variant: 'success', ...toast });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not-found') throw error;
    if (errorTable[error.code].report) report(ctx, error);
    const toast = { ...failed, description: error.publicMessage ?? failed.description };
    const headers: HeadersInit = error.retryAfter ? { 'retry-after': String(error.retryAfter) } : {};
    return data<OrderResult>({ toast, values }, { status: error.status, headers });
  }
}

/** What is wrong with the form, each beside its field. */
function refusal(error: z.ZodError): OrderResult {
  const { fieldErrors } = z.flattenError(error) as { fieldErrors: Record<string, string[] | undefined> };
  const { hours, note, scanId } = fieldErrors;
  const errors = {
    ...(hours?.[0] && { hours: hours[0] }),
    ...(note?.[0] && { note: note[0] }),
    ...(scanId?.[0] && { scanId: scanId[0] }),
  };
  const marked = Object.keys(errors).length > 0;
  return { toast: marked ? { ...failed, description: 'Please check the fields that are marked.' } : failed, errors };
}

/** The form shows a sentence only: what really failed is for the operator. */
function report({ platform, client }: Context, error: AppError): void {
  const requestId = client ? { requestId: client.requestId } : {};
  platform.log.error('An order could not be made', { error, status: error.status, ...requestId });
}

/** A connection that fails is told like a server that fails: what was typed stays, and may be sent again. */
export const clientAction = tellingFailure<OrderResult>(failed.description, failed.title);

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, {
    title: loaderData ? `Request: ${loaderData.service.name}` : 'Request a service',
    description: loaderData?.service.description ?? 'Request one of our services.',
    path: loaderData ? orderPath(loaderData.service.id) : '/services',
    noindex: true,
  });

/** The page of the form: where it leads without JavaScript, and where one comes back to after signing in. */
export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { service, earlier } = loaderData;
  return (
    <>
      <PageHead title={service.name}>
        <p className="lead">{service.description}</p>
      </PageHead>
      <div className="page order-page">
        <EarlierRequest earlier={earlier} />
        <Card>
          <OrderForm draft={loaderData} result={actionData as OrderResult | undefined} />
        </Card>
      </div>
    </>
  );
}
