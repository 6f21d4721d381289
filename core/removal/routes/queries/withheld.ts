import { isNotNull, isNull } from 'drizzle-orm';
import { removalBounces, removalRoutes } from '#core/removal/routes/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import type { Withheld } from './usable.ts';

/** Every route that must not be offered now, in one statement. */
export async function readWithheld(tx: Transaction): Promise<Withheld> {
  const rows = await tx
    .select({ route: removalRoutes.url })
    .from(removalRoutes)
    .where(isNotNull(removalRoutes.withheldAt))
    .unionAll(tx.select({ route: removalBounces.route }).from(removalBounces).where(isNull(removalBounces.restoredAt)));
  return new Set(rows.map(({ route }) => route));
}
