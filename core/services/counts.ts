import { count, eq } from 'drizzle-orm';
import { type Context, scopeOf } from '#core/context.ts';
import { services } from './schema.ts';

/** Services that can be ordered. */
export function countActiveServices(context: Context): Promise<number> {
  return context.platform.database.read(scopeOf(context.actor), async (tx) => {
    const [row] = await tx.select({ n: count() }).from(services).where(eq(services.isActive, true));
    return row?.n ?? 0;
  });
}
