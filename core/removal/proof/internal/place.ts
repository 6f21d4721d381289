import type { SubjectKind } from '#core/sources/define.ts';
import type { DataKey, Place as SealedPlace } from '#platform/crypto/vault.ts';
import type { Platform } from '#platform/platform.ts';

/** Where somebody was listed, as it is asked about again. */
export interface Place {
  sourceId: string;
  /** As the source calls what it found. */
  key: string;
  kind: SubjectKind;
  /** The identifier itself. */
  value: string;
  /** Id of the finding in reports. */
  findingId: string;
  /** The site, in words. */
  where: string;
  /** Where it can be seen; null where the source names no page. */
  url: string | null;
}

const sealedAt = (caseId: string): SealedPlace => ({ table: 'removal_places', column: 'sealed', row: caseId });

export const sealPlace = ({ vault }: Platform, key: DataKey, caseId: string, place: Place): string =>
  vault.seal(key, sealedAt(caseId), JSON.stringify(place));

/** @throws VaultError */
export const openPlace = ({ vault }: Platform, key: DataKey, caseId: string, sealed: string): Place =>
  JSON.parse(vault.open(key, sealedAt(caseId), sealed));
