import { and, eq, isNull } from 'drizzle-orm';
import { languageOfUser } from '#core/accounts/profile/queries/preferences.ts';
import { signedIn } from '#core/accounts/sessions/events.ts';
import { record, type Subscription } from '#core/base/audit/events.ts';
import { erasureCancelledMail } from '#core/lifecycle/erasure/emails.ts';
import { erasureCancelled } from '#core/lifecycle/erasure/events.ts';
import { accountErasures } from '#core/lifecycle/erasure/schema.ts';
import { queueMail } from '#platform/mail/queue.ts';

/** Whoever signs in keeps the account, unless its erasure has begun. */
export const keepAccountOnSignIn: Subscription = {
  event: signedIn,
  async run(tx, ctx) {
    if (ctx.actor.kind !== 'person') return;
    const { userId, email, fullName: name } = ctx.actor;
    const called = await tx
      .delete(accountErasures)
      .where(and(eq(accountErasures.userId, userId), isNull(accountErasures.begunAt)))
      .returning({ reason: accountErasures.reason });
    if (called.length === 0) return;
    await record(tx, ctx, erasureCancelled, { entityId: userId, userId });
    const language = await languageOfUser(tx, userId);
    await queueMail(tx, ctx.platform, erasureCancelledMail, { to: email, language, input: { name, email }, userId });
  },
};
