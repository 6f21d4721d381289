import { existsSync, readFileSync } from 'node:fs';
import { getDomain } from 'tldts';
import { type Broker, everyBroker } from '#core/removal/brokers/queries/every-broker.ts';
import type { CompanyList } from './company.ts';
import { createDirectory, type Directory } from './directory.ts';
import { type AuthorityRow, type CompanyRow, companyRow, parseRows, type RedirectRow } from './row.ts';

const fileOf = (name: string) => new URL(`./data/${name}`, import.meta.url);

/** Lines of a file of the product, which `npm run directory` has checked; the first says where it comes from. */
function readLines<Row>(name: string, { skip }: { skip: number }): Row[] {
  const lines = readFileSync(fileOf(name), 'utf8').trimEnd().split('\n');
  return lines.slice(skip).map((line) => JSON.parse(line));
}

const readList = (name: string): CompanyList => ({ name, rows: readLines<CompanyRow>(`${name}.jsonl`, { skip: 1 }) });

function readRedirects(list: string): [string, string | null][] {
  const name = `${list}.redirects.jsonl`;
  if (!existsSync(fileOf(name))) return [];
  const rows = readLines<RedirectRow>(name, { skip: 0 });
  return rows.map(({ from, to }) => [`${list}.${from}`, to && `${list}.${to}`]);
}

const rowOfBroker = ({ id, name, covers, domain, email, url, postal, language, category }: Broker): CompanyRow => ({
  id,
  name,
  ...(getDomain(domain) && { domains: [domain] }),
  ...(covers.length > 0 && { brands: covers }),
  ...(email && { email }),
  ...(url && { form: url }),
  ...(postal && { postal }),
  ...(language !== 'en' && { language }),
  ...(category === 'credit-reference' && { isCreditAgency: true }),
});

function readDirectory(ownFile: string | null): Directory {
  const own = ownFile === null ? [] : parseRows(readFileSync(ownFile, 'utf8'), companyRow).rows;
  const lists = ['controllers', 'register', 'services'];
  const [controllers, register, services] = lists.map(readList) as [CompanyList, CompanyList, CompanyList];
  const brokers = { name: 'brokers', rows: everyBroker().map(rowOfBroker) };
  const redirects = new Map(lists.flatMap(readRedirects));
  const all = [controllers, brokers, register, services, { name: 'own', rows: own }] as const;
  return createDirectory(all, redirects);
}

const opened = new Map<string | null, Directory>();

/**
 * The directory, read when it is first asked for: a process that nobody asks about companies never holds it.
 * @param ownFile rows of the installation's own, in the form of the other files; null = none
 */
export function openDirectory(ownFile: string | null): Directory {
  let directory = opened.get(ownFile);
  if (!directory) {
    directory = readDirectory(ownFile);
    opened.set(ownFile, directory);
  }
  return directory;
}

let authorities: readonly AuthorityRow[] | null = null;

/** Every supervisory authority, read when it is first asked for. */
export function everyAuthority(): readonly AuthorityRow[] {
  authorities ??= readLines<AuthorityRow>('authorities.jsonl', { skip: 1 });
  return authorities;
}
