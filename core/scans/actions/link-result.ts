import { eq } from 'drizzle-orm';
import { scanResultPath, scanTimes } from '#core/scans/rules.ts';
import { scanLinks, userScans } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * A fresh link for a mail, to the result of a scan without an account: the first one stands in the first mail only. It works
 * for as long as the result is kept, in the browser that opens it first. Under the system's scope.
 * @returns its path
 */
export async function linkResult(tx: Transaction, { vault, clock }: Platform, scanId: string): Promise<string> {
  const token = vault.createToken();
  const now = clock.now();
  const [scan] = await tx.select({ expiresAt: userScans.expiresAt }).from(userScans).where(eq(userScans.id, scanId));
  const expiresAt = scan?.expiresAt ?? new Date(now.getTime() + scanTimes.anonymousMs);
  await tx.insert(scanLinks).values({ scanId, tokenHash: vault.hashToken(token), expiresAt, createdAt: now });
  return scanResultPath(token);
}
