import { asc, eq } from 'drizzle-orm';
import { findPersonKey } from '#core/base/person-key.ts';
import { removalExclusions } from '#core/removal/schema.ts';
import type { Place } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

export const exclusionPlace = (id: string): Place => ({ table: 'removal_exclusions', column: 'sealed', row: id });

/** Companies that a person never wants to ask, by their ids in the directory, the oldest first. */
export async function readExclusions(
  tx: Transaction,
  platform: Platform,
  userId: string,
): Promise<{ company: string; createdAt: Date }[]> {
  const rows = await tx
    .select()
    .from(removalExclusions)
    .where(eq(removalExclusions.userId, userId))
    .orderBy(asc(removalExclusions.createdAt), asc(removalExclusions.id));
  const key = rows.length > 0 ? await findPersonKey(tx, platform, userId) : null;
  if (!key) return [];
  return rows.map(({ id, sealed, createdAt }) => ({
    company: platform.vault.open(key, exclusionPlace(id), sealed),
    createdAt,
  }));
}
