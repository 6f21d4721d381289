import { and, eq } from 'drizzle-orm';
import { AppError } from '#core/base/errors.ts';
import { openScan, orUnreadable } from '#core/scans/internal/load.ts';
import { commentKey, sealComment } from '#core/scans/internal/sealed.ts';
import { readScanView } from '#core/scans/queries/view.ts';
import { findingComments, userScans } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

interface NewComment {
  scanId: string;
  findingId: string;
  /** Empty: what is there is taken away. */
  text: string;
  /** Whose it is, as customers read it. */
  by: string;
}

/**
 * Writes what a specialist says about a finding, under the system's scope: who may is for the caller to decide. The same again
 * changes nothing.
 * @returns whether anything has changed @throws AppError `not-found` for a scan without a result, and a finding that it lacks
 */
export async function commentOnFinding(tx: Transaction, platform: Platform, comment: NewComment): Promise<boolean> {
  const { scanId, findingId, text, by } = comment;
  const [scan] = await tx.select().from(userScans).where(eq(userScans.id, scanId)).for('no key update');
  const opened = scan?.status === 'completed' ? await orUnreadable(openScan(tx, platform, scan)) : null;
  if (!scan || !opened) throw new AppError('not-found');
  const { findings } = await readScanView(tx, platform, scan);
  if (!findings.some(({ id }) => id === findingId)) throw new AppError('not-found');
  const findingKey = commentKey(platform.vault, scanId, findingId);
  const at = and(eq(findingComments.scanId, scanId), eq(findingComments.findingKey, findingKey));
  if (text === '')
    return (await tx.delete(findingComments).where(at).returning({ id: findingComments.scanId })).length > 0;
  const sealed = sealComment(platform.vault, opened.key, { scanId, findingKey }, { findingId, text, by });
  const writtenAt = platform.clock.now();
  await tx
    .insert(findingComments)
    .values({ scanId, findingKey, sealed, writtenAt })
    .onConflictDoUpdate({ target: [findingComments.scanId, findingComments.findingKey], set: { sealed, writtenAt } });
  return true;
}
