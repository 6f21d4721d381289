import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAllowance } from '#core/base/limits.ts';
import { requireAccount } from '#core/base/person.ts';
import { choiceUsed } from '#core/sensitive/events.ts';
import { sensitiveAskJob } from '#core/sensitive/internal/job-names.ts';
import { lockChoice } from '#core/sensitive/internal/store.ts';
import { isAsking, sensitiveLimits } from '#core/sensitive/rules.ts';
import { sensitiveChoices } from '#core/sensitive/schema.ts';
import { limitsOf } from '#platform/limits/limits.ts';
import { enqueue } from '#platform/outbox/outbox.ts';

/**
 * Has the sensitive sites asked about a user name for which the actor has switched that on. While they are being asked, again changes nothing.
 * @throws AppError `not-found` where it is not switched on, the same for somebody else's; `limited`
 */
export async function askSensitive(ctx: Context, { id }: { id: string }): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  const { clock, vault } = platform;
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const choice = await lockChoice(tx, id);
    if (!choice) throw new AppError('not-found', { publicMessage: fault('private-sites-off') });
    if (isAsking(choice, clock.now())) return;
    const limits = limitsOf(vault, 'sensitive sites', actor.userId, sensitiveLimits);
    await requireAllowance(tx, platform, limits, fault('many-private-questions'));
    await tx.update(sensitiveChoices).set({ askedAt: clock.now() }).where(eq(sensitiveChoices.identifierId, id));
    await record(tx, ctx, choiceUsed, { entityId: id });
    await enqueue(tx, sensitiveAskJob, { identifierId: id });
  });
}
