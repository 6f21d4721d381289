import { and, asc, eq, ne } from 'drizzle-orm';
import type { SpecialistIntroduction } from '#contract/orders/appointments.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import type { Context } from '#core/base/context.ts';
import { availabilities } from '#core/orders/appointments/schema.ts';
import { isOfStaff } from '#core/orders/internal/staff.ts';
import { requireOwnOrder } from '#core/orders/queries/order.ts';
import { serviceRequests } from '#core/orders/schema.ts';
import { systemScope } from '#platform/database/scope.ts';

/** More would be a page of its own. */
const MOST = 20;

const hasWritten = and(ne(availabilities.about, ''), isOfStaff());

/** Everybody of the staff who has written about themselves, by name. Anybody may read it; it is all that they may read of staff. */
export function listSpecialists({ platform }: Context): Promise<SpecialistIntroduction[]> {
  return platform.database.read(systemScope, (tx) =>
    tx
      .select({ name: availabilities.shownAs, about: availabilities.about })
      .from(availabilities)
      .innerJoin(profiles, eq(profiles.id, availabilities.staffId))
      .where(hasWritten)
      .orderBy(asc(availabilities.shownAs), asc(availabilities.staffId))
      .limit(MOST),
  );
}

/**
 * What whoever sees to the actor's own order has written about themselves; null where they have not.
 * @throws AppError `not-found`, as the order itself
 */
export async function readAboutSpecialist(ctx: Context, orderId: string): Promise<string | null> {
  await requireOwnOrder(ctx, orderId);
  const [found] = await ctx.platform.database.read(systemScope, (tx) =>
    tx
      .select({ about: availabilities.about })
      .from(serviceRequests)
      .innerJoin(availabilities, eq(availabilities.staffId, serviceRequests.assigneeId))
      .innerJoin(profiles, eq(profiles.id, availabilities.staffId))
      .where(and(eq(serviceRequests.id, orderId), hasWritten)),
  );
  return found?.about ?? null;
}
