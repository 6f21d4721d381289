import { fault } from '#contract/faults/faults.ts';
import { mostOwnAccounts } from '#contract/mailbox/chosen.ts';
import type { ChosenInput } from '#contract/mailbox/chosen-input.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { accountsKept } from '#core/removal/accounts/events.ts';
import { insertAccounts, lockAccounts, readAccounts } from '#core/removal/accounts/internal/store.ts';
import { requireCan } from '#core/removal/policy.ts';

/**
 * Adds accounts to those that the actor wants to close. One that is on the list stays as it is.
 * @returns how many are new @throws AppError `conflict` for more than fit
 */
export async function keepAccounts(ctx: Context, { accounts }: ChosenInput): Promise<number> {
  const { actor, platform } = requireAccount(ctx);
  const { userId } = actor;
  requireCan(actor, 'removal.prepare', actor);
  return platform.database.transaction(scopeOf(actor), async (tx) => {
    await lockAccounts(tx, userId);
    const kept = await readAccounts(tx, platform, userId);
    const known = new Set(kept.map(({ domain }) => domain));
    const fresh = accounts.filter(({ domain }) => !known.has(domain));
    if (kept.length + fresh.length > mostOwnAccounts)
      throw new AppError('conflict', { publicMessage: fault('many-accounts', mostOwnAccounts) });
    if (fresh.length === 0) return 0;
    await insertAccounts(tx, platform, userId, fresh);
    await record(tx, ctx, accountsKept, { entityId: null, details: { count: fresh.length } });
    return fresh.length;
  });
}
