import type { Company } from '#core/removal/directory/company.ts';
import { openDirectory } from '#core/removal/directory/open.ts';
import type { Config } from '#platform/config.ts';

/** Web routes of a company: where an account is closed, its form, its page about rights. */
export const webRoutesOf = ({ account, addressee, rights }: Company): string[] =>
  [account?.url, addressee?.form, rights].filter((url): url is string => Boolean(url));

/** Every web route of the directory, with the companies that it belongs to. */
export function everyWebRoute({ directoryFile }: Pick<Config, 'directoryFile'>): Map<string, Company[]> {
  const routes = new Map<string, Company[]>();
  for (const company of openDirectory(directoryFile).companies)
    for (const url of webRoutesOf(company)) {
      const others = routes.get(url);
      if (!others) routes.set(url, [company]);
      else if (!others.includes(company)) others.push(company);
    }
  return routes;
}
