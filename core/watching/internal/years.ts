import { asc, eq } from 'drizzle-orm';
import { followingYears } from '#core/watching/rules.ts';
import { watchedYears } from '#core/watching/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

export type Year = typeof watchedYears.$inferSelect;

/** In the order in which they were bought. */
const readYears = (tx: Transaction, userId: string): Promise<Year[]> =>
  tx
    .select()
    .from(watchedYears)
    .where(eq(watchedYears.userId, userId))
    .orderBy(asc(watchedYears.boughtAt), asc(watchedYears.orderId));

/** Has the years of a person follow each other, once one was added or taken out. @returns all of them */
export async function arrangeYears(tx: Transaction, userId: string): Promise<Year[]> {
  const before = await readYears(tx, userId);
  const after = followingYears(before);
  for (const [place, year] of after.entries()) {
    const was = before[place];
    if (was && +was.startsAt === +year.startsAt && +was.endsAt === +year.endsAt) continue;
    const { orderId, startsAt, endsAt } = year;
    await tx.update(watchedYears).set({ startsAt, endsAt }).where(eq(watchedYears.orderId, orderId));
  }
  return after;
}
