import { eq } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { requireCan } from '#core/site/policy.ts';
import { serviceActivated, serviceDeactivated } from '#core/site/services/events.ts';
import { inTransaction, lockService, logged, serviceGone } from '#core/site/services/internal/lock-service.ts';
import { services } from '#core/site/services/schema.ts';

/** Shows a service in the catalogue or hides it. Again changes nothing. @throws AppError `forbidden`, `not-found` */
export async function setServiceVisibility(ctx: Context, id: string, isActive: boolean): Promise<void> {
  requireCan(ctx.actor, 'service.change');
  await inTransaction(ctx, async (tx) => {
    const row = await lockService(tx, id);
    if (!row) throw serviceGone();
    if (row.isActive === isActive) return;
    await tx.update(services).set({ isActive, updatedAt: ctx.platform.clock.now() }).where(eq(services.id, id));
    await record(tx, ctx, isActive ? serviceActivated : serviceDeactivated, {
      entityId: id,
      oldValues: logged({ isActive: row.isActive }),
      newValues: logged({ isActive }),
    });
  });
}
