import type { OtherWays } from '#contract/accounts/factors.ts';
import { listWays } from '#core/accounts/factors/queries/ways-in.ts';
import { findReview } from '#core/accounts/sessions/internal/limited-session.ts';
import type { Context } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';

/** What somebody may look through after a reset. */
export interface Review {
  email: string;
  ways: OtherWays;
}

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
