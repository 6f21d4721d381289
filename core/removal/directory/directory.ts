import { getDomain } from 'tldts';
import type { Company, CompanyList } from './company.ts';
import { joinLists } from './join.ts';
import { createSearch } from './search.ts';

/** Everybody who can be written to. */
export interface Directory {
  companies: readonly Company[];
  /** @param id of today or of an earlier state of its list */
  findById(id: string): Company | null;
  /** Of a host, or of the nearest one above it that is known; several where a company answers by country. */
  listAt(host: string): readonly Company[];
  /** By its name or that of a brand, however it is written; null where several are called so. */
  findNamed(name: string): Company | null;
  /** Companies whose name, brand or domain holds the text, the closest first. @param text at least three characters */
  search(text: string, most: number): Company[];
}

/** @param redirects where ids lead that are gone, by id */
export function createDirectory(
  lists: readonly [CompanyList, ...CompanyList[]],
  redirects: ReadonlyMap<string, string | null>,
): Directory {
  const { companies, byDomain, names } = joinLists(lists);
  const byId = new Map(companies.map((company) => [company.id, company]));
  return {
    companies,
    findById(id) {
      const to = redirects.get(id);
      return byId.get(id) ?? (to ? (byId.get(to) ?? null) : null);
    },
    listAt(host) {
      for (const domain of domainsAbove(host)) {
        const found = byDomain.get(domain);
        if (found) return found;
      }
      return [];
    },
    findNamed: names.find,
    search: createSearch(companies),
  };
}

/** `a.b.example.com`, `b.example.com`, `example.com`: none of a suffix under which others have theirs. */
function domainsAbove(text: string): string[] {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  const top = getDomain(host, { allowPrivateDomains: true }) ?? getDomain(host);
  if (top === null) return [];
  const parts = host.split('.');
  const deepest = parts.length - top.split('.').length;
  return Array.from({ length: deepest + 1 }, (_, at) => parts.slice(at).join('.'));
}
