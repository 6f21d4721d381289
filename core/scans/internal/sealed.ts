import { eq } from 'drizzle-orm';
import type { ScanMetadata } from '#core/scans/schema.ts';
import type { Exposure } from '#core/sources/define.ts';
import { dataKeys } from '#platform/crypto/schema.ts';
import type { DataKey, Place, Vault } from '#platform/crypto/vault.ts';
import type { Transaction } from '#platform/database/database.ts';

const metadataPlace = (scanId: string, field: keyof ScanMetadata): Place => ({
  table: 'user_scans',
  column: `metadata.${field}`,
  row: scanId,
});
const findingPlace = (findingId: string): Place => ({ table: 'scan_findings', column: 'sealed', row: findingId });

const identifierPlace = (identifierId: string): Place => ({
  table: 'scan_identifiers',
  column: 'sealed',
  row: identifierId,
});

export const sealIdentifier = (vault: Vault, key: DataKey, identifierId: string, value: string): string =>
  vault.seal(key, identifierPlace(identifierId), value);

/** @throws VaultError */
export const openIdentifier = (vault: Vault, key: DataKey, identifierId: string, sealed: string): string =>
  vault.open(key, identifierPlace(identifierId), sealed);

export function sealMetadata(vault: Vault, key: DataKey, scanId: string, plain: ScanMetadata): ScanMetadata {
  const seal = (field: keyof ScanMetadata) => vault.seal(key, metadataPlace(scanId, field), plain[field]);
  return { contact_name: seal('contact_name'), contact_email: seal('contact_email') };
}

/** @throws VaultError */
export function openMetadata(vault: Vault, key: DataKey, scanId: string, sealed: ScanMetadata): ScanMetadata {
  const open = (field: keyof ScanMetadata) => vault.open(key, metadataPlace(scanId, field), sealed[field]);
  return { contact_name: open('contact_name'), contact_email: open('contact_email') };
}

export const sealExposure = (vault: Vault, key: DataKey, findingId: string, exposure: Exposure): string =>
  vault.seal(key, findingPlace(findingId), JSON.stringify(exposure));

/** @throws VaultError */
export const openExposure = (vault: Vault, key: DataKey, findingId: string, sealed: string): Exposure =>
  JSON.parse(vault.open(key, findingPlace(findingId), sealed)) as Exposure;

/** A new data key of one scan, its id the scan's. @param ownerId the account it belongs to, if any */
export async function createScanKey(
  tx: Transaction,
  vault: Vault,
  scanId: string,
  ownerId: string | null,
): Promise<DataKey> {
  const { key, wrapped } = vault.createDataKey(scanId);
  await tx.insert(dataKeys).values({ id: scanId, ownerId, wrapped });
  return key;
}

/** @returns null when the key was destroyed or is not the actor's to use @throws VaultError */
export async function findDataKey(tx: Transaction, vault: Vault, id: string): Promise<DataKey | null> {
  const [row] = await tx.select({ wrapped: dataKeys.wrapped }).from(dataKeys).where(eq(dataKeys.id, id));
  return row?.wrapped ? vault.unwrapDataKey(id, row.wrapped) : null;
}

/** Where a comment stands. */
interface CommentAt {
  scanId: string;
  findingKey: string;
}

interface SaidOfFinding {
  findingId: string;
  text: string;
  by: string;
}

/** A keyed fingerprint: without the key, a row does not say what it is about. */
export const commentKey = (vault: Vault, scanId: string, findingId: string): string =>
  vault.fingerprint(`comment ${scanId}`, findingId);

const commentPlace = ({ scanId, findingKey }: CommentAt): Place => ({
  table: 'finding_comments',
  column: 'sealed',
  row: `${scanId} ${findingKey}`,
});

export const sealComment = (vault: Vault, key: DataKey, at: CommentAt, said: SaidOfFinding): string =>
  vault.seal(key, commentPlace(at), JSON.stringify(said));

/** @throws VaultError */
export const openComment = (vault: Vault, key: DataKey, at: CommentAt, sealed: string): SaidOfFinding =>
  JSON.parse(vault.open(key, commentPlace(at), sealed)) as SaidOfFinding;
