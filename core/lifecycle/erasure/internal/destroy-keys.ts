import { and, eq, isNotNull } from 'drizzle-orm';
import type { Leaving } from '#core/base/module.ts';
import { destroyScanKeys } from '#core/scans/erase.ts';
import { dataKeys } from '#platform/crypto/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** Makes everything unreadable that is sealed for somebody, in one step. */
export async function destroyKeys(tx: Transaction, platform: Platform, leaving: Leaving): Promise<void> {
  const theirs = and(eq(dataKeys.ownerId, leaving.userId), isNotNull(dataKeys.wrapped));
  await tx.update(dataKeys).set({ wrapped: null, destroyedAt: platform.clock.now() }).where(theirs);
  await destroyScanKeys(tx, platform, leaving);
}
