import { type Context, scopeOf } from '#core/base/context.ts';
import { type PersonContext, requireAccount } from '#core/base/person.ts';
import { requireCan } from '#core/removal/policy.ts';
import type { Transaction } from '#platform/database/database.ts';
import { type LoadedCase, loadCase, lockCases } from './store.ts';

/**
 * Changes one case of the actor, in a transaction that no other change of their cases runs beside.
 * @throws AppError `not-found` for somebody else's; `unauthenticated`
 */
export async function changeCase<Result>(
  ctx: Context,
  id: string,
  change: (tx: Transaction, ctx: PersonContext, loaded: LoadedCase) => Promise<Result>,
): Promise<Result> {
  const person = requireAccount(ctx);
  const { actor, platform } = person;
  return platform.database.transaction(scopeOf(actor), async (tx) => {
    await lockCases(tx, actor.userId);
    const loaded = await loadCase(tx, platform, { userId: actor.userId, id });
    requireCan(actor, 'removal.change', loaded.row);
    return change(tx, person, loaded);
  });
}
