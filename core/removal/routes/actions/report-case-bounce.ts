import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { loadCase } from '#core/removal/internal/store.ts';
import { reportBounce } from './report-bounce.ts';

/** Marks that the mail of a request came back. @throws AppError `not-found`, `unauthenticated`, `limited` */
export async function reportCaseBounce(ctx: Context, { caseId }: { caseId: string }): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  const { content } = await platform.database.read(scopeOf(actor), (tx) =>
    loadCase(tx, platform, { userId: actor.userId, id: caseId }),
  );
  await reportBounce(ctx, content.company.id);
}
