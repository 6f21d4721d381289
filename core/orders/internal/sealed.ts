import { and, eq, isNull } from 'drizzle-orm';
import { serviceRequests } from '#core/orders/schema.ts';
import { dataKeys } from '#platform/crypto/schema.ts';
import type { DataKey, Place, Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

export const notePlace = (orderId: string): Place => ({
  table: 'service_requests',
  column: 'customer_note',
  row: orderId,
});
export const intakePlace = (orderId: string): Place => ({
  table: 'service_requests',
  column: 'intake_answers',
  row: orderId,
});
export const internalNotePlace = (orderId: string): Place => ({
  table: 'order_internal_notes',
  column: 'sealed',
  row: orderId,
});
export const messagePlace = (id: string): Place => ({ table: 'order_messages', column: 'sealed', row: id });
export const fileContentPlace = (id: string): Place => ({ table: 'order_files', column: 'sealed_content', row: id });
export const fileNamePlace = (id: string): Place => ({ table: 'order_files', column: 'sealed_name', row: id });

/** The key of a new order: its id the order's, its owner the customer, with whose account it is destroyed. */
export async function insertOrderKey(tx: Transaction, orderId: string, ownerId: string | null, wrapped: string) {
  await tx.insert(dataKeys).values({ id: orderId, ownerId, wrapped }).onConflictDoNothing();
}

async function readWrapped(tx: Transaction, orderId: string) {
  const [row] = await tx.select({ wrapped: dataKeys.wrapped }).from(dataKeys).where(eq(dataKeys.id, orderId));
  return row;
}

/**
 * The key to what was written about an order. Staff have no right to keys of their own, so it is looked up by the
 * system: only after the order itself was loaded for the actor, and outside of the actor's transaction.
 * @returns null when it was destroyed with the account
 * @throws VaultError
 */
export async function findOrderKey({ database, vault }: Platform, orderId: string): Promise<DataKey | null> {
  const row =
    (await database.read(systemScope, (tx) => readWrapped(tx, orderId))) ??
    (await database.transaction(systemScope, (tx) => makeUp(tx, vault, orderId)));
  return row?.wrapped ? vault.unwrapDataKey(orderId, row.wrapped) : null;
}

/** For an order that came into being in another way than by a customer's request. */
async function makeUp(tx: Transaction, vault: Vault, orderId: string) {
  const [order] = await tx
    .select({ userId: serviceRequests.userId })
    .from(serviceRequests)
    .where(
      and(eq(serviceRequests.id, orderId), isNull(serviceRequests.customerNote), isNull(serviceRequests.intakeAnswers)),
    );
  if (!order) return undefined;
  await insertOrderKey(tx, orderId, order.userId, vault.createDataKey(orderId).wrapped);
  return readWrapped(tx, orderId);
}
