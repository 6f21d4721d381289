import { count, isNull } from 'drizzle-orm';
import { type Context, scopeOf } from '#core/context.ts';
import { profiles } from './schema.ts';

/** Accounts that are not deactivated. */
export function countActiveAccounts(context: Context): Promise<number> {
  return context.platform.database.transaction(scopeOf(context.actor), async (tx) => {
    const [row] = await tx.select({ n: count() }).from(profiles).where(isNull(profiles.deletedAt));
    return row?.n ?? 0;
  });
}
