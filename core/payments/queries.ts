import { eq } from 'drizzle-orm';
import type { PaymentTry } from '#contract/payments.ts';
import { type Context, scopeOf } from '#core/context.ts';
import { requireCan } from '#core/policy.ts';
import { triesOf } from './load.ts';
import { paymentCustomers } from './schema.ts';

/** Whether the gateway keeps payment methods of the person who is signed in, which its page can show. */
export async function hasPaymentMethods({ actor, platform }: Context): Promise<boolean> {
  if (platform.payments === null || actor.kind !== 'person') return false;
  const { userId } = actor;
  const rows = await platform.database.transaction(scopeOf(actor), (tx) =>
    tx.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId)),
  );
  return rows.length > 0;
}

/** What was tried at the gateway to pay an order, oldest first, for staff. @throws AppError `forbidden` */
export async function listPaymentTries({ actor, platform }: Context, orderId: string): Promise<PaymentTry[]> {
  requireCan(actor, 'order.change-payment');
  const tries = await platform.database.transaction(scopeOf(actor), (tx) => triesOf(tx, orderId));
  return tries.map(({ id, attempt, state, amount, refunded, currency, method, reference, createdAt, paidAt }) => ({
    id,
    attempt,
    state,
    amount,
    refunded,
    currency,
    method,
    reference,
    startedAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
  }));
}
