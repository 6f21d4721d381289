import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { AccountChange } from '#core/accounts/profile/policy.ts';
import { effectiveRole, isOwnerEmail } from '#core/accounts/profile/rules.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { isStaff } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { PersonContext } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';

export type ProfileRow = typeof profiles.$inferSelect;

/** Locked until the transaction ends. */
export interface Loaded extends AccountChange {
  row: ProfileRow;
}

/**
 * Locks the account, the actor's own and every active admin's, always in the same order: of two admins who
 * demote each other at the same moment, the second finds out.
 * @throws AppError `not-found` for an account that the actor may not see, and for one that never existed
 */
export async function loadForChange(tx: Transaction, ctx: PersonContext, userId: string): Promise<Loaded> {
  const { userId: actingId } = ctx.actor;
  const { config } = ctx.platform;
  if (userId !== actingId && !isStaff(ctx.actor)) throw new AppError('not-found');
  const isActiveAdmin = and(eq(profiles.role, 'admin'), isNull(profiles.deletedAt));
  const rows = await tx
    .select()
    .from(profiles)
    .where(or(inArray(profiles.id, [userId, actingId]), isActiveAdmin))
    .orderBy(asc(profiles.id))
    .for('update');
  const row = rows.find(({ id }) => id === userId);
  if (!row) throw new AppError('not-found');
  const acting = rows.find(({ id }) => id === actingId);
  if (!acting || acting.deletedAt) throw new AppError('unauthenticated');
  return {
    row,
    account: { id: row.id, role: row.role, isOwner: isOwnerEmail(config, row.email), isActive: row.deletedAt === null },
    acting: { id: acting.id, role: effectiveRole(config, acting) },
    admins: rows.filter(({ role, deletedAt }) => role === 'admin' && deletedAt === null).map(({ id }) => id),
  };
}
