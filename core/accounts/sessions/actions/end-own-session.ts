import { z } from 'zod';
import { sessionsEnded } from '#core/accounts/sessions/events.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { endSession } from './end-sessions.ts';

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
