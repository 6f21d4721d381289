import { inArray } from 'drizzle-orm';
import { record } from '#core/audit/events.ts';
import type { Context } from '#core/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { keptCookie, keysIn } from './access.ts';
import { scanAccessEnded } from './events.ts';
import { scanAccessKeys } from './schema.ts';

/**
 * Ends this browser's access to a scan that it opened with a mailed link, or to all of them: also for a copy of its
 * cookie. Other browsers keep theirs, and the mailed link stays as good as it was. Again changes nothing.
 * @param scanId null for every scan
 * @returns value of a Set-Cookie header with what the browser still holds; null when it holds nothing of ours
 */
export async function forgetScans(
  ctx: Context,
  cookieHeader: string | null,
  scanId: string | null,
): Promise<string | null> {
  const { database, vault, config } = ctx.platform;
  const keys = keysIn(config, cookieHeader).map((key) => ({ key, hash: vault.hashToken(key) }));
  if (keys.length === 0) return null;
  const hashes = keys.map(({ hash }) => hash);
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
    return keptCookie(
      config,
      keys.filter(({ hash }) => kept.includes(hash)).map(({ key }) => key),
    );
  });
}
