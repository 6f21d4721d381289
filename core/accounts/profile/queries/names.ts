import { inArray } from 'drizzle-orm';
import { profiles } from '#core/accounts/profile/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

export interface PersonName {
  fullName: string | null;
  email: string;
}

/** Who these people are, as far as the transaction may see them; accounts that are gone are left out. */
export async function readNames(
  tx: Transaction,
  userIds: readonly (string | null)[],
): Promise<ReadonlyMap<string, PersonName>> {
  const wanted = [...new Set(userIds.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await tx
    .select({ id: profiles.id, fullName: profiles.fullName, email: profiles.email })
    .from(profiles)
    .where(inArray(profiles.id, wanted));
  return new Map(rows.map(({ id, ...name }) => [id, name]));
}
