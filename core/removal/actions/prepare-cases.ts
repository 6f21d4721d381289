import type { PrepareCasesInput } from '#contract/removal/desk-input.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { lockCases } from '#core/removal/internal/store.ts';
import { requireCan } from '#core/removal/policy.ts';
import { prepareIn } from './prepare-case.ts';

/**
 * Prepares a letter to each of several companies; the person sends them one by one.
 * @returns the ids of the cases
 * @throws AppError as `prepareCase`; then none is prepared
 */
export function prepareCases(ctx: Context, { company, residence }: PrepareCasesInput): Promise<string[]> {
  const person = requireAccount(ctx);
  const { actor, platform } = person;
  requireCan(actor, 'removal.prepare', actor);
  return platform.database.transaction(scopeOf(actor), async (tx) => {
    await lockCases(tx, actor.userId);
    const ids: string[] = [];
    for (const one of company) ids.push(await prepareIn(tx, person, { company: one, residence }));
    return [...new Set(ids)];
  });
}
