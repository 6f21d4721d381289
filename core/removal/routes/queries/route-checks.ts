import { inArray } from 'drizzle-orm';
import type { RouteCheck } from '#contract/removal/routes.ts';
import { removalRoutes } from '#core/removal/routes/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

/** When and how each of some web routes was last looked at; those that never were are missing. */
export async function readRouteChecks(tx: Transaction, urls: readonly string[]): Promise<RouteCheck[]> {
  if (urls.length === 0) return [];
  const rows = await tx
    .select({ url: removalRoutes.url, at: removalRoutes.askedAt, state: removalRoutes.state })
    .from(removalRoutes)
    .where(inArray(removalRoutes.url, [...urls]));
  return rows.map(({ url, at, state }) => ({ url, at: at.toISOString(), state }));
}
