import { and, inArray, isNull, type SQL } from 'drizzle-orm';
import { profiles } from '#core/accounts/profile/schema.ts';

/** Still belongs to the staff. */
export const isOfStaff = (): SQL | undefined =>
  and(inArray(profiles.role, ['assistant', 'admin']), isNull(profiles.deletedAt));
