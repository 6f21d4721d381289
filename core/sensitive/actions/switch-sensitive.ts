import { eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { SensitiveSwitch } from '#contract/sensitive/input.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { readUsernames } from '#core/identifiers/queries/own-usernames.ts';
import { choiceSwitchedOff, choiceSwitchedOn } from '#core/sensitive/events.ts';
import { sensitiveChoices } from '#core/sensitive/schema.ts';

/**
 * Lets sensitive sites be asked about a user name of the actor's, or takes that back with everything that they answered. Again changes nothing.
 * @throws AppError `not-found`, the same for somebody else's and for what is no user name
 */
export async function switchSensitive(ctx: Context, { id, on }: SensitiveSwitch): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  const { userId } = actor;
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const own = await readUsernames(tx, platform, userId);
    if (own.every((one) => one.id !== id)) throw new AppError('not-found', { publicMessage: fault('not-on-list') });
    const changed = on
      ? await tx
          .insert(sensitiveChoices)
          .values({ identifierId: id, userId, switchedOnAt: platform.clock.now() })
          .onConflictDoNothing()
          .returning({ id: sensitiveChoices.identifierId })
      : await tx
          .delete(sensitiveChoices)
          .where(eq(sensitiveChoices.identifierId, id))
          .returning({ id: sensitiveChoices.identifierId });
    if (changed.length > 0) await record(tx, ctx, on ? choiceSwitchedOn : choiceSwitchedOff, { entityId: id });
  });
}
