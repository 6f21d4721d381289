import { and, eq } from 'drizzle-orm';
import type { CaseSummary, CaseView } from '#contract/removal/desk.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { notFound } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { readSender } from '#core/removal/internal/sender.ts';
import { isCaseId, loadCase, readCases } from '#core/removal/internal/store.ts';
import { caseView, summaryOf } from '#core/removal/internal/views.ts';
import { withUsableWays } from '#core/removal/routes/queries/usable.ts';
import { readWithheld } from '#core/removal/routes/queries/withheld.ts';
import { removalCases } from '#core/removal/schema.ts';

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

/** @throws AppError `not-found` for what is not the actor's, `unauthenticated` */
export async function requireOwnCase(ctx: Context, id: string): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  if (!isCaseId(id)) throw notFound();
  const isTheirs = await platform.database.read(scopeOf(actor), (tx) =>
    tx.$count(removalCases, and(eq(removalCases.id, id), eq(removalCases.userId, actor.userId))),
  );
  if (isTheirs === 0) throw notFound();
}
