import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { sessionsEnded, signedOut } from '#core/accounts/sessions/events.ts';
import { authSessions } from '#core/accounts/sessions/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';

export type EndReason =
  | 'signed-out'
  | 'confirmed'
  | 'ended-by-person'
  | 'password-changed'
  | 'role-changed'
  | 'deactivated'
  | 'erasure'
  | 'token-reused';

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

/** Ends the session that asks. Again, or by a visitor, changes nothing. */
export async function signOut(ctx: Context): Promise<void> {
  const { actor, platform } = ctx;
  if (actor.kind !== 'person') return;
  const { userId, sessionId } = actor;
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    if (await endSession(tx, { sessionId, userId, reason: 'signed-out' }))
      await record(tx, ctx, signedOut, { entityId: sessionId });
  });
}

/**
 * Ends another session of the person who asks, or this one.
 * @throws AppError `unauthenticated`; `not-found` for a session that has ended, of somebody else, or that never was
 */
export async function endOwnSession(ctx: Context, sessionId: string): Promise<void> {
  const { platform } = ctx;
  const { actor } = requireAccount(ctx);
  const id = z.uuid().safeParse(sessionId);
  if (!id.success) throw new AppError('not-found');
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const end = { sessionId: id.data, userId: actor.userId, reason: 'ended-by-person' } as const;
    if (!(await endSession(tx, end))) throw new AppError('not-found');
    await record(tx, ctx, sessionsEnded, { entityId: id.data });
  });
}

/**
 * "Sign out everywhere".
 * @param keepThis leaves the session that asks
 * @returns how many were ended
 * @throws AppError `unauthenticated`
 */
export async function signOutEverywhere(ctx: Context, { keepThis }: { keepThis: boolean }): Promise<number> {
  const { platform } = ctx;
  const { actor } = requireAccount(ctx);
  return platform.database.transaction(scopeOf(actor), async (tx) => {
    const exceptId = keepThis ? actor.sessionId : null;
    const count = await endSessionsOf(tx, actor.userId, 'ended-by-person', { exceptId });
    await record(tx, ctx, sessionsEnded, { entityId: null, details: { count } });
    return count;
  });
}
