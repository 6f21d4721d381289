import { eq } from 'drizzle-orm';
import type { UserNote, UserRow } from '#contract/accounts/profiles.ts';
import { findCustomerKey, userNotePlace } from '#core/accounts/notes/internal/sealed.ts';
import { userNotes } from '#core/accounts/notes/schema.ts';
import { requireCan } from '#core/accounts/profile/policy.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';

/**
 * What staff keep to themselves about a customer.
 * @param user an account that was read for the actor
 * @throws AppError `forbidden`, also about oneself; VaultError
 */
export async function getUserNote({ actor, platform }: Context, user: Pick<UserRow, 'id'>): Promise<UserNote> {
  requireCan(actor, 'user.note', user);
  const [saved] = await platform.database.read(scopeOf(actor), (tx) =>
    tx
      .select({ note: userNotes, fullName: profiles.fullName, email: profiles.email })
      .from(userNotes)
      .leftJoin(profiles, eq(profiles.id, userNotes.writtenBy))
      .where(eq(userNotes.userId, user.id)),
  );
  const key = saved && (await findCustomerKey(platform, user.id));
  if (!saved || !key) return { text: '', version: saved?.note.version ?? 0, written: null };
  const { note, fullName, email } = saved;
  return {
    text: platform.vault.open(key, userNotePlace(user.id), note.sealed),
    version: note.version,
    written: { by: fullName ?? email, at: note.writtenAt.toISOString() },
  };
}
