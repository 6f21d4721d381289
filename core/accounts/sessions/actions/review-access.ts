import type { OtherWays, WayToRemove } from '#contract/accounts/factors.ts';
import { listWays, removeWay } from '#core/accounts/factors/actions/ways-in.ts';
import { asPerson } from '#core/accounts/sessions/internal/accounts.ts';
import { findHeld, type Recovery } from '#core/accounts/sessions/queries/sessions.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { PersonContext } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';

/** What somebody may look through after a reset. */
export interface Review {
  email: string;
  ways: OtherWays;
}

const findReview = async (tx: Transaction, { platform }: Context, token: string | null): Promise<Recovery | null> =>
  token === null ? null : findHeld(tx, platform, token, 'review');

/**
 * What else opens the account whose password a browser has just set; null for any other browser, and after a while.
 * @param token that `setPassword` gave it
 */
export function readReview(ctx: Context, token: string | null): Promise<Review | null> {
  return ctx.platform.database.transaction(systemScope, async (tx) => {
    const held = await findReview(tx, ctx, token);
    return held && { email: held.account.email, ways: await listWays(tx, held.account.id) };
  });
}

/**
 * Removes something of what `readReview` shows, on the proof of the mailbox.
 * @throws AppError `unauthenticated` for any other browser, and after a while; as `removeWay`
 */
export async function removeReviewed(ctx: Context, token: string | null, way: WayToRemove): Promise<void> {
  await ctx.platform.database.transaction(systemScope, async (tx) => {
    const held = await findReview(tx, ctx, token);
    if (!held) throw new AppError('unauthenticated', { publicMessage: 'This page is only good right after a reset.' });
    await removeWay(tx, asPerson(ctx, held.account, held.sessionId) as PersonContext, way);
  });
}
