import { type LetterLanguage, letterLanguages } from '#contract/removal/letters.ts';
import { askedBrokers } from '#core/removal/brokers/operators.ts';
import type { Company } from '#core/removal/directory/company.ts';
import { openDirectory } from '#core/removal/directory/open.ts';
import { bestOf } from '#core/removal/directory/queries/company-routes.ts';
import type { Config } from '#platform/config.ts';
import type { AskedCompany } from './content.ts';

/** A company that can be written to, and the one that stands for all sites of its operator. */
export interface Addressed {
  company: AskedCompany;
  /** One case for each. */
  operator: string;
}

const languageOf = (language: string): LetterLanguage => letterLanguages.find((one) => one === language) ?? 'en';

/** A broker, and whoever runs under its name: its entry says what it needs to find somebody. */
function addressedBroker(isMeant: (id: string, domain: string) => boolean): Addressed | null {
  const found = askedBrokers.find(({ broker, ids }) => [...ids, broker.id].some((id) => isMeant(id, broker.domain)));
  if (!found) return null;
  const { id, name, covers, email, url, postal, language, needs } = found.broker;
  const company = { id: `brokers.${id}`, name, covers, email, form: url, postal, country: null, language, needs };
  return { company: { ...company, asksForId: false }, operator: `brokers.${id}` };
}

function addressedCompany({ id, service, brands, addressee }: Company): Addressed | null {
  if (!addressee) return null;
  const { name, email, form, postal, country, language, needs, asksForId } = addressee;
  const covers = [service, ...brands.filter((brand) => brand === service)].filter(
    (one) => one !== null && !name.toLowerCase().includes(one.toLowerCase()),
  ) as string[];
  const ways = { email, form, postal, country, language: languageOf(language) };
  return { company: { id, name, covers: [...new Set(covers)], ...ways, needs, asksForId }, operator: id };
}

/**
 * Whom a request to a company of the directory goes to: its entry for the person's country, or the operator of a broker.
 * @param country of the person, ISO 3166-1; null where it is not known
 * @returns null for one that is not in the directory, or that nobody can write to
 */
export function findAddressed(
  { directoryFile }: Pick<Config, 'directoryFile'>,
  id: string,
  country: string | null,
): Addressed | null {
  const [list, own] = [id.slice(0, id.indexOf('.')), id.slice(id.indexOf('.') + 1)];
  if (list === 'brokers') return addressedBroker((broker) => broker === own);
  const directory = openDirectory(directoryFile);
  const named = directory.findById(id);
  if (!named) return null;
  const broker = addressedBroker((_id, domain) => named.domains.includes(domain));
  if (broker) return broker;
  const [domain] = named.domains;
  const best = bestOf(domain ? directory.listAt(domain) : [named], country, named) ?? named;
  return addressedCompany(best);
}
