import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { firstLanguage, type Language } from '#contract/base/languages.ts';
import { fault } from '#contract/faults/faults.ts';
import type { FindingComments } from '#contract/scans/comments.ts';
import type { OwnScan } from '#contract/scans/todos.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { scanCan } from '#core/scans/rules.ts';
import { userScans } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { readComments } from './comments.ts';
import { type ComparedOwnScan, readComparedScan } from './compared.ts';
import { readScanOf } from './view.ts';

/** The scan inside an open transaction of the actor's. @throws AppError as `getOwnScan` */
export async function readOwnScan(tx: Transaction, ctx: Context, scanId: string): Promise<OwnScan> {
  const { actor, platform } = requireAccount(ctx);
  return readScanOf({ userId: actor.userId }, tx, platform, await loadOwn(tx, actor.userId, scanId));
}

async function loadOwn(tx: Transaction, userId: string, scanId: string) {
  const id = z.uuid().safeParse(scanId);
  if (!id.success) throw new AppError('not-found');
  const own = and(eq(userScans.id, id.data), eq(userScans.userId, userId));
  const [row] = await tx.select().from(userScans).where(own);
  if (!row) throw new AppError('not-found');
  return { ...row, userId };
}

/**
 * A scan of the actor's account, live and afterwards, with what they have done and specialists have said about its
 * findings. Staff see others' scans elsewhere, never here.
 * @throws AppError `not-found`, the same for a stranger's scan and for one that never existed; `unauthenticated`
 */
export async function getOwnScan(
  ctx: Context,
  scanId: string,
  language: Language = firstLanguage,
): Promise<OwnScan & { comments: FindingComments }> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const row = await loadOwn(tx, actor.userId, scanId);
    const own = await readScanOf({ userId: actor.userId, language }, tx, platform, row);
    return { ...own, comments: await readComments(tx, platform, row) };
  });
}

/**
 * The same, beside an earlier scan of the account once it has a result.
 * @param since id of the earlier one; the one just before it when left out
 * @throws AppError as above
 */
export async function getComparedScan(
  ctx: Context,
  scanId: string,
  since: string | null = null,
  language: Language = firstLanguage,
): Promise<ComparedOwnScan> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const row = await loadOwn(tx, actor.userId, scanId);
    if (scanCan.report(row)) return readComparedScan(tx, platform, row, { since, language });
    const own = await readScanOf({ userId: actor.userId, language }, tx, platform, row);
    return { ...own, comparison: null, comments: {} };
  });
}

/** The same with a result. @throws AppError as above, also `not-found` while there is no result */
export async function getOwnReport(
  ctx: Context,
  scanId: string,
  since?: string | null,
  language: Language = firstLanguage,
): Promise<ComparedOwnScan> {
  const own = await getComparedScan(ctx, scanId, since, language);
  if (!scanCan.report(own.scan)) throw new AppError('not-found', { publicMessage: fault('no-report') });
  return own;
}
