import { signedOut } from '#core/accounts/sessions/events.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { endSession } from './end-sessions.ts';

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
