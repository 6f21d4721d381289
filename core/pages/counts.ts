import { count } from 'drizzle-orm';
import { type Context, scopeOf } from '#core/context.ts';
import { cmsContent } from './schema.ts';

/** Texts of pages that staff have written. */
export function countPageTexts(context: Context): Promise<number> {
  return context.platform.database.read(scopeOf(context.actor), async (tx) => {
    const [row] = await tx.select({ n: count() }).from(cmsContent);
    return row?.n ?? 0;
  });
}
