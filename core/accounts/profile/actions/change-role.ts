import type { RoleInput } from '#contract/accounts/profiles.ts';
import { roleChanged } from '#core/accounts/profile/events.ts';
import { changeUser, updateProfile } from '#core/accounts/profile/internal/change-account.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';

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
      await updateProfile(tx, staff, row.id, { role });
      const values = { oldValues: { role: row.role }, newValues: { role } };
      await record(tx, staff, roleChanged, { entityId: row.id, userId: row.id, ...values });
    },
  });
}
