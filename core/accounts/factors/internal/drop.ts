import { eq } from 'drizzle-orm';
import { passkeyChallenges, passkeys } from '#core/accounts/factors/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { removeFactor } from './store.ts';

/** Takes away every passkey and second factor of somebody, and what was asked for to add one. */
export async function dropFactors(tx: Transaction, userId: string): Promise<void> {
  await removeFactor(tx, userId);
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
}
