import { and, eq } from 'drizzle-orm';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireAccount } from '#core/base/person.ts';
import { identifierRemoved } from '#core/identifiers/events.ts';
import { lockIdentifiers, readIdentifiers } from '#core/identifiers/internal/store.ts';
import { identifiers } from '#core/identifiers/schema.ts';
import { mailboxBehind } from '#core/sources/queries/mailbox.ts';

/**
 * Takes something off the list: no later scan asks about it. Spellings that were proven by its mailbox alone go back to
 * waiting for a proof of their own. Again changes nothing.
 */
export async function removeIdentifier(ctx: Context, { id }: { id: string }): Promise<void> {
  const { actor, platform } = requireAccount(ctx);
  const { userId } = actor;
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    await lockIdentifiers(tx, userId);
    const all = await readIdentifiers(tx, platform, userId);
    const removed = all.find((one) => one.id === id);
    if (!removed) return;
    await tx.delete(identifiers).where(and(eq(identifiers.id, id), eq(identifiers.userId, userId)));
    await record(tx, ctx, identifierRemoved, { entityId: id, details: { kind: removed.kind } });
    const left = all.filter((one) => one !== removed);
    const proven = left.filter(({ provenBy }) => provenBy === 'link').map(({ value }) => value);
    const mailboxes = [actor.email, ...proven].map(mailboxBehind);
    for (const one of left)
      if (one.provenBy === 'alias' && !mailboxes.includes(mailboxBehind(one.value)))
        await tx.update(identifiers).set({ provenBy: null, provenAt: null }).where(eq(identifiers.id, one.id));
  });
}
