import { type IdentifierKind, type ScannedKind, scannedKinds } from '#contract/identifiers/types.ts';
import { type Identifier, readIdentifiers } from '#core/identifiers/internal/store.ts';
import { proofOf } from '#core/identifiers/rules.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** What a scan may ask sources about, beside the address of the account. */
export interface ScannedIdentifier {
  kind: ScannedKind;
  value: string;
  proof: 'proven' | 'declared';
}

const isScanned = (kind: IdentifierKind): kind is ScannedKind => scannedKinds.some((one) => one === kind);

/** Everything proven or declared that sources can be asked about, proven first. What waits for its proof is left out. */
export async function readScannedIdentifiers(
  tx: Transaction,
  platform: Platform,
  userId: string,
): Promise<ScannedIdentifier[]> {
  const all = (await readIdentifiers(tx, platform, userId)).flatMap((one) => scannedOf(one));
  return [...all].sort((a, b) => Number(a.proof === 'declared') - Number(b.proof === 'declared'));
}

function scannedOf(one: Identifier): ScannedIdentifier[] {
  const proof = proofOf(one);
  return isScanned(one.kind) && proof !== 'waiting' ? [{ kind: one.kind, value: one.value, proof }] : [];
}
