import { and, eq, isNotNull } from 'drizzle-orm';
import { cutOrders, deleteOrders, nextOrdersOf } from '#core/orders/erase.ts';
import { invoicedAmong } from '#core/orders/invoices/erase.ts';
import { deletePaymentsOf, paidAmong } from '#core/orders/payments/erase.ts';
import { deleteScansOf, destroyScanKeys } from '#core/scans/erase.ts';
import { deleteMessagesFrom } from '#core/site/messages/erase.ts';
import { deleteAnswersAbout } from '#core/sources/queries/answers.ts';
import { dataKeys } from '#platform/crypto/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** Whose account it is. */
export interface Leaving {
  userId: string;
  email: string;
}

/** Rows of one transaction: others wait for its locks no longer than that. */
const BATCH = { scans: 200, orders: 20, messages: 200 } as const;

/** A part of an account that is deleted bit by bit. @returns how much it found; 0 when none is left */
type Step = (tx: Transaction, platform: Platform, leaving: Leaving) => Promise<number>;

/** Makes everything unreadable that is sealed for somebody, in one step. */
export async function destroyKeys(tx: Transaction, platform: Platform, leaving: Leaving): Promise<void> {
  const theirs = and(eq(dataKeys.ownerId, leaving.userId), isNotNull(dataKeys.wrapped));
  await tx.update(dataKeys).set({ wrapped: null, destroyedAt: platform.clock.now() }).where(theirs);
  await destroyScanKeys(tx, platform, leaving);
}

const scans: Step = (tx, platform, leaving) => deleteScansOf(tx, platform, leaving, BATCH.scans);

const messages: Step = (tx, platform, { email }) => deleteMessagesFrom(tx, platform, email, BATCH.messages);

const answers: Step = async (tx, { vault }, { email }) => {
  await deleteAnswersAbout(tx, vault, email);
  return 0;
};

/** Orders that money was paid for stay in the books, without anything of the person. */
const orders: Step = async (tx, platform, { userId }) => {
  const next = await nextOrdersOf(tx, userId, BATCH.orders);
  const ids = next.map(({ id }) => id);
  const booked = new Set([
    ...next.filter(({ isPaid }) => isPaid).map(({ id }) => id),
    ...(await invoicedAmong(tx, ids)),
    ...(await paidAmong(tx, ids)),
  ]);
  const unpaid = ids.filter((id) => !booked.has(id));
  await deletePaymentsOf(tx, unpaid);
  await deleteOrders(tx, unpaid);
  await cutOrders(tx, [...booked], platform.clock.now());
  return ids.length;
};

export const steps: readonly Step[] = [scans, orders, messages, answers];
