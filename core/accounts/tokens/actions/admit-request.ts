import { badTokenRates, tokenRates } from '#core/accounts/tokens/rules.ts';
import type { Context } from '#core/base/context.ts';
import { requireAllowed, requireClientAllowance } from '#core/base/limits.ts';
import { requireAccount } from '#core/base/person.ts';
import { systemScope } from '#platform/database/scope.ts';
import { allowanceOf, countUses, limitsOf } from '#platform/limits/limits.ts';

/** What is left of a token's requests in its window. */
export interface RequestsLeft {
  most: number;
  windowSeconds: number;
  left: number;
  /** Until the window ends. */
  resetSeconds: number;
}

const tooMany = 'This token has sent many requests in a short time. Please try again later.';

/** Counts a request of a token. @throws AppError `limited` */
export function admitRequest(ctx: Context): Promise<RequestsLeft> {
  const { actor, platform } = requireAccount(ctx);
  const limits = limitsOf(platform.vault, 'api', `token ${actor.sessionId}`, tokenRates);
  return platform.database.transaction(systemScope, async (tx) => {
    const counted = await countUses(tx, limits, platform.clock.now());
    requireAllowed(allowanceOf(counted), tooMany);
    const tightest = counted.toSorted((a, b) => a.most - a.count - (b.most - b.count))[0];
    if (!tightest) throw new Error('a token has limits');
    const { most, windowSeconds, count, resetSeconds } = tightest;
    return { most, windowSeconds, left: most - count, resetSeconds };
  });
}

/** Counts a request without a good token, by its network. @throws AppError `limited` */
export const countBadToken = (ctx: Context): Promise<void> =>
  requireClientAllowance(ctx, 'api-token', badTokenRates, 'Too many requests without a good token. Please wait.');
