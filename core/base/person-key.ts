import { eq } from 'drizzle-orm';
import { dataKeys } from '#platform/crypto/schema.ts';
import type { DataKey } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { AppError } from './errors.ts';

/** The person's own data key, made when it is first needed. @throws AppError `gone` when it was destroyed; VaultError */
export async function personKey(tx: Transaction, { vault }: Platform, userId: string): Promise<DataKey> {
  const { wrapped } = vault.createDataKey(userId);
  await tx.insert(dataKeys).values({ id: userId, ownerId: userId, wrapped }).onConflictDoNothing();
  const [row] = await tx.select({ wrapped: dataKeys.wrapped }).from(dataKeys).where(eq(dataKeys.id, userId));
  if (!row?.wrapped) throw new AppError('gone', { publicMessage: 'This account is gone.' });
  return vault.unwrapDataKey(userId, row.wrapped);
}

/** The same where nothing shall be written. @returns null when nothing was ever sealed with it; VaultError */
export async function findPersonKey(tx: Transaction, { vault }: Platform, userId: string): Promise<DataKey | null> {
  const [row] = await tx.select({ wrapped: dataKeys.wrapped }).from(dataKeys).where(eq(dataKeys.id, userId));
  return row?.wrapped ? vault.unwrapDataKey(userId, row.wrapped) : null;
}
