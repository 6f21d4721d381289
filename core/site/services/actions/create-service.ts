import { fault } from '#contract/faults/faults.ts';
import type { ServiceInput } from '#contract/site/services.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { changesBetween } from '#core/base/editing.ts';
import { AppError } from '#core/base/errors.ts';
import { requireCan } from '#core/site/policy.ts';
import { serviceCreated } from '#core/site/services/events.ts';
import { inTransaction, lockCatalogue, logged, type Row, valuesOf } from '#core/site/services/internal/lock-service.ts';
import { editableOf } from '#core/site/services/queries/services.ts';
import { canInclude, freeId, mostServices } from '#core/site/services/rules.ts';
import { services } from '#core/site/services/schema.ts';
import { addressOf } from '#platform/text/slug.ts';

/** The same but for a place that was left open. */
const isSame = (row: Row, input: ServiceInput) =>
  changesBetween(editableOf(row), valuesOf({ ...input, position: input.position ?? row.position }, [], null)) === null;

/**
 * Adds a service under an id made of its name. The same form sent twice adds one.
 * @returns its id
 * @throws AppError `forbidden`, `conflict` when the catalogue is full, or what it includes is gone
 */
export async function createService(ctx: Context, input: ServiceInput): Promise<string> {
  requireCan(ctx.actor, 'service.change');
  return inTransaction(ctx, async (tx) => {
    await lockCatalogue(tx);
    const all = await tx.select().from(services);
    const repeated = all.find((row) => isSame(row, input));
    if (repeated) return repeated.id;
    if (all.length >= mostServices)
      throw new AppError('conflict', { publicMessage: fault('many-services', mostServices) });
    if (!canInclude(null, input.includes, all))
      throw new AppError('conflict', { publicMessage: fault('service-includes-itself') });
    const id = freeId(addressOf(input.name, 'service'), new Set(all.map((row) => row.id)));
    const values = valuesOf(input, all, null);
    const now = ctx.platform.clock.now();
    await tx.insert(services).values({ id, ...values, createdAt: now, updatedAt: now });
    await record(tx, ctx, serviceCreated, { entityId: id, newValues: logged(values) });
    return id;
  });
}
