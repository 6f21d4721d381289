import type { Availability } from '#contract/orders/appointments.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { asColumns, changesBetween, requireVersion } from '#core/base/editing.ts';
import { requireAccount } from '#core/base/person.ts';
import { availabilitySaved } from '#core/orders/appointments/events.ts';
import { readAvailability } from '#core/orders/appointments/internal/availability.ts';
import { availabilities } from '#core/orders/appointments/schema.ts';
import { requireCan } from '#core/orders/policy.ts';

/**
 * Publishes when the actor can be booked. What was booked already stays. The same hours change nothing.
 * @param version of the values that the form was filled with
 * @throws AppError `forbidden`, `conflict` when they were changed since, in another tab
 */
export async function saveAvailability(context: Context, values: Availability, version: string): Promise<void> {
  const ctx = requireAccount(context);
  requireCan(ctx.actor, 'order.publish-availability');
  const staffId = ctx.actor.userId;
  const updatedAt = ctx.platform.clock.now();
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const before = await readAvailability(tx, ctx.actor);
    const changes = changesBetween<Availability>(before, values);
    if (!changes) return;
    requireVersion(before, version);
    await tx
      .insert(availabilities)
      .values({ staffId, ...values, updatedAt })
      .onConflictDoUpdate({ target: availabilities.staffId, set: { ...values, updatedAt } });
    await record(tx, ctx, availabilitySaved, {
      entityId: staffId,
      oldValues: asColumns(availabilities, changes.oldValues),
      newValues: asColumns(availabilities, changes.newValues),
    });
  });
}
