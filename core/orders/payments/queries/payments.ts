import { and, asc, eq } from 'drizzle-orm';
import type { Listing, Page } from '#contract/base/paging.ts';
import type { PaymentTry, StaffPaymentTry } from '#contract/orders/payments.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { readPage } from '#core/base/paging.ts';
import { requireAccount } from '#core/base/person.ts';
import { loadOrder } from '#core/orders/internal/load.ts';
import { refundable } from '#core/orders/payments/rules.ts';
import { paymentCustomers, payments } from '#core/orders/payments/schema.ts';
import { requireCan } from '#core/orders/policy.ts';
import { askedOf, type PaymentRecord } from './load.ts';

/** Whether the gateway keeps payment methods of the person who is signed in, which its page can show. */
export async function hasPaymentMethods({ actor, platform }: Context): Promise<boolean> {
  if (platform.payments === null || actor.kind !== 'person') return false;
  const { userId } = actor;
  const rows = await platform.database.read(scopeOf(actor), (tx) =>
    tx.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId)),
  );
  return rows.length > 0;
}

/** What was tried at the gateway to pay an order, oldest first, for staff. @throws AppError `forbidden`, `not-found` */
export async function listPaymentTries({ actor, platform }: Context, orderId: string): Promise<StaffPaymentTry[]> {
  const rows = await platform.database.read(scopeOf(actor), async (tx) => {
    requireCan(actor, 'order.change-payment', await loadOrder(tx, actor, orderId));
    return tx
      .select({ payment: payments, asked: askedOf })
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(asc(payments.attempt));
  });
  const canRefund = platform.payments !== null;
  return rows.map(({ payment, asked }) => ({
    ...tryOf(payment),
    refundable: canRefund ? refundable(payment, asked) : 0,
  }));
}

const tryOf = (row: PaymentRecord): PaymentTry => {
  const { id, attempt, state, amount, refunded, currency, method, reference, createdAt, paidAt } = row;
  const times = { startedAt: createdAt.toISOString(), paidAt: paidAt?.toISOString() ?? null };
  return { id, attempt, state, amount, refunded, currency, method, reference, ...times };
};

const perPage = 50;

/** What the person who asks tried to pay at the gateway, newest first. @throws AppError `unauthenticated` */
export function listOwnPayments(
  ctx: Context,
  listing: Listing,
): Promise<Page<PaymentTry & { orderId: string | null }>> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const page = await readPage({
      listing,
      size: perPage,
      order: { time: payments.createdAt, id: payments.id },
      select: ({ where, orderBy, limit }) =>
        tx
          .select()
          .from(payments)
          .where(and(eq(payments.userId, actor.userId), where))
          .orderBy(...orderBy)
          .limit(limit),
      placeOf: ({ createdAt, id }) => ({ time: createdAt, id }),
    });
    return { ...page, rows: page.rows.map((row) => ({ ...tryOf(row), orderId: row.orderId })) };
  });
}
