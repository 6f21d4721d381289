import { asc } from 'drizzle-orm';
import type { Assignee } from '#contract/orders/types.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { isOfStaff } from '#core/orders/internal/staff.ts';
import { requireCan } from '#core/orders/policy.ts';

/** Whom an order can be given to: everybody of the staff, by name. @throws AppError `forbidden` */
export async function listAssignees({ actor, platform }: Context): Promise<Assignee[]> {
  requireCan(actor, 'order.list');
  const { id, fullName, email } = profiles;
  const rows = await platform.database.read(scopeOf(actor), (tx) =>
    tx.select({ id, fullName, email }).from(profiles).where(isOfStaff()).orderBy(asc(fullName), asc(email)),
  );
  return rows.map((row) => ({ id: row.id, name: row.fullName ?? row.email }));
}
