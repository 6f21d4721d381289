import { asc, eq } from 'drizzle-orm';
import type { WatchedYear } from '#contract/watching/types.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { requireCan } from '#core/orders/policy.ts';
import { watchedYears } from '#core/watching/schema.ts';

/** A customer's years of watching, oldest first: until when they run, and nothing of what is found. @throws AppError `forbidden` */
export function listWatchedYears({ actor, platform }: Context, userId: string): Promise<WatchedYear[]> {
  requireCan(actor, 'order.list');
  const now = platform.clock.now();
  return platform.database.read(scopeOf(actor), async (tx) => {
    const rows = await tx
      .select()
      .from(watchedYears)
      .where(eq(watchedYears.userId, userId))
      .orderBy(asc(watchedYears.startsAt), asc(watchedYears.orderId));
    return rows.map(({ orderId, startsAt, endsAt }) => ({
      orderId,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      state: endsAt <= now ? 'over' : startsAt <= now ? 'running' : 'ahead',
    }));
  });
}
