import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { profiles } from '#core/accounts/profile/schema.ts';
import { userScans } from '#core/scans/schema.ts';
import { openAddress } from '#core/watching/internal/sealed-address.ts';
import type { Watch } from '#core/watching/internal/store.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** Whom a watch is about. */
export interface Watched {
  watchId: string;
  /** Null where it is an address without an account. */
  userId: string | null;
  email: string;
  name: string;
}

/** Under the system's scope. @returns null when the account is to be erased, or the address cannot be read any more */
export async function findWatched(tx: Transaction, platform: Platform, watch: Watch): Promise<Watched | null> {
  const { id: watchId, userId } = watch;
  if (userId !== null) return findAccount(tx, userId);
  const email = await openAddress(tx, platform, watch);
  return email === null ? null : { watchId, userId, email, name: '' };
}

/** An account, as what is watched. @returns null when it is to be erased */
export async function findAccount(tx: Transaction, userId: string): Promise<Watched | null> {
  const [account] = await tx.select().from(profiles).where(eq(profiles.id, userId));
  if (!account || account.deletedAt) return null;
  return { watchId: userId, userId, email: account.email, name: account.fullName ?? '' };
}

/** Rows of their scans. */
export const scansOf = ({ vault }: Platform, { userId, email }: Watched): SQL | undefined =>
  userId === null
    ? and(isNull(userScans.userId), inArray(userScans.emailIndex, vault.blindIndexes(email)))
    : eq(userScans.userId, userId);
