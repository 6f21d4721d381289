import { eq } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { addressRestored, routeAccepted } from '#core/removal/routes/events.ts';
import { requireCan } from '#core/removal/routes/policy.ts';
import { removalBounces, removalRoutes } from '#core/removal/routes/schema.ts';

/**
 * Staff have looked at a withheld route and found it right. Where it leads now counts as the company's own from then on.
 * One that is offered already stays so. @throws AppError
 */
export async function acceptRoute(ctx: Context, url: string): Promise<void> {
  const { actor, platform } = ctx;
  requireCan(actor, 'routes.change');
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const [row] = await tx.select().from(removalRoutes).where(eq(removalRoutes.url, url)).for('update');
    if (!row) throw new AppError('not-found');
    if (row.withheldAt === null) return;
    const accepted = row.state === 'moved' ? { acceptedHost: row.finalHost } : {};
    await tx
      .update(removalRoutes)
      .set({ withheldAt: null, misses: 0, ...accepted })
      .where(eq(removalRoutes.url, url));
    const details = { url, from: row.state, host: row.finalHost };
    await record(tx, ctx, routeAccepted, { entityId: null, userId: null, details });
  });
}

/** Staff know that an address works. One that is offered already stays so. @throws AppError */
export async function restoreAddress(ctx: Context, email: string): Promise<void> {
  const { actor, platform } = ctx;
  requireCan(actor, 'routes.change');
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const [row] = await tx.select().from(removalBounces).where(eq(removalBounces.route, email)).for('update');
    if (!row) throw new AppError('not-found');
    if (row.restoredAt !== null) return;
    await tx.update(removalBounces).set({ restoredAt: platform.clock.now() }).where(eq(removalBounces.route, email));
    await record(tx, ctx, addressRestored, { entityId: null, userId: null, details: { email } });
  });
}
