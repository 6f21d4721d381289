import { z } from 'zod';
import { defineSource } from '#core/sources/define.ts';
import { politeVendor } from '#core/sources/internal/accounts/account.ts';
import {
  copiesExposure,
  dayOfTimestamp,
  hostOfPage,
  impossibleDomain,
  isWithin,
  type PageCopy,
} from '#core/sources/internal/domains/archives.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';
import { SourceTrouble } from '#core/sources/internal/trouble.ts';

const FIELDS = ['timestamp', 'original', 'statuscode'] as const;
const MOST = 50;

const row = z.tuple([z.string(), z.string(), z.string()]);
type Row = z.infer<typeof row>;
const isHeader = (one: Row | undefined) => one !== undefined && FIELDS.every((field, index) => one[index] === field);
const isPage = ([timestamp, , status]: Row) => /^\d{14}$/.test(timestamp) && status === '200';
/** Nothing at all, or the names of the fields and at least one page. */
const body = z
  .array(row)
  .refine(([first, ...pages]) => first === undefined || (isHeader(first) && pages.length > 0 && pages.every(isPage)));

/** https://github.com/internetarchive/wayback/tree/master/wayback-cdx-server: pages that were saved whole, each once. */
export const wayback = defineSource({
  id: 'wayback',
  name: 'Wayback Machine',
  homepage: 'https://web.archive.org/',
  category: 'domain',
  reveals: 'Copies of pages of your domain in the Internet Archive, also of those that you have changed or deleted.',
  clearCovers:
    'The Internet Archive shows no copy of a page of your domain. Copies that it was asked to hide, and those on other hosts below the domain, are not seen.',
  needs: 'domain',
  privacy: 'P0',
  key: null,
  hosts: ['web.archive.org'],
  vendor: politeVendor('web.archive.org'),
  timeoutMs: 20_000,
  maxBytes: 1_000_000,
  cacheHours: 168,
  credit: { label: 'Internet Archive', url: 'https://archive.org/' },
  removal: 'Write to info@archive.org from an address of the domain, and name the pages.',
  control: { known: ['archive.org'], keptBy: 'source', impossible: impossibleDomain },
  async check({ domain }, { ask }) {
    const query = new URLSearchParams({
      url: `${domain}/*`,
      output: 'json',
      fl: FIELDS.join(','),
      filter: 'statuscode:200',
      collapse: 'urlkey',
      limit: String(MOST),
    });
    const answer = readJson(await ask({ url: `https://web.archive.org/cdx/search/cdx?${query}` }), body);
    const pages = answer.value.slice(1);
    const copies = pages.flatMap((page) => copyOf(page, domain));
    if (copies.length === 0 && pages.length > 0) throw new SourceTrouble('changed');
    return foundOrClear(
      copiesExposure(copies, {
        name: 'The Wayback Machine',
        url: `https://web.archive.org/web/*/${domain}/*`,
        kind: 'Saved pages',
        isCut: pages.length >= MOST,
      }),
      answer,
    );
  },
});

function copyOf([timestamp, original]: Row, domain: string): PageCopy[] {
  const host = hostOfPage(original);
  return host && isWithin(host, domain) ? [{ host, savedOn: dayOfTimestamp(timestamp) }] : [];
}
