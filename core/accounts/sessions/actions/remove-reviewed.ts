import type { WayToRemove } from '#contract/accounts/factors.ts';
import { fault } from '#contract/faults/faults.ts';
import { removeWay } from '#core/accounts/factors/actions/remove-way.ts';
import { asPerson } from '#core/accounts/sessions/internal/accounts.ts';
import { findReview } from '#core/accounts/sessions/internal/limited-session.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { PersonContext } from '#core/base/person.ts';
import { systemScope } from '#platform/database/scope.ts';

/**
 * Removes something of what `readReview` shows, on the proof of the mailbox.
 * @throws AppError `unauthenticated` for any other browser, and after a while; as `removeWay`
 */
export async function removeReviewed(ctx: Context, token: string | null, way: WayToRemove): Promise<void> {
  await ctx.platform.database.transaction(systemScope, async (tx) => {
    const held = await findReview(tx, ctx, token);
    if (!held) throw new AppError('unauthenticated', { publicMessage: fault('review-over') });
    await removeWay(tx, asPerson(ctx, held.account, held.sessionId) as PersonContext, way);
  });
}
