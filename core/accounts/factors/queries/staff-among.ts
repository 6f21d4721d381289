import { and, inArray, isNull } from 'drizzle-orm';
import { needsSecondFactor } from '#core/accounts/factors/rules.ts';
import { effectiveRole } from '#core/accounts/profile/rules.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { hasStaffFactor } from './two-factor.ts';

/** Which of these accounts are staff now, with the second factor that they need. Under the system's scope. */
export async function staffAmong(
  tx: Transaction,
  { config }: Platform,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const { id, email, role } = profiles;
  const rows = await tx
    .select({ id, email, role, hasStaffFactor: hasStaffFactor(id) })
    .from(profiles)
    .where(and(inArray(id, [...new Set(userIds)]), isNull(profiles.deletedAt)));
  const isStaff = (row: (typeof rows)[number]) => {
    const effective = effectiveRole(config, row);
    return effective !== 'user' && (row.hasStaffFactor || !needsSecondFactor(config, effective));
  };
  return new Set(rows.filter(isStaff).map((row) => row.id));
}
