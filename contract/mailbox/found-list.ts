import { csvLine, csvStart } from '#contract/base/csv.ts';
import type { KnownCompany } from './company-file.ts';
import type { MailAccount } from './ledger.ts';
import { evidenceKinds, evidenceWords } from './recognising/kinds.ts';

/** An account together with what is known about its company. */
export interface FoundAccount extends MailAccount {
  company: KnownCompany | null;
  /** The company lost data in a year in which the account was there, as far as the mails say. */
  isExposed: boolean;
}

export const orders = ['matters', 'latest', 'oldest', 'name'] as const;
export type FoundOrder = (typeof orders)[number];

const yearOf = (time: number): number => new Date(time).getUTCFullYear();

export function joinCompanies(
  accounts: readonly MailAccount[],
  companies: ReadonlyMap<string, KnownCompany>,
): FoundAccount[] {
  return accounts.map((account) => {
    const company = companies.get(account.domain) ?? null;
    const breached = company?.breached ?? null;
    const isExposed = breached !== null && (account.since === null || yearOf(account.since) <= breached);
    return { ...account, company, isExposed };
  });
}

export const nameOf = ({ company, name }: Pick<FoundAccount, 'company' | 'name'>): string => company?.name ?? name;

const timeOrNone = (value: number | null): number => value ?? 0;
/** Exposed first, then the one that was quiet for longest: most likely, it is forgotten. */
const comparators: Readonly<Record<FoundOrder, (one: FoundAccount, other: FoundAccount) => number>> = {
  matters: (one, other) =>
    Number(other.isExposed) - Number(one.isExposed) || timeOrNone(one.last) - timeOrNone(other.last),
  latest: (one, other) => timeOrNone(other.last) - timeOrNone(one.last),
  oldest: (one, other) => timeOrNone(one.since) - timeOrNone(other.since),
  name: (one, other) => nameOf(one).localeCompare(nameOf(other)),
};

/** @param search in any case; empty for all */
export function arrangeFound(accounts: readonly FoundAccount[], search: string, order: FoundOrder): FoundAccount[] {
  const wanted = search.trim().toLowerCase();
  const isWanted = (account: FoundAccount) =>
    `${nameOf(account)} ${account.name} ${account.domain}`.toLowerCase().includes(wanted);
  return accounts.filter(isWanted).sort(comparators[order]);
}

/** "1 order or receipt, 3 security codes". */
export const proofWords = ({ counts }: Pick<MailAccount, 'counts'>): string =>
  evidenceKinds.flatMap((kind) => (counts[kind] ? [evidenceWords(kind, counts[kind])] : [])).join(', ');

const dayOf = (value: number | null): string => (value === null ? '' : new Date(value).toISOString().slice(0, 10));

const columns: readonly [string, (account: FoundAccount) => string | number][] = [
  ['Company', nameOf],
  ['Domain', ({ domain }) => domain],
  ['Since', ({ since }) => dayOf(since)],
  ['Last heard of', ({ last }) => dayOf(last)],
  ['Mails', ({ mails }) => mails],
  ['Shown by', proofWords],
  ['Known breach', ({ company }) => company?.breached ?? ''],
  ['Close the account', ({ company }) => company?.account?.url ?? ''],
  ['Difficulty', ({ company }) => company?.account?.difficulty ?? ''],
];

/** The accounts for a spreadsheet. Subjects are left out. */
export const foundTable = (accounts: readonly FoundAccount[]): string =>
  csvStart(columns.map(([name]) => name)) +
  accounts.map((account) => csvLine(columns.map(([, value]) => value(account)))).join('');
