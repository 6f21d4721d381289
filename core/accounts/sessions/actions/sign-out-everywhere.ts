import { sessionsEnded } from '#core/accounts/sessions/events.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { endSessionsOf } from './end-sessions.ts';

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
