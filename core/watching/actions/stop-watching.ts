import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { endWatch } from '#core/watching/internal/end-watch.ts';

/** Stops the actor's watching, at once. Again changes nothing. @throws AppError `unauthenticated` */
export async function stopWatching(ctx: Context): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  await platform.database.transaction(scopeOf(actor), (tx) =>
    endWatch(tx, ctx, { watchId: actor.userId, by: 'account' }),
  );
}
