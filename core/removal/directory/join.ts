import { addresseeOf, type Company, type CompanyList, companyOf } from './company.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';
import type { CompanyRow } from './row.ts';

export interface Joined {
  companies: readonly Company[];
  byDomain: ReadonlyMap<string, readonly Company[]>;
  names: NameIndex;
}

/**
 * Joins the lists: what stands on several of them under one domain is one company. The first list says who they are, as it may
 * have one company several times, for different countries; the others add to that. A service of another name whose brand one of
 * them claims is a company of its own, with their address.
 */
export function joinLists([first, ...others]: readonly [CompanyList, ...CompanyList[]]): Joined {
  const companies: Company[] = [];
  const byDomain = new Map<string, Company[]>();
  const names = createNameIndex();

  function addDomains(company: Company, domains: readonly string[]): void {
    for (const domain of domains) {
      const others = byDomain.get(domain);
      if (others) others.push(company);
      else byDomain.set(domain, [company]);
    }
  }

  function addCompany(company: Company): void {
    companies.push(company);
    addDomains(company, company.domains);
    names.add(company);
  }

  /** What no list knew before it. */
  function addRest(list: string, row: CompanyRow, domains: string[]): void {
    const company = { ...companyOf(list, row), domains };
    company.addressee ??= names.findOwner(row)?.addressee ?? null;
    addCompany(company);
  }

  for (const row of first.rows) addCompany(companyOf(first.name, row));
  for (const { name, rows } of others)
    for (const row of rows) {
      const domains = row.domains ?? [];
      const known = new Set(domains.flatMap((domain) => byDomain.get(domain) ?? []));
      const rest = domains.filter((domain) => !byDomain.has(domain));
      for (const company of known) completeCompany(company, name, row);
      const [only] = known;
      if (only && known.size === 1) {
        only.domains = [...only.domains, ...rest];
        addDomains(only, rest);
      } else if (known.size === 0 || rest.length > 0) addRest(name, row, rest);
      for (const company of known) names.add(company);
    }
  return { companies, byDomain, names };
}

/** Adds what another list knows. What is known already stays. */
function completeCompany(company: Company, list: string, row: CompanyRow): void {
  const more = companyOf(list, row);
  const brands = [more.name, ...more.brands].filter((name) => name !== company.name && !company.brands.includes(name));
  if (brands.length > 0) company.brands = [...company.brands, ...brands];
  company.addressee ??= addresseeOf(row);
  company.service ??= more.service;
  company.account ??= more.account;
  company.rights ??= more.rights;
  if (company.addressee && !company.addressee.form && row.form)
    company.addressee = { ...company.addressee, form: row.form };
}
