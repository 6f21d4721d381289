import { catalogueInDatabase } from '#core/sources/internal/catalogue/catalogue-store.ts';
import type { Platform } from '#platform/platform.ts';
import { type BreachedDomain, breachedDomainsIn } from './breaches-in-catalogue.ts';

/** Those of the public catalogue that was read last. Empty while it was never read; asks nobody. */
export async function listBreachedDomains(
  platform: Pick<Platform, 'database'>,
): Promise<ReadonlyMap<string, BreachedDomain>> {
  const kept = await catalogueInDatabase(platform).read();
  return breachedDomainsIn(kept?.body ?? null);
}
