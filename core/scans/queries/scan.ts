import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import type { ScanView } from '#contract/scans/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { ownOrOpened } from '#core/base/visible.ts';
import { scanChecks, userScans } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { readScanAccess } from './access.ts';
import { readScanView } from './view.ts';

/**
 * A scan as its owner sees it, live and afterwards: the account it belongs to, or a browser that opened its link.
 * @throws AppError `not-found`, the same for a stranger's scan and for one that never existed
 */
export async function getScanFor(
  { actor, platform }: Context,
  scanId: string,
  language: Language = firstLanguage,
): Promise<ScanView> {
  const id = z.uuid().safeParse(scanId);
  if (!id.success) throw new AppError('not-found');
  return platform.database.read(scopeOf(actor), async (tx) => {
    const own = ownOrOpened(actor, { id: userScans.id, owner: userScans.userId });
    const [scan] = await tx
      .select()
      .from(userScans)
      .where(and(eq(userScans.id, id.data), own));
    if (!scan) throw new AppError('not-found');
    return readScanView(tx, platform, scan, language);
  });
}

/**
 * A scan where its mailed link leads to. What a link has opened in a browser can be read there whoever is signed in:
 * it is the scan of another mailbox, and becomes part of no account by being read.
 * @param keys to scans that the browser holds
 * @returns null for a scan of the account itself, which has its place in the dashboard
 * @throws AppError `not-found`, as `getScanFor`
 */
export async function findOpenedScan(
  ctx: Context,
  scanId: string,
  keys: readonly string[],
  language: Language = firstLanguage,
): Promise<ScanView | null> {
  const { actor, platform } = ctx;
  if (actor.kind !== 'person') return getScanFor(ctx, scanId, language);
  const id = z.uuid().safeParse(scanId);
  if (!id.success) throw new AppError('not-found');
  const own = await platform.database.read(scopeOf(actor), (tx) => ownsScan(tx, actor.userId, id.data));
  if (own) return null;
  const scanIds = await readScanAccess(platform, keys);
  return getScanFor({ ...ctx, actor: { kind: 'visitor', scanIds } }, scanId, language);
}

/** Whether the scan belongs to the account. */
export async function ownsScan(tx: Transaction, userId: string, scanId: string): Promise<boolean> {
  const [scan] = await tx
    .select({ id: userScans.id })
    .from(userScans)
    .where(and(eq(userScans.id, scanId), eq(userScans.userId, userId)));
  return scan !== undefined;
}

/** `running`: also while it may still come to a score. `gaps`: it has ended, but too many sources gave no answer for a score. */
export type ScanOutcome = 'running' | 'whole' | 'gaps' | 'failed';

/** How far a scan has come. Null when it is gone. */
export async function findScanOutcome(tx: Transaction, scanId: string): Promise<ScanOutcome | null> {
  const [scan] = await tx
    .select({ status: userScans.status, results: userScans.results })
    .from(userScans)
    .where(eq(userScans.id, scanId));
  if (!scan) return null;
  if (scan.status === 'failed') return 'failed';
  if (scan.status !== 'completed') return 'running';
  if (typeof scan.results?.risk_score === 'number') return 'whole';
  return (await isWaiting(tx, scanId)) ? 'running' : 'gaps';
}

/** What the report of a finished scan holds, in numbers. */
export async function countDelivered(tx: Transaction, scanId: string) {
  const [scan] = await tx.select({ results: userScans.results }).from(userScans).where(eq(userScans.id, scanId));
  const states = await tx.select({ state: scanChecks.state }).from(scanChecks).where(eq(scanChecks.scanId, scanId));
  const answered = states.filter(({ state }) => state === 'found' || state === 'clear').length;
  return { asked: states.length, answered, exposures: scan?.results?.exposures_found ?? 0 };
}

async function isWaiting(tx: Transaction, scanId: string): Promise<boolean> {
  const waits = and(eq(scanChecks.scanId, scanId), eq(scanChecks.state, 'waiting'));
  return (await tx.select({ id: scanChecks.scanId }).from(scanChecks).where(waits).limit(1)).length > 0;
}
