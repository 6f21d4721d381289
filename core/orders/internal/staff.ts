import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { AppError } from '#core/base/errors.ts';
import { availabilities } from '#core/orders/appointments/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

/** Still belongs to the staff. */
export const isOfStaff = (): SQL | undefined =>
  and(inArray(profiles.role, ['assistant', 'admin']), isNull(profiles.deletedAt));

/** The name under which they can be booked, else the one of their account. @throws AppError `invalid` */
export async function nameForCustomers(tx: Transaction, staffId: string): Promise<string | null> {
  const [found] = await tx
    .select({ shownAs: availabilities.shownAs, fullName: profiles.fullName })
    .from(profiles)
    .leftJoin(availabilities, eq(availabilities.staffId, profiles.id))
    .where(and(eq(profiles.id, staffId), isOfStaff()));
  if (!found) throw new AppError('invalid', { publicMessage: fault('choose-staff'), field: 'assigneeId' });
  return found.shownAs ?? found.fullName;
}
