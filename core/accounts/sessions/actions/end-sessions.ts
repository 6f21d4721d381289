import { and, eq, isNull, ne, not, or, sql } from 'drizzle-orm';
import { authSessions } from '#core/accounts/sessions/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

export type EndReason =
  | 'signed-out'
  | 'confirmed'
  | 'ended-by-person'
  | 'password-changed'
  | 'factors-changed'
  | 'role-changed'
  | 'deactivated'
  | 'erasure'
  | 'token-reused'
  | 'signed-in-again'
  | 'provider-logout';

/**
 * Ends every session of somebody in the transaction of the act that asks for it: the next request with one of them is a
 * visitor's, none can be renewed, open tabs hear of it and live streams end.
 * @returns how many there were
 */
export async function endSessionsOf(
  tx: Transaction,
  userId: string,
  reason: EndReason,
  { exceptId = null }: { exceptId?: string | null } = {},
): Promise<number> {
  const ended = await tx
    .update(authSessions)
    .set({ endedAt: sql`now()`, endedReason: reason })
    .where(
      and(
        eq(authSessions.userId, userId),
        isNull(authSessions.endedAt),
        exceptId === null ? undefined : ne(authSessions.id, exceptId),
      ),
    )
    .returning({ id: authSessions.id });
  return ended.length;
}

/** Ends the sessions of somebody in all other browsers, after a change of what signs them in. `tx` may run under their own scope. */
export async function endOtherSessions(
  tx: Transaction,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  const [here] = await tx
    .select({ browserHash: authSessions.browserHash })
    .from(authSessions)
    .where(eq(authSessions.id, sessionId));
  const isHere = or(
    eq(authSessions.id, sessionId),
    here?.browserHash ? eq(authSessions.browserHash, here.browserHash) : undefined,
  );
  await tx
    .update(authSessions)
    .set({ endedAt: sql`now()`, endedReason: 'factors-changed' satisfies EndReason })
    .where(and(eq(authSessions.userId, userId), isNull(authSessions.endedAt), not(isHere ?? sql`false`)));
}

/** Ends one session of somebody. @returns false when it had ended before, or is not theirs */
export async function endSession(
  tx: Transaction,
  { sessionId, userId, reason }: { sessionId: string; userId: string; reason: EndReason },
): Promise<boolean> {
  const ended = await tx
    .update(authSessions)
    .set({ endedAt: sql`now()`, endedReason: reason })
    .where(and(eq(authSessions.id, sessionId), eq(authSessions.userId, userId), isNull(authSessions.endedAt)))
    .returning({ id: authSessions.id });
  return ended.length > 0;
}
