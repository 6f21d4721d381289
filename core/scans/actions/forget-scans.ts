import { inArray } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { scanAccessEnded } from '#core/scans/events.ts';
import { scanAccessKeys } from '#core/scans/schema.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * Ends this browser's access to a scan that it opened with a mailed link, or to all of them: also for a copy of its
 * keys. Other browsers keep theirs, and the mailed link stays as good as it was. Again changes nothing.
 * @param scanId null for every scan
 * @param keys that the browser holds
 * @returns those that it still holds
 */
export async function forgetScans(ctx: Context, keys: readonly string[], scanId: string | null): Promise<string[]> {
  const { database, vault } = ctx.platform;
  if (keys.length === 0) return [];
  const hashes = keys.map((key) => vault.hashToken(key));
  return database.transaction(systemScope, async (tx) => {
    const held = await tx
      .select({ id: scanAccessKeys.id, scanId: scanAccessKeys.scanId, hash: scanAccessKeys.keyHash })
      .from(scanAccessKeys)
      .where(inArray(scanAccessKeys.keyHash, hashes));
    const forgotten = held.filter((one) => scanId === null || one.scanId === scanId);
    const ids = forgotten.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(scanAccessKeys).where(inArray(scanAccessKeys.id, ids));
    for (const entityId of new Set(forgotten.map((one) => one.scanId)))
      await record(tx, ctx, scanAccessEnded, { entityId });
    const kept = held.filter((one) => !forgotten.includes(one)).map(({ hash }) => hash);
    return keys.filter((key) => kept.includes(vault.hashToken(key)));
  });
}
