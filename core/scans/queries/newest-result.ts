import { and, desc, eq } from 'drizzle-orm';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { ScanView } from '#contract/scans/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { ownOrOpened } from '#core/base/visible.ts';
import { userScans } from '#core/scans/schema.ts';
import { readScanOf, readScanView } from './view.ts';

/**
 * The newest result of the account, as its owner has left it, or of a visitor's opened links. Null where there is none.
 * @throws PermanentFailure when its key is gone; VaultError
 */
export async function findNewestResult(
  { actor, platform }: Context,
  language: Language = firstLanguage,
): Promise<ScanView | null> {
  if (actor.kind === 'visitor' && actor.scanIds.length === 0) return null;
  return platform.database.read(scopeOf(actor), async (tx) => {
    const [scan] = await tx
      .select()
      .from(userScans)
      .where(and(ownOrOpened(actor, { id: userScans.id, owner: userScans.userId }), eq(userScans.status, 'completed')))
      .orderBy(desc(userScans.createdAt), desc(userScans.id))
      .limit(1);
    if (!scan) return null;
    if (actor.kind === 'person') return (await readScanOf({ userId: actor.userId, language }, tx, platform, scan)).scan;
    return readScanView(tx, platform, scan, language);
  });
}
