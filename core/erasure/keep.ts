import { and, eq, isNull } from 'drizzle-orm';
import { record, type Subscription } from '#core/audit/events.ts';
import { signedIn } from '#core/sessions/events.ts';
import { queueMail } from '#platform/mail/queue.ts';
import { erasureCancelledMail } from './emails.ts';
import { erasureCancelled } from './events.ts';
import { accountErasures } from './schema.ts';

/** Whoever signs in keeps the account, unless its erasure has begun. */
export const keepOnSignIn: Subscription = {
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
    await queueMail(tx, ctx.platform, erasureCancelledMail, { to: email, input: { name, email }, userId });
  },
};
