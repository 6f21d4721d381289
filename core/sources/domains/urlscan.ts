import { z } from 'zod';
import { defineSource } from '#core/sources/define.ts';
import { dateOf } from '#core/sources/internal/dates.ts';
import { copiesExposure, impossibleDomain, isWithin, type PageCopy } from '#core/sources/internal/domains/archives.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';
import { vendors } from '#core/sources/internal/vendors.ts';

const MOST = 10;

const scan = z.looseObject({
  task: z.looseObject({ time: z.string() }),
  page: z.looseObject({ domain: z.string() }),
});
const body = z.looseObject({ total: z.int().nonnegative(), results: z.array(scan) });
type Scan = z.infer<typeof scan>;

/** https://urlscan.io/docs/api/: search only. Nothing is handed in to be scanned. */
export const urlscan = defineSource({
  id: 'urlscan',
  name: 'urlscan.io',
  homepage: 'https://urlscan.io/',
  category: 'domain',
  reveals: 'Public scans of pages of your domain, with a picture of each and the addresses that it loads.',
  clearCovers: 'No public scan has anything of your domain. Scans that were made private or unlisted are not seen.',
  needs: 'domain',
  privacy: 'P0',
  key: null,
  hosts: ['urlscan.io'],
  vendor: vendors.urlScan,
  timeoutMs: 15_000,
  maxBytes: 1_000_000,
  cacheHours: 24,
  credit: { label: 'urlscan.io', url: 'https://urlscan.io/' },
  removal: 'Open the scan at urlscan.io and report it, with the reason why it should go.',
  control: { known: ['urlscan.io'], keptBy: 'source', impossible: impossibleDomain },
  async check({ domain }, { ask }) {
    const url = `https://urlscan.io/api/v1/search/?q=domain:${domain}&size=${MOST}`;
    const answer = readJson(await ask({ url }), body);
    const { total, results } = answer.value;
    const copies = results.flatMap((one) => copyOf(one, domain));
    // Scans of other pages, which only load something from the domain, show nothing of the person; whether further
    // ones do is not known.
    if (total < results.length || (copies.length === 0 && total > 0)) throw new SourceTrouble('changed');
    return foundOrClear(
      copiesExposure(copies, {
        name: 'urlscan.io',
        url: `https://urlscan.io/search/#domain:${domain}`,
        kind: 'Scanned pages',
        isCut: total > results.length,
      }),
      answer,
    );
  },
});

function copyOf({ task, page }: Scan, domain: string): PageCopy[] {
  const host = page.domain.toLowerCase();
  return isWithin(host, domain) ? [{ host, savedOn: dateOf(task.time) }] : [];
}
