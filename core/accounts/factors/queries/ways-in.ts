import { and, count, eq, isNull } from 'drizzle-orm';
import type { OtherWays } from '#contract/accounts/factors.ts';
import { recoveryCodes, twoFactors } from '#core/accounts/factors/schema.ts';
import { findIdentityOf } from '#core/accounts/provider/internal/links.ts';
import type { Transaction } from '#platform/database/database.ts';
import { ownPasskeys, passkeyViewOf } from './passkeys.ts';

/** What opens somebody's account besides the password, or is asked for after it. Under the system's scope. */
export async function listWays(tx: Transaction, userId: string): Promise<OtherWays> {
  const [factor] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  const isOpen = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  const [left] = await tx.select({ codes: count() }).from(recoveryCodes).where(isOpen);
  const { confirmedAt = null, removalAt = null } = factor ?? {};
  return {
    passkeys: (await ownPasskeys(tx, userId)).map(passkeyViewOf),
    app: confirmedAt && { since: confirmedAt.toISOString(), endsAt: removalAt?.toISOString() ?? null },
    recoveryCodes: confirmedAt ? (left?.codes ?? 0) : 0,
    provider: (await findIdentityOf(tx, userId))?.createdAt.toISOString() ?? null,
  };
}
