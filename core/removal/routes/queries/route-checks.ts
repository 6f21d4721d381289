import { inArray } from 'drizzle-orm';
import type { CompanyRoutes } from '#contract/removal/company.ts';
import type { RouteCheck } from '#contract/removal/routes.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
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

/** The same of the web routes of some companies. */
export function listRouteChecks(
  { actor, platform }: Context,
  companies: readonly Pick<CompanyRoutes, 'account' | 'contact'>[],
): Promise<RouteCheck[]> {
  const urls = companies.flatMap(({ account, contact }) => [account?.url, contact?.form]);
  const known = [...new Set(urls.filter((url) => typeof url === 'string'))];
  return platform.database.read(scopeOf(actor), (tx) => readRouteChecks(tx, known));
}
