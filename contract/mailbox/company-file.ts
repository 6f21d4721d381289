import { type AccountDifficulty, accountDifficulties } from '#contract/removal/company.ts';

/** What is known about a company before a mailbox is read, so that nobody has to be asked about its domain. */
export interface KnownCompany {
  name: string;
  /** In the directory; null for one that is only known from a breach. */
  id: string | null;
  /** Where an account there is closed. */
  account: { url: string; difficulty: AccountDifficulty } | null;
  /** Somebody there can be written to. */
  hasLetter: boolean;
  /** Year of its latest known breach; null where none is known. */
  breached: number | null;
}

/** Served under this name, and imported by the page as a script: its policy allows no other request. */
export const companyFilePath = '/mailbox/companies.js';

const NONE = '-';

/** One line a company: domains, name, id, difficulty, whether it can be written to, year of a breach, address. */
export function writeCompanyLine(domains: readonly string[], company: KnownCompany): string {
  const { name, id, account, hasLetter, breached } = company;
  const difficulty = account ? accountDifficulties.indexOf(account.difficulty) : NONE;
  const url = account ? account.url.replace(/^https:\/\//, '') : NONE;
  return [
    domains.join(' '),
    name.replace(/\s+/g, ' '),
    id ?? NONE,
    difficulty,
    hasLetter ? 1 : 0,
    breached ?? 0,
    url,
  ].join('\t');
}

function readCompanyLine(line: string): [string[], KnownCompany] {
  const [domains = '', name = '', id = NONE, difficulty = NONE, letter, breached, url = NONE] = line.split('\t');
  const level = accountDifficulties[Number(difficulty)];
  return [
    domains.split(' '),
    {
      name,
      id: id === NONE ? null : id,
      account: level ? { url: /^http:/.test(url) ? url : `https://${url}`, difficulty: level } : null,
      hasLetter: letter === '1',
      breached: Number(breached) || null,
    },
  ];
}

/** The companies of the file by domain. */
export function readCompanyFile(text: string): ReadonlyMap<string, KnownCompany> {
  const byDomain = new Map<string, KnownCompany>();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [domains, company] = readCompanyLine(line);
    for (const domain of domains) byDomain.set(domain, company);
  }
  return byDomain;
}
