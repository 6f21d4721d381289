import type { CompanyRoutes } from '#contract/removal/company.ts';
import type { Company } from '#core/removal/directory/company.ts';
import { openDirectory } from '#core/removal/directory/open.ts';
import { type Withheld, withUsableRoutes } from '#core/removal/routes/queries/usable.ts';
import type { Config } from '#platform/config.ts';

/** Whose data was lost, as the sources name it. */
export interface NamedCompany {
  name: string;
  /** Registrable; null where the sources name none. */
  domain: string | null;
}

const none: Withheld = new Set();

/**
 * What can be asked of the company that lost data. Its domain decides; a name decides only where no domain is known.
 * @param country of the person, ISO 3166; null where it is not known
 * @param withheld routes that are not offered now
 * @returns null where nobody is known who could be asked
 */
export function findCompanyRoutes(
  { directoryFile }: Pick<Config, 'directoryFile'>,
  { name, domain }: NamedCompany,
  { country = null, withheld = none }: { country?: string | null; withheld?: Withheld } = {},
): CompanyRoutes | null {
  const directory = openDirectory(directoryFile);
  const company = domain === null ? directory.findNamed(name) : bestOf(directory.listAt(domain), country);
  return company && routesOf(withUsableRoutes(company, withheld), { isByName: domain === null });
}

/**
 * Of companies that answer for one domain, the one that serves the person's country, or else everybody.
 * @param chosen comes first where it does too
 */
export function bestOf(
  companies: readonly Company[],
  country: string | null,
  chosen: Company | null = null,
): Company | null {
  const inOrder = chosen ? [chosen, ...companies] : companies;
  const isFor = ({ serves }: Company) => country !== null && serves.includes(country);
  const isForAll = ({ serves }: Company) => serves.length === 0;
  return inOrder.find(isFor) ?? inOrder.find(isForAll) ?? inOrder[0] ?? null;
}

/** @returns null for a company that can be asked nothing */
export function routesOf(company: Company, { isByName }: { isByName: boolean }): CompanyRoutes | null {
  const { id, account, addressee } = company;
  if (!account && !addressee) return null;
  const contact = addressee && {
    name: addressee.name,
    email: addressee.email,
    form: addressee.form,
    postal: addressee.postal,
  };
  return { id, name: company.service ?? company.name, isByName, account, contact };
}
