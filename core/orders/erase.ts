import { and, asc, eq, gte, inArray, isNull, lt } from 'drizzle-orm';
import { dataKeys } from '#platform/crypto/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { appointments } from './appointments/schema.ts';
import { orderFiles, orderInternalNotes, orderMessages, serviceRequests } from './schema.ts';

/** Stands where the address of an erased account stood. */
const erasedEmail = 'no-email@unknown.invalid';

export interface OrderToErase {
  id: string;
  /** Money was paid for it, or may be under way. */
  isPaid: boolean;
}

/** The next of somebody's orders, locked. */
export async function nextOrdersOf(tx: Transaction, userId: string, most: number): Promise<OrderToErase[]> {
  const rows = await tx
    .select({ id: serviceRequests.id, paymentStatus: serviceRequests.paymentStatus })
    .from(serviceRequests)
    .where(eq(serviceRequests.userId, userId))
    .orderBy(asc(serviceRequests.id))
    .limit(most)
    .for('update');
  return rows.map(({ id, paymentStatus }) => ({
    id,
    isPaid: paymentStatus !== 'unpaid' && paymentStatus !== 'failed',
  }));
}

/** Deletes orders with their keys, messages and files. */
export async function deleteOrders(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(serviceRequests).where(inArray(serviceRequests.id, [...ids]));
  await tx.delete(dataKeys).where(inArray(dataKeys.id, [...ids]));
}

/**
 * Leaves of orders what the books need: what was ordered, when and for how much. Their keys stay as destroyed, so that
 * nothing can be sealed for them anew.
 */
export async function cutOrders(tx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const which = [...ids];
  await tx.delete(orderMessages).where(inArray(orderMessages.orderId, which));
  await tx.delete(orderFiles).where(inArray(orderFiles.orderId, which));
  await tx.delete(orderInternalNotes).where(inArray(orderInternalNotes.orderId, which));
  await tx.delete(appointments).where(inArray(appointments.orderId, which));
  const nobodys = {
    userId: null,
    contactEmail: erasedEmail,
    customerNote: null,
    intakeAnswers: null,
    adminNotes: null,
    assigneeId: null,
    specialist: null,
    expectedOn: null,
  };
  await tx
    .update(serviceRequests)
    .set({ ...nobodys, idempotencyKey: null, scanId: null, reportScanId: null })
    .where(inArray(serviceRequests.id, which));
  const keys = which.map((id) => ({ id, ownerId: null, wrapped: null, destroyedAt: now }));
  await tx
    .insert(dataKeys)
    .values(keys)
    .onConflictDoUpdate({ target: dataKeys.id, set: { ownerId: null, wrapped: null, destroyedAt: now } });
}

/** Takes a member of staff, whose account goes, from the orders that they saw to. */
export async function forgetAssignee(tx: Transaction, userId: string): Promise<void> {
  await tx
    .update(serviceRequests)
    .set({ assigneeId: null, specialist: null })
    .where(eq(serviceRequests.assigneeId, userId));
}

/** Deletes some of the orders without an account that the books no longer need. @returns how many; 0 at the end */
export async function deleteOldNobodysOrders(
  tx: Transaction,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  const rows = await tx
    .select({ id: serviceRequests.id })
    .from(serviceRequests)
    .where(
      and(
        isNull(serviceRequests.userId),
        eq(serviceRequests.contactEmail, erasedEmail),
        lt(serviceRequests.createdAt, before),
      ),
    )
    .orderBy(asc(serviceRequests.createdAt), asc(serviceRequests.id))
    .limit(most);
  await deleteOrders(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/** Who of these ordered since a moment. */
export async function customersSince(tx: Transaction, userIds: readonly string[], since: Date): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ userId: serviceRequests.userId })
    .from(serviceRequests)
    .where(and(inArray(serviceRequests.userId, [...userIds]), gte(serviceRequests.createdAt, since)));
  return rows.flatMap(({ userId }) => userId ?? []);
}
