import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { violates } from '#core/base/editing.ts';
import { AppError } from '#core/base/errors.ts';
import { requireCan } from '#core/site/policy.ts';
import { serviceDeleted } from '#core/site/services/events.ts';
import { inTransaction, lockService, logged } from '#core/site/services/internal/lock-service.ts';
import { editableOf } from '#core/site/services/queries/services.ts';
import { canDelete } from '#core/site/services/rules.ts';
import { services } from '#core/site/services/schema.ts';

/**
 * Takes a service out of the catalogue for good; orders of it keep its name. What is gone already stays gone.
 * @throws AppError `forbidden`, `conflict` when scans are filed under it
 */
export async function deleteService(ctx: Context, id: string): Promise<void> {
  requireCan(ctx.actor, 'service.change');
  if (!canDelete(id)) throw new AppError('conflict', { publicMessage: fault('service-in-use') });
  try {
    await inTransaction(ctx, async (tx) => {
      const row = await lockService(tx, id);
      if (!row) return;
      await tx.delete(services).where(eq(services.id, id));
      await record(tx, ctx, serviceDeleted, { entityId: id, oldValues: logged(editableOf(row)) });
    });
  } catch (error) {
    if (violates(error, 'reference'))
      throw new AppError('conflict', { publicMessage: fault('service-in-use'), cause: error });
    throw error;
  }
}
