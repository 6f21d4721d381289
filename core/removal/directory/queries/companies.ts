import type { Country } from '#contract/identifiers/types.ts';
import type { CompanyLetter, FoundCompany } from '#contract/removal/company.ts';
import type { Context } from '#core/base/context.ts';
import { notFound } from '#core/base/errors.ts';
import { type Recipient, readCompanyLetter } from '#core/identifiers/brokers/queries/company-letter.ts';
import type { Company } from '#core/removal/directory/company.ts';
import { openDirectory } from '#core/removal/directory/open.ts';
import type { Config } from '#platform/config.ts';
import { bestOf, routesOf } from './company-routes.ts';

const MOST_FOUND = 20;

/** Companies whose name, brand or domain holds the text, the closest first. */
export const searchCompanies = ({ directoryFile }: Pick<Config, 'directoryFile'>, text: string): FoundCompany[] =>
  openDirectory(directoryFile)
    .search(text, MOST_FOUND)
    .map((company) => {
      const { id, name, domains } = company;
      return { id, name, service: serviceOf(company), domain: domains[0] ?? null };
    });

const serviceOf = ({ name, service }: Company): string | null => (service === name ? null : service);

/**
 * What can be asked of a company, and the letter to it. Where it answers by country, it is the one for the actor's.
 * @throws AppError `not-found` for one that is not in the directory or cannot be asked; `unauthenticated`
 */
export async function getCompanyLetter(ctx: Context, id: string): Promise<CompanyLetter> {
  const directory = openDirectory(ctx.platform.config.directoryFile);
  const named = directory.findById(id);
  if (!named) throw notFound();
  const [domain] = named.domains;
  const companyIn = (country: Country | null) =>
    bestOf(domain ? directory.listAt(domain) : [named], isoOf(country), named) ?? named;
  const { country, letter } = await readCompanyLetter(ctx, (from) => recipientOf(companyIn(from)));
  const company = companyIn(country);
  const routes = routesOf(company, { isByName: false });
  if (!routes) throw notFound();
  const { addressee, rights } = company;
  return { routes, domain: domain ?? null, asksForId: addressee?.asksForId ?? false, rights, country, letter };
}

function recipientOf(company: Company): Recipient | null {
  if (!company.addressee) return null;
  const { name, country, language, needs, isCreditAgency } = company.addressee;
  return { name, brand: serviceOf(company), country, language, needs, isCreditAgency };
}

/** ISO 3166; null where several countries are meant. */
function isoOf(country: Country | null): string | null {
  if (country === 'UK') return 'GB';
  return country === 'EU' ? null : country;
}
