import { findSecondFactor } from '#core/accounts/factors/queries/check.ts';
import type { Context } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';

/**
 * The second factor that somebody has switched on; null when a password is enough for them. The one place that
 * signing in asks, whichever way it began. `tx` runs under the system's scope.
 */
export const secondFactorOf = (tx: Transaction, { platform }: Context, userId: string) =>
  findSecondFactor(tx, platform, userId);
