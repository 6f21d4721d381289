import type { Country } from '#contract/identifiers/types.ts';
import type { CompanyLetter, FoundCompany } from '#contract/removal/company.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { notFound } from '#core/base/errors.ts';
import { type Recipient, readCompanyLetter } from '#core/removal/brokers/queries/company-letter.ts';
import type { Company } from '#core/removal/directory/company.ts';
import { foldName } from '#core/removal/directory/names.ts';
import { openDirectory } from '#core/removal/directory/open.ts';
import { webRoutesOf } from '#core/removal/routes/internal/directory-routes.ts';
import { readRouteChecks } from '#core/removal/routes/queries/route-checks.ts';
import { readWithheld, withUsableRoutes } from '#core/removal/routes/queries/usable.ts';
import type { Config } from '#platform/config.ts';
import { listAuthorities } from './authorities.ts';
import { bestOf, routesOf } from './company-routes.ts';
import { isoOf } from './iso-country.ts';

const MOST_FOUND = 20;

/** Companies whose name, brand or domain holds the text, the closest first. */
export const searchCompanies = ({ directoryFile }: Pick<Config, 'directoryFile'>, text: string): FoundCompany[] =>
  openDirectory(directoryFile)
    .search(text, MOST_FOUND)
    .map(({ id, name, service, domains }) => ({
      id,
      name,
      service: otherName(name, service),
      domain: domains[0] ?? null,
    }));

/** What its customers call it; null where the name says it already: "Canva" of Canva Pty Ltd. */
const otherName = (name: string, service: string | null): string | null =>
  service !== null && foldName(name).includes(foldName(service)) ? null : service;

/**
 * What can be asked of a company, and the letter to it. Where it answers by country, it is the one for the actor's.
 * @throws AppError `not-found` for one that is not in the directory or cannot be asked; `unauthenticated`
 */
export async function getCompanyLetter(ctx: Context, id: string): Promise<CompanyLetter> {
  const directory = openDirectory(ctx.platform.config.directoryFile);
  const named = directory.findById(id);
  if (!named) throw notFound();
  const [domain] = named.domains;
  const { database } = ctx.platform;
  const scope = scopeOf(ctx.actor);
  const withheld = await database.read(scope, readWithheld);
  const companyIn = (country: Country | null) =>
    withUsableRoutes(bestOf(domain ? directory.listAt(domain) : [named], isoOf(country), named) ?? named, withheld);
  const { country, letter } = await readCompanyLetter(ctx, (from) => recipientOf(companyIn(from)));
  const company = companyIn(country);
  const routes = routesOf(company, { isByName: false });
  if (!routes) throw notFound();
  const { addressee, rights } = company;
  const checks = await database.read(scope, (tx) => readRouteChecks(tx, webRoutesOf(company)));
  const authorities = letter && country ? listAuthorities(country) : [];
  return {
    routes,
    domain: domain ?? null,
    asksForId: addressee?.asksForId ?? false,
    rights,
    country,
    letter,
    authorities,
    checks,
  };
}

function recipientOf(company: Company): Recipient | null {
  if (!company.addressee) return null;
  const { name, country, language, needs, isCreditAgency } = company.addressee;
  return { name, brand: otherName(name, company.service), country, language, needs, isCreditAgency };
}
