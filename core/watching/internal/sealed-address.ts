import { eq } from 'drizzle-orm';
import type { Watch } from '#core/watching/internal/store.ts';
import { dataKeys } from '#platform/crypto/schema.ts';
import type { Place } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

const emailPlace = (watchId: string): Place => ({ table: 'watches', column: 'sealed_email', row: watchId });

/** Seals the address of a new watch under a data key of its own, its id the watch's. */
export async function sealAddress(
  tx: Transaction,
  { vault }: Platform,
  { id, email }: { id: string; email: string },
): Promise<string> {
  const { key, wrapped } = vault.createDataKey(id);
  await tx.insert(dataKeys).values({ id, ownerId: null, wrapped });
  return vault.seal(key, emailPlace(id), email);
}

/** @returns null for the watch of an account, and when its key was destroyed @throws VaultError */
export async function openAddress(
  tx: Transaction,
  { vault }: Platform,
  { id, sealedEmail }: Pick<Watch, 'id' | 'sealedEmail'>,
): Promise<string | null> {
  if (sealedEmail === null) return null;
  const [row] = await tx.select({ wrapped: dataKeys.wrapped }).from(dataKeys).where(eq(dataKeys.id, id));
  return row?.wrapped ? vault.open(vault.unwrapDataKey(id, row.wrapped), emailPlace(id), sealedEmail) : null;
}

/** Nothing that was sealed for the watch can be read any more. */
export async function destroyAddress(tx: Transaction, id: string): Promise<void> {
  await tx.delete(dataKeys).where(eq(dataKeys.id, id));
}
