import { eq } from 'drizzle-orm';
import { requireProof } from '#core/accounts/factors/actions/require-proof.ts';
import { loadForChange } from '#core/accounts/profile/actions/load-for-change.ts';
import { accountDeactivatedMail } from '#core/accounts/profile/emails.ts';
import { accountDeactivated } from '#core/accounts/profile/events.ts';
import { requireCan } from '#core/accounts/profile/policy.ts';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { endSessionsOf } from '#core/accounts/sessions/actions/end-sessions.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { queueMail } from '#platform/mail/queue.ts';

/**
 * Deactivates one's own account: every session and live connection of it ends, and nobody can sign in to it until
 * staff reactivate it. Mails a confirmation.
 * @param proof the password, or a code of the second factor
 * @throws AppError `forbidden` with the reason: a wrong proof, the owner, the last admin; `limited`; `unauthenticated`,
 *   also the second time
 */
export async function deactivateOwnAccount(ctx: Context, { proof }: { proof: string }): Promise<void> {
  const person = await requireProof(ctx, proof);
  const { userId } = person.actor;
  await ctx.platform.database.transaction(scopeOf(ctx.actor), async (tx) => {
    const loaded = await loadForChange(tx, person, userId);
    requireCan(ctx.actor, 'profile.deactivate', loaded);
    const { row } = loaded;
    const now = ctx.platform.clock.now();
    await tx.update(profiles).set({ deletedAt: now, updatedAt: now }).where(eq(profiles.id, userId));
    const values = { oldValues: { deleted_at: null }, newValues: { deleted_at: now } };
    await record(tx, ctx, accountDeactivated, { entityId: userId, ...values });
    const input = { name: row.fullName, email: row.email };
    const language = await languageOfUser(tx, userId);
    await queueMail(tx, ctx.platform, accountDeactivatedMail, { to: row.email, language, input, userId });
    await endSessionsOf(tx, userId, 'deactivated');
  });
}
