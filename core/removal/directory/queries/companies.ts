import type { CompanyView, FoundCompany } from '#contract/removal/company.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { notFound } from '#core/base/errors.ts';
import { requireAccount } from '#core/base/person.ts';
import type { Company } from '#core/removal/directory/company.ts';
import type { Directory } from '#core/removal/directory/directory.ts';
import { foldName } from '#core/removal/directory/names.ts';
import { openDirectory } from '#core/removal/directory/open.ts';
import { findAddressed } from '#core/removal/internal/company-of.ts';
import { residenceText } from '#core/removal/internal/first-letter.ts';
import { readKnown } from '#core/removal/internal/known-cases.ts';
import { readResidence } from '#core/removal/internal/residence.ts';
import { webRoutesOf } from '#core/removal/routes/internal/directory-routes.ts';
import { readRouteChecks } from '#core/removal/routes/queries/route-checks.ts';
import { withUsableRoutes } from '#core/removal/routes/queries/usable.ts';
import { readWithheld } from '#core/removal/routes/queries/withheld.ts';
import type { Config } from '#platform/config.ts';
import { bestOf, routesOf } from './company-routes.ts';

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
 * What can be asked of a company, and what the actor has asked. Where it answers by country, it is the one for the actor's.
 * @throws AppError `not-found` for one that is not in the directory or cannot be asked; `unauthenticated`
 */
export async function getCompany(ctx: Context, id: string): Promise<CompanyView> {
  const person = requireAccount(ctx);
  const { actor, platform } = person;
  const directory = openDirectory(platform.config.directoryFile);
  const named = directory.findById(id);
  if (!named) throw notFound();
  const { residence, known, withheld, checks } = await platform.database.read(scopeOf(actor), async (tx) => ({
    residence: await readResidence(tx, person),
    known: await readKnown(tx, platform, actor.userId),
    withheld: await readWithheld(tx),
    checks: await readRouteChecks(tx, routesAt(directory, named)),
  }));
  const country = residence?.country ?? null;
  const [domain] = named.domains;
  const best = bestOf(domain ? directory.listAt(domain) : [named], country, named) ?? named;
  const company = withUsableRoutes(best, withheld);
  const routes = routesOf(company, { isByName: false });
  if (!routes) throw notFound();
  const { addressee, rights } = company;
  const addressed = findAddressed(platform.config, id, country);
  const { case: own, isLeftOut } = known(addressed?.operator ?? id);
  return {
    routes,
    domain: domain ?? null,
    asksForId: addressee?.asksForId ?? false,
    rights,
    residence: residence && residenceText(residence),
    case: own,
    isLeftOut,
    checks,
  };
}

/** Web routes of everybody who answers for its domain. */
function routesAt(directory: Directory, named: Company): string[] {
  const [domain] = named.domains;
  return [named, ...(domain ? directory.listAt(domain) : [])].flatMap(webRoutesOf);
}
