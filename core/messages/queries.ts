import { count, eq } from 'drizzle-orm';
import { type Context, scopeOf } from '#core/context.ts';
import { contactMessages } from './schema.ts';

/** Messages that nobody has read yet. */
export function countUnreadMessages(context: Context): Promise<number> {
  return context.platform.database.transaction(scopeOf(context.actor), async (tx) => {
    const [row] = await tx.select({ n: count() }).from(contactMessages).where(eq(contactMessages.status, 'unread'));
    return row?.n ?? 0;
  });
}
