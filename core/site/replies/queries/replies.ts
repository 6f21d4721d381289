import { asc, eq } from 'drizzle-orm';
import { fault } from '#contract/faults/faults.ts';
import type { EditedReply, SavedReply } from '#contract/site/replies.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { versionOf } from '#core/base/editing.ts';
import { AppError } from '#core/base/errors.ts';
import { requireCan } from '#core/site/policy.ts';
import { editableOf, translatedOf } from '#core/site/replies/internal/change-reply.ts';
import { mostSavedReplies } from '#core/site/replies/rules.ts';
import { savedReplies } from '#core/site/replies/schema.ts';
import { editedTranslations } from '#core/site/translations.ts';

type Row = typeof savedReplies.$inferSelect;

const shownReply = ({ id, title, body, translations, updatedAt }: Row): SavedReply => ({
  id,
  title,
  body,
  bodies: Object.fromEntries(Object.entries(translations).map(([code, own]) => [code, own.body?.text])),
  updatedAt: updatedAt.toISOString(),
});

/** Every saved reply, by title. @throws AppError `forbidden` */
export async function listReplies({ actor, platform }: Context): Promise<SavedReply[]> {
  requireCan(actor, 'reply.list');
  const rows = await platform.database.read(scopeOf(actor), (tx) =>
    tx.select().from(savedReplies).orderBy(asc(savedReplies.title), asc(savedReplies.id)).limit(mostSavedReplies),
  );
  return rows.map(shownReply);
}

/** A saved reply as its form begins. @throws AppError `forbidden`, `not-found` */
export async function getEditedReply({ actor, platform }: Context, id: string): Promise<EditedReply> {
  requireCan(actor, 'reply.list');
  const [row] = await platform.database.read(scopeOf(actor), (tx) =>
    tx.select().from(savedReplies).where(eq(savedReplies.id, id)),
  );
  if (!row) throw new AppError('not-found', { publicMessage: fault('reply-deleted') });
  return {
    ...shownReply(row),
    translations: editedTranslations(translatedOf(row)),
    version: versionOf(editableOf(row)),
  };
}
