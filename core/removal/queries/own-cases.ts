import type { CaseSummary, CaseView } from '#contract/removal/desk.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { readSender } from '#core/removal/internal/sender.ts';
import { loadCase, readCases } from '#core/removal/internal/store.ts';
import { caseView, summaryOf } from '#core/removal/internal/views.ts';
import { readWithheld, withUsableWays } from '#core/removal/routes/queries/usable.ts';

/** Every request of the actor to a company, the oldest first. @throws AppError `unauthenticated` */
export function listOwnCases(ctx: Context): Promise<CaseSummary[]> {
  const { actor, platform } = requireAccount(ctx);
  return platform.database.read(scopeOf(actor), async (tx) =>
    (await readCases(tx, platform, actor.userId)).map(summaryOf),
  );
}

/** @throws AppError `not-found`, the same for somebody else's; `unauthenticated` */
export function getOwnCase(ctx: Context, id: string): Promise<CaseView> {
  const person = requireAccount(ctx);
  const { actor, platform } = person;
  return platform.database.read(scopeOf(actor), async (tx) => {
    const { content, ...loaded } = await loadCase(tx, platform, { userId: actor.userId, id });
    const company = withUsableWays(content.company, await readWithheld(tx));
    return caseView({ ...loaded, content: { ...content, company } }, await readSender(tx, person));
  });
}
