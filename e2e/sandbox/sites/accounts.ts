import type { Owner } from './moods.ts';

/** A user name and the sites, by id of their rows or sources, on which an account is called so. */
export interface Account {
  name: string;
  at: readonly string[] | 'everywhere';
  /** The full name that it shows, where the site shows one. */
  fullName?: string;
  /** A place and a page that it shows, where the site shows them. */
  place?: string;
  link?: string;
}

/** Accounts of nobody in the stories, whose names somebody may take for theirs. */
export const namesakes: readonly Account[] = [
  { name: 'amelia', at: ['pastebin', 'flickr', 'vimeo', 'steam', 'telegram'], fullName: 'Amelia Hart' },
  { name: 'oliver', at: ['lichess', 'letterboxd', 'github-user', 'pinterest'] },
  { name: 'kenji', at: ['codewars', 'hackernews', 'keybase-user'] },
];

export const isCalled = ({ name }: Account, wanted: string): boolean => name.toLowerCase() === wanted.toLowerCase();

const isAt = ({ at }: Account, site: string): boolean => at === 'everywhere' || at.includes(site);

/** Names of the accounts at a site, by the id of its source. */
export const namesAt = (accounts: readonly Account[], site: string): string[] =>
  accounts.filter((account) => isAt(account, site)).map(({ name }) => name);

export const fullNameAt = (accounts: readonly Account[], site: string, name: string): string | null =>
  accounts.find((account) => isCalled(account, name) && isAt(account, site))?.fullName ?? null;

export function ownerAt(accounts: readonly Account[], site: string, name: string): Owner | null {
  const account = accounts.find((one) => isCalled(one, name) && isAt(one, site));
  if (!account?.fullName) return null;
  const { fullName, place, link } = account;
  return { name: fullName, ...(place && { place }), ...(link && { link }) };
}

export const existsAt = (accounts: readonly Account[], site: string, name: string): boolean =>
  accounts.some((account) => isCalled(account, name) && isAt(account, site));
