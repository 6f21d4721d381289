import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, chosenLanguage, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { lockOrderOf, type OrderRecord, readOwnOrder } from '#core/orders/internal/load.ts';
import { closeCheckouts, hasOpenPage } from '#core/orders/payments/actions/close-checkouts.ts';
import { paymentStarted } from '#core/orders/payments/events.ts';
import { requireGateway } from '#core/orders/payments/internal/gateway.ts';
import { closeJob } from '#core/orders/payments/internal/job-names.ts';
import { type PaymentRecord, triesOf } from '#core/orders/payments/queries/load.ts';
import { canPay, checkoutLifeMs, leastLifeMs } from '#core/orders/payments/rules.ts';
import { paymentCustomers, payments } from '#core/orders/payments/schema.ts';
import { readServiceNames } from '#core/site/services/queries/service-names.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import { type Checkout, GatewayError, type PaymentGateway } from '#platform/payments/gateway.ts';

/** More rounds than one person's tabs can cause by taking each other's place. */
const mostRounds = 5;

interface Opening {
  payment: PaymentRecord;
  order: OrderRecord;
  customerId: string | null;
  /** What is paid for, in the language of whoever pays. */
  item: string;
}

/** What comes next on the way to the one page on which an order is paid. */
type Step =
  | { step: 'hand-out'; url: string }
  | { step: 'open'; opening: Opening }
  /** Pages other than that of `except` could still be paid at. */
  | { step: 'end-others'; except?: string };

/**
 * Opens the page on which the customer pays an order of theirs, or finds the one that is open already: a double click,
 * a second tab or the back button lead to the same page. A page is handed out only when, after it was opened, the order can
 * still be paid, no other page has taken its place, and every other one is ended: somebody may have paid there without a
 * message having come.
 * @returns its address
 * @throws AppError `not-found`, `conflict` when there is nothing to pay, `unavailable`
 */
export async function startCheckout(ctx: Context, orderId: string): Promise<string> {
  const gateway = requireGateway(ctx);
  for (let round = 0; round < mostRounds; round++) {
    const next = await ctx.platform.database.transaction(scopeOf(ctx.actor), (tx) => decideStep(tx, ctx, orderId));
    if (next.step === 'hand-out') return next.url;
    if (next.step === 'open') await openPage(gateway, ctx, next.opening);
    else await endPages(ctx, orderId, next.except);
  }
  throw notCreated();
}

async function openPage(gateway: PaymentGateway, ctx: Context, opening: Opening): Promise<void> {
  const checkout = await openGatewayPage(gateway, ctx, opening);
  await ctx.platform.database.transaction(systemScope, (tx) => keepCheckout(tx, opening.payment, checkout));
}

async function endPages({ platform }: Context, orderId: string, except?: string): Promise<void> {
  try {
    await closeCheckouts(platform, orderId, except);
  } catch (error) {
    throw error instanceof GatewayError ? notCreated(error) : error;
  }
}

const notCreated = (cause?: Error): AppError =>
  new AppError('unavailable', { publicMessage: fault('order-not-created'), retryAfter: 10, ...(cause && { cause }) });

async function decideStep(tx: Transaction, ctx: Context, orderId: string): Promise<Step> {
  const order = await readOwnOrder(tx, ctx, orderId);
  if (!canPay(order)) throw new AppError('conflict', { publicMessage: fault('nothing-to-pay') });
  const tries = await triesOf(tx, ctx.actor, orderId);
  const newest = tries.at(-1);
  const usable = newest && isUsable(newest, ctx) ? newest : undefined;
  if (tries.some((one) => one.id !== usable?.id && hasOpenPage(one)))
    return { step: 'end-others', ...(usable && { except: usable.id }) };
  if (usable?.checkoutUrl) return { step: 'hand-out', url: usable.checkoutUrl };
  const payment =
    usable ?? (await addTry(tx, ctx, order, tries.length + 1)) ?? (await triesOf(tx, ctx.actor, orderId)).at(-1);
  if (!payment) throw new AppError('internal');
  const item = (await readServiceNames(tx, chosenLanguage(ctx.actor)))(order.serviceName);
  return { step: 'open', opening: { payment, order, customerId: await customerOf(tx, order), item } };
}

function isUsable({ state, expiresAt }: PaymentRecord, { platform }: Context): boolean {
  const end = platform.clock.now().getTime() + leastLifeMs;
  return ['opening', 'open', 'declined'].includes(state) && expiresAt.getTime() > end;
}

/** Who they are at the gateway, once they have paid there. */
async function customerOf(tx: Transaction, { userId }: OrderRecord): Promise<string | null> {
  if (!userId) return null;
  const [customer] = await tx.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId));
  return customer?.customerId ?? null;
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

/**
 * The same question for the same try, so that the gateway opens one page however often it is asked. Whoever changes their
 * language after an answer was lost is refused until the try has expired: a second page could be paid as well.
 */
async function openGatewayPage(
  gateway: PaymentGateway,
  { platform, actor }: Context,
  { payment, order, customerId, item }: Opening,
) {
  const language = chosenLanguage(actor);
  const back = `${platform.config.appUrl}/dashboard/requests/${order.id}/payment`;
  try {
    return await gateway.openCheckout({
      paymentId: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      item,
      language,
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

/** Keeps where it is. The page of an order that was cancelled meanwhile is ended: whoever cancelled it did not know of it. */
async function keepCheckout(tx: Transaction, { id: paymentId, orderId }: PaymentRecord, checkout: Checkout) {
  const order = orderId ? await lockOrderOf(tx, orderId) : null;
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!payment) return;
  const state = payment.state === 'opening' ? 'open' : payment.state;
  const { id: checkoutId, url: checkoutUrl } = checkout;
  await tx.update(payments).set({ checkoutId, checkoutUrl, state }).where(eq(payments.id, paymentId));
  if (order?.status === 'cancelled') await enqueue(tx, closeJob, { orderId: order.id });
}
