import { parseCatalogue } from '#core/sources/internal/catalogue/catalogue-entry.ts';

/** A company that lost data, by the public catalogue. */
export interface BreachedDomain {
  title: string;
  /** Of the latest breach. */
  year: number;
}

/** Domains of companies with a breach that a catalogue of Have I Been Pwned lists and does not doubt. @param body as it was fetched; null where it never was */
export function breachedDomainsIn(body: string | null): ReadonlyMap<string, BreachedDomain> {
  const latest = new Map<string, BreachedDomain>();
  if (body === null) return latest;
  for (const { domain, date, title, verified, fabricated, retired, spamList, stealerLog } of parseCatalogue(body)) {
    if (!domain || !date || !verified || fabricated || retired || spamList || stealerLog) continue;
    const own = domain.replace(/^www\./, '');
    const year = Number(date.slice(0, 4));
    if (year > (latest.get(own)?.year ?? 0)) latest.set(own, { title, year });
  }
  return latest;
}
