import { and, inArray, isNull } from 'drizzle-orm';
import { lockWatching, type Watch } from '#core/watching/internal/store.ts';
import { watches } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** The watch of an address without an account. */
export async function findAddressWatch(tx: Transaction, { vault }: Platform, email: string): Promise<Watch | null> {
  const [row] = await tx
    .select()
    .from(watches)
    .where(and(isNull(watches.userId), inArray(watches.emailIndex, vault.blindIndexes(email))));
  return row ?? null;
}

/** Of its watching and an account that takes its place, one begins at a time. */
export const lockAddress = (tx: Transaction, { vault }: Platform, email: string): Promise<void> =>
  lockWatching(tx, vault.fingerprint('watched address', email));
