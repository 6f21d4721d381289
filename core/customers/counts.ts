import { count, isNull } from 'drizzle-orm';
import { type Context, scopeOf } from '#core/context.ts';
import { requireCan } from './policy.ts';
import { profiles } from './schema.ts';

/** Accounts that are not deactivated. @throws AppError `forbidden` */
export function countActiveAccounts({ actor, platform }: Context): Promise<number> {
  requireCan(actor, 'user.list');
  return platform.database.read(scopeOf(actor), async (tx) => {
    const [row] = await tx.select({ n: count() }).from(profiles).where(isNull(profiles.deletedAt));
    return row?.n ?? 0;
  });
}
