import { eq } from 'drizzle-orm';
import { removalCancelled, twoFactorDisabled } from '#core/accounts/factors/events.ts';
import { type CodeAnswer, type CodeSource, checkCode } from '#core/accounts/factors/internal/check-code.ts';
import { findFactor, removeFactor } from '#core/accounts/factors/internal/store.ts';
import { twoFactors } from '#core/accounts/factors/schema.ts';
import { endSessionsOf } from '#core/accounts/sessions/actions/end-sessions.ts';
import { record } from '#core/base/audit/events.ts';
import { systemContext } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/** What signing in asks besides the password. */
export interface SecondFactor {
  /** Right for a right code, once. Commit in any case: the attempt counts. */
  check(code: string, from: CodeSource): Promise<CodeAnswer>;
}

/** The second factor that somebody has switched on; null when there is none. `tx` runs under the system's scope. */
export async function findSecondFactor(
  tx: Transaction,
  platform: Platform,
  userId: string,
): Promise<SecondFactor | null> {
  const factor = await findFactor(tx, platform, userId);
  if (!factor?.confirmedAt) return null;
  if (factor.removalAt && factor.removalAt <= platform.clock.now()) return endFactor(tx, platform, userId);
  return {
    async check(code, from) {
      const answer = await checkCode(tx, platform, { userId, factor, from }, code);
      if (answer.kind === 'right' && factor.removalAt) await keepFactor(tx, platform, userId);
      return answer;
    },
  };
}

/** Its removal was asked for, and the wait is over. */
async function endFactor(tx: Transaction, platform: Platform, userId: string): Promise<null> {
  await removeFactor(tx, userId);
  await endSessionsOf(tx, userId, 'factors-changed');
  const ctx = systemContext(platform, 'two-factor removal');
  await record(tx, ctx, twoFactorDisabled, { entityId: userId, userId });
  return null;
}

/** Who has a code of it, and the password, needs no removal. */
async function keepFactor(tx: Transaction, platform: Platform, userId: string): Promise<void> {
  await tx.update(twoFactors).set({ removalAt: null }).where(eq(twoFactors.userId, userId));
  const ctx = systemContext(platform, 'two-factor removal');
  await record(tx, ctx, removalCancelled, { entityId: userId, userId });
}
