import type { Context } from '#core/context.ts';
import type { Transaction } from '#platform/database/database.ts';

/** What a person must show besides the password. */
export interface SecondFactor {
  /** True for a right code, once: it remembers what was used, in the transaction it was found in. */
  check(code: string): Promise<boolean>;
}

/**
 * The second factor that somebody has switched on; null when a password is enough for them. The one place that
 * signing in asks, whichever way it began. `tx` runs under the system's scope.
 */
export async function secondFactorOf(_tx: Transaction, _ctx: Context, _userId: string): Promise<SecondFactor | null> {
  return null;
}
