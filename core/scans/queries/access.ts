import { and, gt, inArray } from 'drizzle-orm';
import { scanAccessKeys } from '#core/scans/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/** Ids of the scans that a browser opened with their mailed links and may read. @param keys that it was given then */
export async function readScanAccess(platform: Platform, keys: readonly string[]): Promise<string[]> {
  const { clock, database, vault } = platform;
  const hashes = keys.map((key) => vault.hashToken(key));
  if (hashes.length === 0) return [];
  const rows = await database.read(systemScope, (tx) =>
    tx
      .selectDistinct({ scanId: scanAccessKeys.scanId })
      .from(scanAccessKeys)
      .where(and(inArray(scanAccessKeys.keyHash, hashes), gt(scanAccessKeys.expiresAt, clock.now()))),
  );
  return rows.map(({ scanId }) => scanId);
}
