import { eq } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { AppError } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import { identifierProven } from '#core/identifiers/events.ts';
import { changeIdentifier } from '#core/identifiers/internal/store.ts';
import { linkIsOpen } from '#core/identifiers/rules.ts';
import { identifiers } from '#core/identifiers/schema.ts';

const DEAD =
  'It was used already, a newer one was sent, it is older than an hour, or it belongs to another account. If the address still waits on your list, have a new link sent from there.';

/**
 * Proves a mailbox by its mailed link: call it for a POST only, as mail scanners follow links. The link counts in the
 * account that asked for it and in no other: otherwise a stranger could add somebody's address and wait for a careless
 * press.
 * @throws AppError `gone`, the same for every link that does not work
 */
export async function proveAddress(ctx: Context, { token }: { token: string }): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  const { database, vault, clock } = platform;
  await database.transaction(scopeOf(actor), async (tx) => {
    const [row] = await tx
      .select()
      .from(identifiers)
      .where(eq(identifiers.linkHash, vault.hashToken(token)))
      .for('update');
    const now = clock.now();
    if (row?.userId !== actor.userId || !linkIsOpen(row, now)) throw new AppError('gone', { publicMessage: DEAD });
    await changeIdentifier(tx, row, { provenBy: 'link', provenAt: now, checkedAt: now, linkHash: null });
    await record(tx, ctx, identifierProven, { entityId: row.id, details: { by: 'link' } });
  });
}
