import { count, desc, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { BouncedAddress, RouteCounts, WithheldRoute } from '#contract/removal/routes.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { openDirectory } from '#core/removal/directory/open.ts';
import { everyWebRoute } from '#core/removal/routes/internal/directory-routes.ts';
import { requireCan } from '#core/removal/routes/policy.ts';
import { removalBounces, removalRoutes } from '#core/removal/routes/schema.ts';
import type { Transaction } from '#platform/database/database.ts';

const DAY_MS = 86_400_000;
const MOST_SHOWN = 200;

export interface ManagedRoutes {
  counts: RouteCounts;
  /** Newest first. */
  withheld: WithheldRoute[];
  /** Newest first. */
  bounced: BouncedAddress[];
}

/** What staff see of the ways to companies: what is not offered, and how many are looked at. @throws AppError */
export async function readManagedRoutes({ actor, platform }: Context): Promise<ManagedRoutes> {
  requireCan(actor, 'routes.read');
  const routes = everyWebRoute(platform.config);
  const now = platform.clock.now().getTime();
  const namesAt = (url: string) => (routes.get(url) ?? []).map(({ name }) => name);
  return platform.database.read(scopeOf(actor), async (tx) => {
    const withheld = await tx
      .select()
      .from(removalRoutes)
      .where(isNotNull(removalRoutes.withheldAt))
      .orderBy(desc(removalRoutes.withheldAt), removalRoutes.url)
      .limit(MOST_SHOWN);
    const bounced = await readBounces(tx);
    const nameOf = bounced.length === 0 ? () => [] : namesByEmail(platform.config);
    return {
      counts: { routes: routes.size, ...(await countRoutes(tx, now)), bounced: bounced.length },
      withheld: withheld.map(({ url, askedAt, state, status, finalHost, withheldAt }) => ({
        ...{ url, state, status, finalHost },
        at: askedAt.toISOString(),
        since: (withheldAt ?? askedAt).toISOString(),
        companies: namesAt(url),
      })),
      bounced: bounced.map(({ route: email, bouncedAt, isByStaff }) => ({
        email,
        at: bouncedAt.toISOString(),
        by: isByStaff ? 'staff' : 'person',
        companies: nameOf(email),
      })),
    };
  });
}

const readBounces = (tx: Transaction) =>
  tx.select().from(removalBounces).where(isNull(removalBounces.restoredAt)).orderBy(desc(removalBounces.bouncedAt));

async function countRoutes(tx: Transaction, now: number): Promise<Omit<RouteCounts, 'routes' | 'bounced'>> {
  const since = (days: number) => new Date(now - days * DAY_MS);
  const [row] = await tx
    .select({
      seen: sql<number>`count(*) filter (where ${gte(removalRoutes.askedAt, since(14))})::int`,
      changed: sql<number>`count(*) filter (where ${gte(removalRoutes.changedAt, since(28))})::int`,
      withheld: count(removalRoutes.withheldAt),
    })
    .from(removalRoutes);
  return row ?? { seen: 0, changed: 0, withheld: 0 };
}

function namesByEmail({ directoryFile }: { directoryFile: string | null }): (email: string) => string[] {
  const names = new Map<string, string[]>();
  for (const { name, addressee } of openDirectory(directoryFile).companies) {
    const email = addressee?.email?.toLowerCase();
    if (email) names.set(email, [...(names.get(email) ?? []), name]);
  }
  return (email) => names.get(email) ?? [];
}
