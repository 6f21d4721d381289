import { readIdentifiers, type Identifier as Stored } from '#core/identifiers/internal/store.ts';
import type { Identifier } from '#core/sources/define.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * What a scan may ask sources about, beside the address of the account: everything that is proven, and user names. What
 * waits for its proof is left out; names, phone numbers and towns are for brokers only.
 */
export async function readScannedIdentifiers(
  tx: Transaction,
  platform: Platform,
  userId: string,
): Promise<Identifier[]> {
  return (await readIdentifiers(tx, platform, userId)).flatMap(scannedOf);
}

function scannedOf({ kind, value, provenAt }: Stored): Identifier[] {
  if (kind === 'username') return [{ kind, value, proof: 'declared' }];
  return (kind === 'email' || kind === 'domain') && provenAt !== null ? [{ kind, value, proof: 'proven' }] : [];
}
