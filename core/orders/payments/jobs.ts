import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '#core/base/errors.ts';
import { closeCheckouts } from '#core/orders/payments/actions/close-checkouts.ts';
import { refreshPayment } from '#core/orders/payments/actions/refresh-payment.ts';
import { sendRefund } from '#core/orders/payments/actions/send-refund.ts';
import { closeJob, refreshJob, refundJob } from '#core/orders/payments/internal/job-names.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import { GatewayError } from '#platform/payments/gateway.ts';
import { defineJob, PermanentFailure } from '#platform/queue/define.ts';
import { paymentNotices, paymentRefunds, payments } from './schema.ts';

/** Messages are repeated for three days at most (https://docs.stripe.com/webhooks). */
const noticesKeptMs = 30 * 86_400_000;
const unsettledAfterMs = 10 * 60_000;
/** Banks take days over some refunds. */
const refundAfterMs = 6 * 3_600_000;
const atOnce = 200;

export const paymentRefresh = defineJob({
  ...refreshJob,
  options: { concurrency: 2, expireInSeconds: 60, retryLimit: 12, retryDelay: 2 },
  async run(platform, { paymentId }) {
    try {
      await refreshPayment(platform, paymentId);
    } catch (error) {
      const hopeless = error instanceof AppError || (error instanceof GatewayError && error.reason === 'refused');
      throw hopeless ? new PermanentFailure('payment-not-as-asked', { cause: error }) : error;
    }
  },
});

/** Gives back what staff asked for. */
export const paymentRefund = defineJob({
  ...refundJob,
  options: { concurrency: 2, expireInSeconds: 60, retryLimit: 12, retryDelay: 2 },
  run: (platform, { refundId }) => sendRefund(platform, refundId),
});

/** Ends the payment pages of an order that was called off; whoever paid a moment before has paid. */
export const paymentClose = defineJob({
  ...closeJob,
  options: { concurrency: 1, expireInSeconds: 60, retryLimit: 12, retryDelay: 2 },
  run: (platform, { orderId }) => closeCheckouts(platform, orderId),
});

/** Looks after payments whose message never came, and forgets messages that cannot come again. */
export const paymentSweep = defineJob({
  name: 'payment.sweep',
  input: z.strictObject({}),
  schedule: '*/10 * * * *',
  options: { concurrency: 1 },
  async run({ database, clock }) {
    const now = clock.now().getTime();
    await database.transaction(systemScope, async (tx) => {
      await tx.delete(paymentNotices).where(lt(paymentNotices.createdAt, new Date(now - noticesKeptMs)));
      await tx
        .update(payments)
        .set({ state: 'expired' })
        .where(and(eq(payments.state, 'opening'), isNull(payments.checkoutId), lt(payments.expiresAt, new Date(now))));
      const unsettled = await tx
        .select({ paymentId: payments.id })
        .from(payments)
        .where(
          and(
            inArray(payments.state, ['opening', 'open', 'declined', 'pending']),
            lt(payments.updatedAt, new Date(now - unsettledAfterMs)),
          ),
        )
        .orderBy(payments.updatedAt)
        .limit(atOnce);
      for (const input of unsettled) await enqueue(tx, refreshJob, input);
      await lookAfterRefunds(tx, now);
    });
  },
});

/** Those whose job gave up are asked for again; those that are on their way are looked at now and then. */
async function lookAfterRefunds(tx: Transaction, now: number): Promise<void> {
  const left = await tx
    .update(paymentRefunds)
    .set({ updatedAt: new Date(now) })
    .where(
      or(
        and(eq(paymentRefunds.state, 'asked'), lt(paymentRefunds.updatedAt, new Date(now - unsettledAfterMs))),
        and(eq(paymentRefunds.state, 'pending'), lt(paymentRefunds.updatedAt, new Date(now - refundAfterMs))),
      ),
    )
    .returning({ refundId: paymentRefunds.id });
  for (const input of left) await enqueue(tx, refundJob, input);
}
