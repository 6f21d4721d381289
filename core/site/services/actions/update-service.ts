import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { ServiceInput } from '#contract/site/services.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { changesBetween, requireVersion } from '#core/base/editing.ts';
import { AppError } from '#core/base/errors.ts';
import { requireCan } from '#core/site/policy.ts';
import { serviceUpdated } from '#core/site/services/events.ts';
import {
  inTransaction,
  lockCatalogue,
  lockService,
  logged,
  serviceGone,
  valuesOf,
} from '#core/site/services/internal/lock-service.ts';
import { editableOf } from '#core/site/services/queries/services.ts';
import { canInclude } from '#core/site/services/rules.ts';
import { services } from '#core/site/services/schema.ts';

/**
 * Changes a service; its id stays, so that links to it still lead there. The values it has already change nothing.
 * @param version of the values that the form was filled with
 * @throws AppError `forbidden`, `not-found`, `conflict` when somebody else has changed it since, or it would include itself
 */
export async function updateService(ctx: Context, id: string, input: ServiceInput, version: string): Promise<void> {
  requireCan(ctx.actor, 'service.change');
  await inTransaction(ctx, async (tx) => {
    await lockCatalogue(tx);
    const row = await lockService(tx, id);
    if (!row) throw serviceGone();
    const others = (await tx.select().from(services)).filter((one) => one.id !== id);
    const before = editableOf(row);
    const after = valuesOf(input, others, row);
    const changes = changesBetween(before, after);
    if (!changes) return;
    requireVersion(before, version);
    if (!canInclude(id, input.includes, others))
      throw new AppError('conflict', { publicMessage: fault('service-includes-itself') });
    await tx
      .update(services)
      .set({ ...after, updatedAt: ctx.platform.clock.now() })
      .where(eq(services.id, id));
    await record(tx, ctx, serviceUpdated, {
      entityId: id,
      oldValues: logged(changes.oldValues),
      newValues: logged(changes.newValues),
    });
  });
}
