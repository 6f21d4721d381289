import { parseCatalogue } from '#core/sources/internal/catalogue/catalogue-entry.ts';
import { catalogueInDatabase } from '#core/sources/internal/catalogue/catalogue-store.ts';
import type { Platform } from '#platform/platform.ts';

/** A company that lost data, by the public catalogue that was read last. */
export interface BreachedDomain {
  title: string;
  /** Of the latest breach. */
  year: number;
}

/**
 * Domains of companies with a breach that the catalogue of Have I Been Pwned lists and does not doubt. Empty while the catalogue
 * was never read; asks nobody.
 */
export async function listBreachedDomains(
  platform: Pick<Platform, 'database'>,
): Promise<ReadonlyMap<string, BreachedDomain>> {
  const kept = await catalogueInDatabase(platform).read();
  const latest = new Map<string, BreachedDomain>();
  if (!kept) return latest;
  for (const { domain, date, title, verified, fabricated, retired, spamList, stealerLog } of parseCatalogue(
    kept.body,
  )) {
    if (!domain || !date || !verified || fabricated || retired || spamList || stealerLog) continue;
    const own = domain.replace(/^www\./, '');
    const year = Number(date.slice(0, 4));
    if (year > (latest.get(own)?.year ?? 0)) latest.set(own, { title, year });
  }
  return latest;
}
