import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ScanView } from '#contract/scans.ts';
import { type Context, scopeOf } from '#core/context.ts';
import { AppError } from '#core/errors.ts';
import { userScans } from './schema.ts';
import { registeredSources, type ScanSources } from './sources.ts';
import { readScanView } from './view.ts';

export { accessCookieName, readScanAccess } from './access.ts';
export { mailboxOf } from './rules.ts';

/**
 * A scan as its owner sees it, live and afterwards: the account it belongs to, or a browser that opened its link.
 * @throws AppError `not-found`, the same for a stranger's scan and for one that never existed
 */
export async function getScanFor(
  { actor, platform }: Context,
  scanId: string,
  sources: ScanSources = registeredSources,
): Promise<ScanView> {
  const id = z.uuid().safeParse(scanId);
  if (!id.success) throw new AppError('not-found');
  return platform.database.transaction(scopeOf(actor), async (tx) => {
    const [scan] = await tx.select().from(userScans).where(eq(userScans.id, id.data));
    if (!scan) throw new AppError('not-found');
    return readScanView(tx, platform, scan, sources);
  });
}
