import type { UserInput } from '#contract/accounts/profiles.ts';
import { userReactivatedMail } from '#core/accounts/profile/emails.ts';
import { userReactivated } from '#core/accounts/profile/events.ts';
import { changeUser, mailTo, updateProfile } from '#core/accounts/profile/internal/change-account.ts';
import { record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import { queueMail } from '#platform/mail/queue.ts';

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
      await updateProfile(tx, staff, row.id, { deletedAt: null });
      const values = { oldValues: { deleted_at: row.deletedAt }, newValues: { deleted_at: null } };
      await record(tx, staff, userReactivated, { entityId: row.id, userId: row.id, ...values });
      await queueMail(tx, staff.platform, userReactivatedMail, await mailTo(tx, row));
    },
  });
}
