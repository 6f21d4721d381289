import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { refreshJob } from '#core/orders/payments/internal/job-names.ts';
import { paymentNotices, payments } from '#core/orders/payments/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';

const uuid = z.uuid();

/**
 * Takes a message of the gateway: once, however often it comes. What it is about is looked up by a job.
 * @param body as it came, byte for byte: the signature is over it
 * @returns false when it is not the gateway's
 */
export async function takeNotice(platform: Platform, body: string, signature: string | null): Promise<boolean> {
  const notice = platform.payments?.readNotice(body, signature);
  if (!notice) return false;
  const { eventId, type } = notice;
  const createdAt = platform.clock.now();
  await platform.database.transaction(systemScope, async (tx) => {
    const paymentId = uuid.safeParse(notice.paymentId).data ?? (await findByReference(tx, notice.reference));
    const taken = await tx
      .insert(paymentNotices)
      .values({ eventId, type, paymentId, createdAt })
      .onConflictDoNothing()
      .returning({ eventId: paymentNotices.eventId });
    if (taken.length > 0 && paymentId) await enqueue(tx, refreshJob, { paymentId });
  });
  return true;
}

/** A refund that was begun on the gateway's own pages names the charge only. */
async function findByReference(tx: Transaction, reference: string | null): Promise<string | null> {
  if (reference === null) return null;
  const [payment] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.reference, reference));
  return payment?.id ?? null;
}
