/** Where the accounts of a person stand that they want to close. */
export const ownAccountsPath = '/dashboard/accounts';

/** Of one person. */
export const mostOwnAccounts = 500;

/** All that is sent of an account that a mailbox showed. Days are `YYYY-MM-DD`. */
export interface ChosenAccount {
  domain: string;
  since: string | null;
  last: string | null;
}

const dayOf = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString().slice(0, 10);

export const chosenOf = (found: { domain: string; since: number | null; last: number | null }): ChosenAccount => ({
  domain: found.domain,
  since: dayOf(found.since),
  last: dayOf(found.last),
});

/** One account a line, "adobe.com 2014-03-02 2024-11-30", with "-" for a day that is not known: what is sent, letter by letter. */
export const chosenText = (accounts: readonly ChosenAccount[]): string =>
  accounts.map(({ domain, since, last }) => `${domain} ${since ?? '-'} ${last ?? '-'}`).join('\n');
