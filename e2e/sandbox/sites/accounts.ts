/** A user name and the sites, by id of their rows or sources, on which an account is called so. */
export interface Account {
  name: string;
  at: readonly string[] | 'everywhere';
  /** The full name that it shows, where the site shows one. */
  fullName?: string;
}

/** Accounts of nobody in the stories, whose names somebody may take for theirs. */
export const namesakes: readonly Account[] = [
  { name: 'amelia', at: ['pastebin', 'flickr', 'vimeo', 'steam', 'telegram'], fullName: 'Amelia Hart' },
  { name: 'oliver', at: ['lichess', 'letterboxd', 'github-user', 'pinterest'] },
  { name: 'kenji', at: ['codewars', 'hackernews', 'keybase-user'] },
];

export const isCalled = ({ name }: Account, wanted: string): boolean => name.toLowerCase() === wanted.toLowerCase();

export const fullNameAt = (accounts: readonly Account[], site: string, name: string): string | null =>
  accounts.find((account) => existsAt([account], site, name))?.fullName ?? null;

export const existsAt = (accounts: readonly Account[], site: string, name: string): boolean =>
  accounts.some((account) => isCalled(account, name) && (account.at === 'everywhere' || account.at.includes(site)));
