import { and, desc, eq, gt, inArray, notInArray } from 'drizzle-orm';
import { mostKeysPerScan, scanTimes } from '#core/scans/rules.ts';
import { scanAccessKeys } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * A fresh key to one scan; only its hash is stored, and the oldest keys of a scan make room for it.
 * @param provenAt when this browser proved the mailbox; now when left out
 */
export async function createAccessKey(
  tx: Transaction,
  { vault, clock }: Platform,
  scanId: string,
  expiresAt: Date,
  provenAt: Date = clock.now(),
): Promise<string> {
  const key = vault.createToken();
  await tx.insert(scanAccessKeys).values({ scanId, keyHash: vault.hashToken(key), expiresAt, createdAt: provenAt });
  const newest = tx
    .select({ id: scanAccessKeys.id })
    .from(scanAccessKeys)
    .where(eq(scanAccessKeys.scanId, scanId))
    .orderBy(desc(scanAccessKeys.createdAt), desc(scanAccessKeys.id))
    .limit(mostKeysPerScan);
  await tx.delete(scanAccessKeys).where(and(eq(scanAccessKeys.scanId, scanId), notInArray(scanAccessKeys.id, newest)));
  return key;
}

interface HeldKey {
  key: string;
  /** Whether it proves the mailbox for some time yet (`findFreshlyOpened`); opening the link again renews the proof. */
  isFresh: boolean;
}

/** The newest of a browser's keys that opens the scan. */
export async function findHeldKey(
  tx: Transaction,
  { vault, clock }: Platform,
  scanId: string,
  keys: readonly string[],
): Promise<HeldKey | undefined> {
  const byHash = new Map(keys.map((key) => [vault.hashToken(key), key]));
  if (byHash.size === 0) return undefined;
  const now = clock.now();
  const since = new Date(now.getTime() - scanTimes.keepMs / 2);
  const [row] = await tx
    .select({ keyHash: scanAccessKeys.keyHash, createdAt: scanAccessKeys.createdAt })
    .from(scanAccessKeys)
    .where(
      and(
        eq(scanAccessKeys.scanId, scanId),
        inArray(scanAccessKeys.keyHash, [...byHash.keys()]),
        gt(scanAccessKeys.expiresAt, now),
      ),
    )
    .orderBy(desc(scanAccessKeys.createdAt))
    .limit(1);
  const key = row && byHash.get(row.keyHash);
  return row && key !== undefined ? { key, isFresh: row.createdAt > since } : undefined;
}
