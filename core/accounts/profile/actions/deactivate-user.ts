import type { UserInput } from '#contract/accounts/profiles.ts';
import { userDeactivatedMail } from '#core/accounts/profile/emails.ts';
import { userDeactivated } from '#core/accounts/profile/events.ts';
import { changeUser, mailTo, updateProfile } from '#core/accounts/profile/internal/change-account.ts';
import { endSessionsOf } from '#core/accounts/sessions/actions/end-sessions.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { queueMail } from '#platform/mail/queue.ts';

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
      await updateProfile(tx, staff, row.id, { deletedAt });
      const values = { oldValues: { deleted_at: null }, newValues: { deleted_at: deletedAt } };
      await record(tx, staff, userDeactivated, { entityId: row.id, userId: row.id, ...values });
      await queueMail(tx, staff.platform, userDeactivatedMail, await mailTo(tx, row));
      await endSessionsOf(tx, row.id, 'deactivated');
    },
  });
}
