import { csvLine, csvStart } from '#contract/base/csv.ts';
import type { Texts } from '#contract/base/texts.ts';
import type { KnownCompany } from './company-file.ts';
import type { MailAccount } from './ledger.ts';
import type english from './mailbox-words.texts.en.ts';
import { evidenceKinds } from './recognising/kinds.ts';

type Words = Texts<typeof english>;

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
export const proofWords = ({ counts }: Pick<MailAccount, 'counts'>, { evidence }: Pick<Words, 'evidence'>): string =>
  evidenceKinds.flatMap((kind) => (counts[kind] ? [evidence[kind](counts[kind])] : [])).join(', ');

const dayOf = (value: number | null): string => (value === null ? '' : new Date(value).toISOString().slice(0, 10));

type Column = keyof Words['columns'];

const columns: readonly [Column, (account: FoundAccount, words: Words) => string | number][] = [
  ['company', nameOf],
  ['domain', ({ domain }) => domain],
  ['since', ({ since }) => dayOf(since)],
  ['last', ({ last }) => dayOf(last)],
  ['mails', ({ mails }) => mails],
  ['shownBy', proofWords],
  ['breach', ({ company }) => company?.breached ?? ''],
  ['close', ({ company }) => company?.account?.url ?? ''],
  ['difficulty', ({ company }) => company?.account?.difficulty ?? ''],
];

/** The accounts for a spreadsheet. Subjects are left out. */
export const foundTable = (accounts: readonly FoundAccount[], words: Words): string =>
  csvStart(columns.map(([name]) => words.columns[name])) +
  accounts.map((account) => csvLine(columns.map(([, value]) => value(account, words)))).join('');
