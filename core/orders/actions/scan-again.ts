import { and, count, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import { renewProofs } from '#core/identifiers/actions/renew-proofs.ts';
import { readScannedIdentifiers } from '#core/identifiers/queries/scanned.ts';
import { REPORT_SCAN, reportServices, scansAgain } from '#core/orders/rules.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { startServiceScan } from '#core/scans/actions/start-service-scan.ts';
import { userScans } from '#core/scans/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';

/** A report that was paid for and can still be made anew. */
interface FreshOrder {
  serviceId: string;
  completedAt: Date;
  /** How often, still. */
  left: number;
}

/** How often the actor may still have their report made anew, with what they have added since; 0 where not. */
export function countScansAgain(ctx: Context): Promise<number> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) => (await findFresh(tx, ctx, actor.userId))?.left ?? 0);
}

/**
 * Scans again for the newest report that the actor has paid for, with everything that they have proven or declared since.
 * The order stays as it is; the new report stands beside the first.
 * @returns the scan
 * @throws AppError `conflict` when it was done often enough, is too long ago, or one is running; `unauthenticated`
 */
export async function scanAgain(ctx: Context): Promise<string> {
  const person = requireAccount(ctx);
  const { actor, platform } = person;
  await renewProofs(platform, actor.userId);
  return platform.database.transaction(systemScope, async (tx) => {
    // One at a time for each account: its profile is the lock.
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, actor.userId)).for('update');
    const order = await findFresh(tx, ctx, actor.userId);
    if (!order || order.left === 0) throw conflictError('There is no fresh report to scan again for.');
    if (await isScanning(tx, actor.userId))
      throw conflictError('A scan of yours is running. Please wait until it is finished.');
    return startAnotherScan(tx, person, order.serviceId);
  });
}

const conflictError = (publicMessage: string) => new AppError('conflict', { publicMessage });

async function startAnotherScan(tx: Transaction, ctx: PersonContext, serviceId: string): Promise<string> {
  const { actor, platform } = ctx;
  const { userId, email, fullName } = actor;
  const identifiers = await readScannedIdentifiers(tx, platform, userId);
  const scan = { userId, email, name: fullName ?? '', identifiers, serviceId, scanType: REPORT_SCAN };
  return startServiceScan(tx, ctx, scan);
}

async function findFresh(tx: Transaction, { platform }: Context, userId: string): Promise<FreshOrder | null> {
  const since = new Date(platform.clock.now().getTime() - scansAgain.withinMs);
  const isFresh = and(isNotNull(serviceRequests.completedAt), gt(serviceRequests.completedAt, since));
  const [order] = await tx
    .select({ serviceId: serviceRequests.serviceId, completedAt: serviceRequests.completedAt })
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.userId, userId),
        eq(serviceRequests.paymentStatus, 'paid'),
        inArray(serviceRequests.serviceId, reportServices),
        isFresh,
      ),
    )
    .orderBy(desc(serviceRequests.completedAt))
    .limit(1);
  if (!order?.serviceId || !order.completedAt) return null;
  const ofService = and(eq(userScans.userId, userId), eq(userScans.serviceId, order.serviceId));
  const [made] = await tx
    .select({ count: count() })
    .from(userScans)
    .where(and(ofService, gt(userScans.createdAt, order.completedAt)));
  const left = Math.max(0, scansAgain.most - (made?.count ?? 0));
  return { serviceId: order.serviceId, completedAt: order.completedAt, left };
}

async function isScanning(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: userScans.id })
    .from(userScans)
    .where(and(eq(userScans.userId, userId), inArray(userScans.status, ['pending', 'processing'])))
    .limit(1);
  return rows.length > 0;
}
