import { randomBytes } from 'node:crypto';
import { findPersonKey, personKey } from '#core/base/person-key.ts';
import type { webhooks } from '#core/webhooks/schema.ts';
import type { Place } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** Where events go, and what signs them. */
export interface Target {
  url: string;
  /** `whsec_` and 32 random bytes in base64. */
  secret: string;
}

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

const placeOf = (id: string): Place => ({ table: 'webhooks', column: 'sealed', row: id });

export async function sealTarget(
  tx: Transaction,
  platform: Platform,
  { id, userId }: { id: string; userId: string },
  target: Target,
): Promise<string> {
  return platform.vault.seal(await personKey(tx, platform, userId), placeOf(id), JSON.stringify(target));
}

/** @returns null once the key of the account was destroyed */
export async function openTarget(
  tx: Transaction,
  platform: Platform,
  { id, userId, sealed }: typeof webhooks.$inferSelect,
): Promise<Target | null> {
  const key = await findPersonKey(tx, platform, userId);
  return key && (JSON.parse(platform.vault.open(key, placeOf(id), sealed)) as Target);
}
