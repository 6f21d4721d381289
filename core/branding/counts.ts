import { count, eq } from 'drizzle-orm';
import { type Context, scopeOf } from '#core/context.ts';
import { brandingAssets } from './schema.ts';

/** Assets that the site shows. */
export function countActiveAssets(context: Context): Promise<number> {
  return context.platform.database.read(scopeOf(context.actor), async (tx) => {
    const [row] = await tx.select({ n: count() }).from(brandingAssets).where(eq(brandingAssets.isActive, true));
    return row?.n ?? 0;
  });
}
