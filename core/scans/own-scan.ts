import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ScanView } from '#contract/scans.ts';
import { type Context, scopeOf } from '#core/context.ts';
import { AppError } from '#core/errors.ts';
import { requireAccount } from '#core/person.ts';
import { scanCan } from './rules.ts';
import { userScans } from './schema.ts';
import { registeredSources, type ScanSources } from './sources.ts';
import { readScanView } from './view.ts';

/**
 * A scan of the actor's account, live and afterwards. Staff see others' scans elsewhere, never here.
 * @throws AppError `not-found`, the same for a stranger's scan and for one that never existed; `unauthenticated`
 */
export async function getOwnScan(
  ctx: Context,
  scanId: string,
  sources: ScanSources = registeredSources,
): Promise<ScanView> {
  const { actor, platform } = requireAccount(ctx);
  const id = z.uuid().safeParse(scanId);
  if (!id.success) throw new AppError('not-found');
  return platform.database.transaction(scopeOf(actor), async (tx) => {
    const own = and(eq(userScans.id, id.data), eq(userScans.userId, actor.userId));
    const [scan] = await tx.select().from(userScans).where(own);
    if (!scan) throw new AppError('not-found');
    return readScanView(tx, platform, scan, sources);
  });
}

/** The same with a result. @throws AppError as above, also `not-found` while there is no result */
export async function getOwnReport(ctx: Context, scanId: string, sources?: ScanSources): Promise<ScanView> {
  const scan = await getOwnScan(ctx, scanId, sources);
  if (!scanCan.report(scan))
    throw new AppError('not-found', { publicMessage: 'This scan has no report. Its page says how it went.' });
  return scan;
}
