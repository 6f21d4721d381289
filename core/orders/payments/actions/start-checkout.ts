import { eq } from 'drizzle-orm';
import { orderNotCreated } from '#contract/orders/types.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { type OrderRecord, readOwnOrder } from '#core/orders/internal/load.ts';
import { closeCheckouts, hasOpenPage } from '#core/orders/payments/actions/close-checkouts.ts';
import { paymentStarted } from '#core/orders/payments/events.ts';
import { requireGateway } from '#core/orders/payments/internal/gateway.ts';
import { type PaymentRecord, triesOf } from '#core/orders/payments/queries/load.ts';
import { canPay, checkoutLifeMs, leastLifeMs } from '#core/orders/payments/rules.ts';
import { paymentCustomers, payments } from '#core/orders/payments/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { type Checkout, GatewayError, type PaymentGateway } from '#platform/payments/gateway.ts';

interface Begun {
  payment: PaymentRecord;
  order: OrderRecord;
  customerId: string | null;
}

/**
 * Opens the page on which the customer pays an order of theirs, or finds the one that is open already: a double click,
 * a second tab or the back button lead to the same page. An earlier page is ended before there is another, since somebody
 * may have paid there without a message having come.
 * @returns its address
 * @throws AppError `not-found`, `conflict` when there is nothing to pay, `unavailable`
 */
export async function startCheckout(ctx: Context, orderId: string): Promise<string> {
  const gateway = requireGateway(ctx);
  const begin = () => ctx.platform.database.transaction(scopeOf(ctx.actor), (tx) => beginCheckout(tx, ctx, orderId));
  let begun = await begin();
  if (!begun) {
    await endEarlierPages(ctx, orderId);
    begun = await begin();
  }
  if (!begun) throw notCreated();
  if (begun.payment.checkoutUrl) return begun.payment.checkoutUrl;
  const checkout = await openGatewayPage(gateway, ctx, begun);
  await ctx.platform.database.transaction(systemScope, (tx) => keepCheckout(tx, begun.payment.id, checkout));
  return checkout.url;
}

async function endEarlierPages({ platform }: Context, orderId: string): Promise<void> {
  try {
    await closeCheckouts(platform, orderId);
  } catch (error) {
    throw error instanceof GatewayError ? notCreated(error) : error;
  }
}

const notCreated = (cause?: Error): AppError =>
  new AppError('unavailable', { publicMessage: orderNotCreated.description, retryAfter: 10, ...(cause && { cause }) });

/** @returns null while an earlier page has to be ended first */
async function beginCheckout(tx: Transaction, ctx: Context, orderId: string): Promise<Begun | null> {
  const order = await readOwnOrder(tx, ctx, orderId);
  if (!canPay(order)) throw new AppError('conflict', { publicMessage: 'There is nothing to pay for this request.' });
  const tries = await triesOf(tx, ctx.actor, orderId);
  const [customer] = order.userId
    ? await tx.select().from(paymentCustomers).where(eq(paymentCustomers.userId, order.userId))
    : [];
  const usable = findUsable(tries, ctx);
  if (!usable && tries.some(hasOpenPage)) return null;
  const payment =
    usable ?? (await addTry(tx, ctx, order, tries.length + 1)) ?? (await triesOf(tx, ctx.actor, orderId)).at(-1);
  if (!payment) throw new AppError('internal');
  return { payment, order, customerId: customer?.customerId ?? null };
}

function findUsable(tries: readonly PaymentRecord[], { platform }: Context): PaymentRecord | undefined {
  const end = platform.clock.now().getTime() + leastLifeMs;
  return tries.findLast(
    ({ state, expiresAt }) => ['opening', 'open', 'declined'].includes(state) && expiresAt.getTime() > end,
  );
}

/** @returns null when another tab is adding the same try at this very moment: it has committed by then */
async function addTry(
  tx: Transaction,
  ctx: Context,
  order: OrderRecord,
  attempt: number,
): Promise<PaymentRecord | null> {
  const now = ctx.platform.clock.now();
  const { id: orderId, userId, currency } = order;
  const expiresAt = new Date(now.getTime() + checkoutLifeMs);
  const [payment] = await tx
    .insert(payments)
    .values({
      orderId,
      userId,
      attempt,
      amount: order.amount * 100,
      currency,
      expiresAt,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [payments.orderId, payments.attempt] })
    .returning();
  if (!payment) return null;
  const newValues = { order_id: orderId, amount: order.amount, currency, attempt };
  await record(tx, ctx, paymentStarted, { entityId: payment.id, newValues });
  return payment;
}

/** The same question for the same try, so that the gateway opens one page however often it is asked. */
async function openGatewayPage(gateway: PaymentGateway, { platform }: Context, { payment, order, customerId }: Begun) {
  const back = `${platform.config.appUrl}/dashboard/requests/${order.id}/payment`;
  try {
    return await gateway.openCheckout({
      paymentId: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      item: order.serviceName,
      customerId,
      email: order.contactEmail,
      successUrl: `${back}?from=success`,
      cancelUrl: `${back}?from=cancel`,
      expiresAt: payment.expiresAt,
    });
  } catch (error) {
    throw error instanceof GatewayError ? notCreated(error) : error;
  }
}

async function keepCheckout(tx: Transaction, paymentId: string, { id, url }: Checkout): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!payment) return;
  const state = payment.state === 'opening' ? 'open' : payment.state;
  await tx.update(payments).set({ checkoutId: id, checkoutUrl: url, state }).where(eq(payments.id, paymentId));
}
