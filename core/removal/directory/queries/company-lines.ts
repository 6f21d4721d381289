import { type KnownCompany, writeCompanyLine } from '#contract/mailbox/company-file.ts';
import type { Company } from '#core/removal/directory/company.ts';
import { openDirectory } from '#core/removal/directory/open.ts';
import type { BreachedDomain } from '#core/sources/queries/breaches-in-catalogue.ts';
import { bestOf } from './company-routes.ts';

/** The company that answers for each domain, with its domains. */
function companiesByDomain(directoryFile: string | null): Map<Company, string[]> {
  const directory = openDirectory(directoryFile);
  const domains = new Set(directory.companies.flatMap((company) => company.domains));
  const owned = new Map<Company, string[]>();
  for (const domain of domains) {
    const company = bestOf(directory.listAt(domain), null);
    if (company) owned.set(company, [...(owned.get(company) ?? []), domain]);
  }
  return owned;
}

function knownCompany(
  company: Company,
  domains: readonly string[],
  breaches: ReadonlyMap<string, BreachedDomain>,
): KnownCompany {
  const years = domains.flatMap((domain) => breaches.get(domain)?.year ?? []);
  return {
    name: company.service ?? company.name,
    id: company.id,
    account: company.account,
    hasLetter: company.addressee !== null,
    breached: years.length > 0 ? Math.max(...years) : null,
  };
}

/**
 * What whoever reads a mailbox knows of companies, as text for `readCompanyFile`: of each its domains, name, where an account is closed and
 * how hard that is, and its latest breach. Addresses of companies are not in it.
 */
export function companyLines(directoryFile: string | null, breaches: ReadonlyMap<string, BreachedDomain>): string {
  const known = new Set<string>();
  const lines: string[] = [];
  for (const [company, domains] of companiesByDomain(directoryFile)) {
    for (const domain of domains) known.add(domain);
    lines.push(writeCompanyLine(domains, knownCompany(company, domains, breaches)));
  }
  for (const [domain, { title, year }] of breaches) {
    if (known.has(domain)) continue;
    lines.push(writeCompanyLine([domain], { name: title, id: null, account: null, hasLetter: false, breached: year }));
  }
  return lines.sort().join('\n');
}
