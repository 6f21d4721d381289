import { eq } from 'drizzle-orm';
import type { Company } from '#core/removal/directory/company.ts';
import { everyWebRoute } from '#core/removal/routes/internal/directory-routes.ts';
import { lookAtRoute } from '#core/removal/routes/internal/look-at-route.ts';
import { afterLook, type Look, type PlannedRoute, routesDue, siteOf } from '#core/removal/routes/rules.ts';
import { removalRoutes } from '#core/removal/routes/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Looks at the web routes whose turn it is, one after the other. Each look is written as soon as it is done, so that a run
 * after a crash asks nobody twice.
 */
export async function checkRoutes(platform: Platform, signal: AbortSignal): Promise<void> {
  const routes = everyWebRoute(platform.config);
  for (const route of routesDue(await planRoutes(platform, routes), platform.clock.now())) {
    signal.throwIfAborted();
    const domains = (routes.get(route.url) ?? []).flatMap((company) => company.domains);
    const owner = { domains, acceptedHost: route.known?.acceptedHost ?? null };
    await saveLook(platform, route, await lookAtRoute(platform.outgoing, route.url, owner, signal));
  }
}

async function planRoutes(
  { database }: Platform,
  routes: ReadonlyMap<string, readonly Company[]>,
): Promise<PlannedRoute[]> {
  const rows = await database.read(systemScope, (tx) => tx.select().from(removalRoutes));
  const known = new Map(rows.map((row) => [row.url, row]));
  return [...routes.keys()].map((url) => ({
    url,
    site: siteOf(new URL(url).hostname),
    known: known.get(url) ?? null,
  }));
}

async function saveLook({ database, clock }: Platform, { url, site }: PlannedRoute, look: Look): Promise<void> {
  const now = clock.now();
  await database.transaction(systemScope, async (tx) => {
    const [before] = await tx.select().from(removalRoutes).where(eq(removalRoutes.url, url)).for('update');
    const seen = afterLook(before ?? null, look, now);
    await tx
      .insert(removalRoutes)
      .values({ url, site, ...seen })
      .onConflictDoUpdate({ target: removalRoutes.url, set: seen });
  });
}
