import { eq } from 'drizzle-orm';
import type { RoleInput, UserInput } from '#contract/accounts/profiles.ts';
import { userDeactivatedMail, userReactivatedMail } from '#core/accounts/profile/emails.ts';
import { roleChanged, userDeactivated, userReactivated } from '#core/accounts/profile/events.ts';
import { requireCan } from '#core/accounts/profile/policy.ts';
import { type Loaded, loadForChange } from '#core/accounts/profile/queries/load-for-change.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { endSessionsOf } from '#core/accounts/sessions/actions/end-sessions.ts';
import { type EventDefinition, record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';
import { queueMail } from '#platform/mail/queue.ts';

interface Change {
  event: EventDefinition;
  permission: `user.${'change-role' | 'deactivate' | 'reactivate'}`;
  /** Nothing is left to do: it was asked for twice. */
  isDone(loaded: Loaded): boolean;
  write(tx: Transaction, ctx: PersonContext, loaded: Loaded): Promise<void>;
}

/**
 * Gives somebody another role, at once also on pages and streams they have open. The same role again changes nothing.
 * @throws AppError `forbidden` with the reason: assistants, one's own role, the owner, the last admin; `not-found`
 */
export function changeRole(ctx: Context, { userId, role }: RoleInput): Promise<void> {
  return changeUser(ctx, userId, {
    event: roleChanged,
    permission: 'user.change-role',
    isDone: ({ row }) => row.role === role,
    async write(tx, staff, { row }) {
      await update(tx, staff, row.id, { role });
      const values = { oldValues: { role: row.role }, newValues: { role } };
      await record(tx, staff, roleChanged, { entityId: row.id, userId: row.id, ...values });
    },
  });
}

/**
 * Deactivates somebody's account: every session and live connection of it ends. Mails them. Again changes nothing.
 * @throws AppError `forbidden` with the reason: an admin's account for assistants, one's own, the owner's, the last
 * admin's; `not-found`
 */
export function deactivateUser(ctx: Context, { userId }: UserInput): Promise<void> {
  return changeUser(ctx, userId, {
    event: userDeactivated,
    permission: 'user.deactivate',
    isDone: ({ account }) => !account.isActive,
    async write(tx, staff, { row }) {
      const deletedAt = staff.platform.clock.now();
      await update(tx, staff, row.id, { deletedAt });
      const values = { oldValues: { deleted_at: null }, newValues: { deleted_at: deletedAt } };
      await record(tx, staff, userDeactivated, { entityId: row.id, userId: row.id, ...values });
      await queueMail(tx, staff.platform, userDeactivatedMail, mailTo(row));
      await endSessionsOf(tx, row.id, 'deactivated');
    },
  });
}

/**
 * Makes a deactivated account work again, and mails them. Again changes nothing.
 * @throws AppError `forbidden` when an assistant asks for an admin's; `not-found`
 */
export function reactivateUser(ctx: Context, { userId }: UserInput): Promise<void> {
  return changeUser(ctx, userId, {
    event: userReactivated,
    permission: 'user.reactivate',
    isDone: ({ account }) => account.isActive,
    async write(tx, staff, { row }) {
      await update(tx, staff, row.id, { deletedAt: null });
      const values = { oldValues: { deleted_at: row.deletedAt }, newValues: { deleted_at: null } };
      await record(tx, staff, userReactivated, { entityId: row.id, userId: row.id, ...values });
      await queueMail(tx, staff.platform, userReactivatedMail, mailTo(row));
    },
  });
}

const mailTo = ({ id, email, fullName }: Loaded['row']) => ({
  to: email,
  input: { name: fullName, email },
  userId: id,
});

async function update(
  tx: Transaction,
  { platform }: Context,
  userId: string,
  values: Partial<Loaded['row']>,
): Promise<void> {
  const changed = await tx
    .update(profiles)
    .set({ ...values, updatedAt: platform.clock.now() })
    .where(eq(profiles.id, userId))
    .returning({ id: profiles.id });
  if (changed.length !== 1) throw new Error('a locked profile was not changed');
}

/** What is refused is recorded too, in a transaction of its own. */
async function changeUser(ctx: Context, userId: string, change: Change): Promise<void> {
  const staff = requireAccount(ctx);
  requireCan(staff.actor, 'panel.enter');
  const { database } = ctx.platform;
  try {
    await database.transaction(scopeOf(staff.actor), async (tx) => {
      const loaded = await loadForChange(tx, staff, userId);
      requireCan(staff.actor, change.permission, loaded);
      if (!change.isDone(loaded)) await change.write(tx, staff, loaded);
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'forbidden')
      await database.transaction(scopeOf(staff.actor), (tx) =>
        record(tx, staff, change.event, { entityId: userId, userId, outcome: 'refused' }),
      );
    throw error;
  }
}
