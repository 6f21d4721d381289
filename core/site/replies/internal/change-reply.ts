import { eq } from 'drizzle-orm';
import type { SavedReplyInput } from '#contract/site/replies.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { asColumns } from '#core/base/editing.ts';
import { requireCan } from '#core/site/policy.ts';
import { savedReplies } from '#core/site/replies/schema.ts';
import { keptTranslations } from '#core/site/translations.ts';
import type { Transaction } from '#platform/database/database.ts';

type Row = typeof savedReplies.$inferSelect;

/** What of a reply staff edit. */
export const editableOf = ({ title, body, translations }: Row) => ({ title, body, translations });

/** What of a reply is translated, and how. */
export const translatedOf = ({ body, translations }: Row) => ({ english: { body }, own: translations });

/** What the row will hold. @param before null for a new one */
export const valuesOf = ({ title, body, translations }: SavedReplyInput, before: Row | null) => ({
  title,
  body,
  translations: keptTranslations(before && translatedOf(before), { body }, translations),
});

export const logged = (values: object) => asColumns(savedReplies, values);

/** @throws AppError `forbidden` */
export function changeReplies(ctx: Context, work: (tx: Transaction) => Promise<void>): Promise<void> {
  requireCan(ctx.actor, 'reply.change');
  return ctx.platform.database.transaction(scopeOf(ctx.actor), work);
}

/** Locked until the transaction ends; null once it was deleted. */
export async function lockReply(tx: Transaction, id: string): Promise<Row | null> {
  const [row] = await tx.select().from(savedReplies).where(eq(savedReplies.id, id)).for('update');
  return row ?? null;
}
