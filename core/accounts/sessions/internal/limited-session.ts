import { and, eq, gt, isNull } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import { type Account, findAccount } from '#core/accounts/sessions/internal/accounts.ts';
import { authSessions, authTokens } from '#core/accounts/sessions/schema.ts';
import type { Context } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

export const notVerified = () => new AppError('unauthenticated', { publicMessage: fault('reset-not-verified') });

export interface Recovery {
  sessionId: string;
  browserHash: string | null;
  account: Account;
}

/** The recovery session behind an access token, locked; null when there is none that is good now. */
export const findRecovery = (tx: Transaction, platform: Platform, accessToken: string): Promise<Recovery | null> =>
  findHeld(tx, platform, accessToken, 'recovery');

/** A session that can do one thing only, as `findRecovery`. */
async function findHeld(
  tx: Transaction,
  platform: Platform,
  accessToken: string,
  kind: 'recovery' | 'review',
): Promise<Recovery | null> {
  const { vault, clock } = platform;
  const now = clock.now();
  const [row] = await tx
    .select({ sessionId: authSessions.id, userId: authSessions.userId, browserHash: authSessions.browserHash })
    .from(authTokens)
    .innerJoin(authSessions, eq(authSessions.id, authTokens.sessionId))
    .where(
      and(
        eq(authTokens.accessHash, vault.hashToken(accessToken)),
        gt(authTokens.accessExpiresAt, now),
        eq(authSessions.kind, kind),
        isNull(authSessions.endedAt),
        gt(authSessions.expiresAt, now),
      ),
    )
    .for('update');
  const account = row && (await findAccount(tx, platform, row.userId));
  if (!account || account.deletedAt) return null;
  return { sessionId: row.sessionId, browserHash: row.browserHash, account };
}

export const findReview = async (
  tx: Transaction,
  { platform }: Context,
  token: string | null,
): Promise<Recovery | null> => (token === null ? null : findHeld(tx, platform, token, 'review'));
