import type { OtherWays, WayToRemove } from '#contract/factors.ts';
import type { Context } from '#core/context.ts';
import { AppError } from '#core/errors.ts';
import { removeWay } from '#core/factors/actions.ts';
import { listWays } from '#core/factors/queries.ts';
import type { PersonContext } from '#core/person.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { asPerson } from './accounts.ts';
import { reviewTokenIn } from './cookies.ts';
import { findHeld, type Recovery } from './read.ts';

/** What somebody may look through after a reset. */
export interface Review {
  email: string;
  ways: OtherWays;
}

const findReview = (tx: Transaction, { platform }: Context, cookieHeader: string | null): Promise<Recovery | null> => {
  const token = reviewTokenIn(platform.config, cookieHeader);
  return token ? findHeld(tx, platform, token, 'review') : Promise.resolve(null);
};

/** What else opens the account whose password a browser has just set; null for any other browser, and after a while. */
export function readReview(ctx: Context, cookieHeader: string | null): Promise<Review | null> {
  return ctx.platform.database.transaction(systemScope, async (tx) => {
    const held = await findReview(tx, ctx, cookieHeader);
    return held && { email: held.account.email, ways: await listWays(tx, held.account.id) };
  });
}

/**
 * Removes something of what `readReview` shows, on the proof of the mailbox.
 * @throws AppError `unauthenticated` for any other browser, and after a while; as `removeWay`
 */
export async function removeReviewed(ctx: Context, cookieHeader: string | null, way: WayToRemove): Promise<void> {
  await ctx.platform.database.transaction(systemScope, async (tx) => {
    const held = await findReview(tx, ctx, cookieHeader);
    if (!held) throw new AppError('unauthenticated', { publicMessage: 'This page is only good right after a reset.' });
    await removeWay(tx, asPerson(ctx, held.account, held.sessionId) as PersonContext, way);
  });
}
