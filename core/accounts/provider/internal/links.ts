import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { linkedIdentities } from '#core/accounts/provider/schema.ts';
import { personKey } from '#core/base/person-key.ts';
import type { DataKey } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Identity } from '#platform/identity/provider.ts';
import type { Platform } from '#platform/platform.ts';

export type IdentityRow = typeof linkedIdentities.$inferSelect;

/** What is kept of an identity. */
type LinkableIdentity = Pick<Identity, 'issuer' | 'subject' | 'email'>;

const kept = z.object({ issuer: z.string(), subject: z.string(), email: z.string().nullable() });

const placeOf = (row: string) => ({ table: 'linked_identities', column: 'sealed', row });
const textOf = ({ issuer, subject }: Pick<Identity, 'issuer' | 'subject'>) => JSON.stringify([issuer, subject]);

/** Found by issuer and subject alone, also under keys that were used before. Under the system's scope. */
export async function findIdentity(
  tx: Transaction,
  { vault }: Platform,
  identity: Pick<Identity, 'issuer' | 'subject'>,
): Promise<IdentityRow | null> {
  const indexes = vault.fingerprints('identity', textOf(identity));
  const [row] = await tx.select().from(linkedIdentities).where(inArray(linkedIdentities.subjectIndex, indexes));
  return row ?? null;
}

export async function findIdentityOf(tx: Transaction, userId: string): Promise<IdentityRow | null> {
  const [row] = await tx.select().from(linkedIdentities).where(eq(linkedIdentities.userId, userId));
  return row ?? null;
}

/** @returns null where the account or the identity has a link already: of two at once, one is made */
export async function insertIdentity(
  tx: Transaction,
  platform: Platform,
  userId: string,
  identity: LinkableIdentity,
): Promise<IdentityRow | null> {
  const { vault, clock } = platform;
  const id = randomUUID();
  const key = await personKey(tx, platform, userId);
  const sealed = vault.seal(key, placeOf(id), JSON.stringify(kept.parse(identity)));
  const subjectIndex = vault.fingerprint('identity', textOf(identity));
  const [row] = await tx
    .insert(linkedIdentities)
    .values({ id, userId, subjectIndex, sealed, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

export const openIdentity = ({ vault }: Platform, key: DataKey, { id, sealed }: IdentityRow): LinkableIdentity =>
  kept.parse(JSON.parse(vault.open(key, placeOf(id), sealed)));

/** It has signed somebody in just now. */
export async function noteUsed(tx: Transaction, { clock }: Platform, id: string): Promise<void> {
  await tx.update(linkedIdentities).set({ lastUsedAt: clock.now() }).where(eq(linkedIdentities.id, id));
}

/** Hash of a session at the provider, as sessions here keep it. */
export const sidHashOf = ({ vault }: Platform, { issuer, sessionId }: { issuer: string; sessionId: string | null }) =>
  sessionId === null ? null : vault.hashToken(JSON.stringify([issuer, sessionId]));
