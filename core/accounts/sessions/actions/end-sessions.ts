import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { authSessions } from '#core/accounts/sessions/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

export type EndReason =
  | 'signed-out'
  | 'confirmed'
  | 'ended-by-person'
  | 'password-changed'
  | 'role-changed'
  | 'deactivated'
  | 'erasure'
  | 'token-reused'
  | 'signed-in-again';

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
