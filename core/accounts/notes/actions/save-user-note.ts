import { eq } from 'drizzle-orm';
import type { UserNoteInput } from '#contract/accounts/profiles.ts';
import { fault } from '#contract/faults/faults.ts';
import { userNoteSaved } from '#core/accounts/notes/events.ts';
import { getCustomerKey, userNotePlace } from '#core/accounts/notes/internal/sealed.ts';
import { userNotes } from '#core/accounts/notes/schema.ts';
import { requireCan } from '#core/accounts/profile/policy.ts';
import { getUser } from '#core/accounts/profile/queries/users.ts';
import { record } from '#core/base/audit/events.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { changedMeanwhile } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import type { Transaction } from '#platform/database/database.ts';

/**
 * What staff keep to themselves about a customer. The account does not change with it, and no page, log or mail of the
 * customer hears of it.
 * @throws AppError `not-found`; `forbidden`, also about oneself; `gone` when the key was destroyed with the account;
 *   `conflict` where somebody else has saved another note since
 */
export async function saveUserNote(ctx: Context, { userId, internalNote, version }: UserNoteInput): Promise<void> {
  const { platform, actor } = requireAccount(ctx);
  const user = await getUser(ctx, userId);
  requireCan(actor, 'user.note', user);
  const place = userNotePlace(user.id);
  const key = await getCustomerKey(platform, user.id);
  const sealed = platform.vault.seal(key, place, internalNote);
  await platform.database.transaction(scopeOf(actor), async (tx) => {
    const saved = await lockNote(tx, user.id);
    if (saved && platform.vault.open(key, place, saved.sealed) === internalNote) return;
    if ((saved?.version ?? 0) !== version) throw savedMeanwhile();
    const written = { writtenBy: actor.userId, writtenAt: platform.clock.now() };
    await writeNote(tx, { userId: user.id, sealed, version: version + 1, ...written });
    await record(tx, ctx, userNoteSaved, {
      entityId: user.id,
      userId: null,
      oldValues: { version },
      newValues: { version: version + 1 },
    });
  });
}

const savedMeanwhile = () => changedMeanwhile(fault('internal-note-changed'));

async function lockNote(tx: Transaction, userId: string) {
  const [saved] = await tx.select().from(userNotes).where(eq(userNotes.userId, userId)).for('update');
  return saved;
}

async function writeNote(tx: Transaction, note: typeof userNotes.$inferInsert): Promise<void> {
  const { userId: _, ...values } = note;
  const written = await tx
    .insert(userNotes)
    .values(note)
    .onConflictDoUpdate({ target: userNotes.userId, set: values, setWhere: eq(userNotes.version, note.version - 1) })
    .returning({ userId: userNotes.userId });
  // Two first notes at once: the second finds the first only here.
  if (written.length === 0) throw savedMeanwhile();
}
