import { and, eq, sql } from 'drizzle-orm';
import { identifiers } from '#core/identifiers/schema.ts';
import type { Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';

/** A profile: a site's, under a user name. */
export interface Profile {
  sourceId: string;
  username: string;
}

const nameOf = (userId: string, { sourceId, username }: Profile): string =>
  `${userId} ${sourceId} ${username.toLowerCase()}`;

export const profileKey = (vault: Vault, userId: string, profile: Profile): string =>
  vault.fingerprint('proven profile', nameOf(userId, profile));

/** Says of profiles whether the person has shown that they are theirs. Nothing is opened for it. */
export async function readProvenProfiles(
  tx: Transaction,
  vault: Vault,
  userId: string,
): Promise<(profile: Profile) => boolean> {
  const rows = await tx
    .select({ profiles: identifiers.profiles })
    .from(identifiers)
    .where(and(eq(identifiers.userId, userId), sql`${identifiers.profiles} <> '[]'::jsonb`));
  const proven = new Set(rows.flatMap(({ profiles }) => profiles.map(({ key }) => key)));
  if (proven.size === 0) return () => false;
  return (profile) => vault.fingerprints('proven profile', nameOf(userId, profile)).some((key) => proven.has(key));
}
