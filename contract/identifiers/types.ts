import type { Answered } from '#contract/scans/coverage.ts';

/** What somebody can be looked for by. */
export const identifierKinds = ['email', 'domain', 'username', 'name', 'phone', 'town', 'country'] as const;
export type IdentifierKind = (typeof identifierKinds)[number];

/** Of each kind. */
export const mostIdentifiers: Readonly<Record<IdentifierKind, number>> = {
  email: 10,
  domain: 10,
  username: 10,
  name: 10,
  phone: 10,
  town: 10,
  country: 1,
};

/** `proven`: theirs beyond doubt. `waiting`: not asked about until it is proven. `declared`: their word. */
export type ProofState = 'proven' | 'waiting' | 'declared';

/** How it was proven. `account`: by signing in. `alias`: its mailbox is that of a proven address. `profile`: by a token on one. */
export type ProofBy = 'account' | 'link' | 'alias' | 'record' | 'profile';

export interface IdentifierView {
  /** Null for the account's own address, which cannot be taken off. */
  id: string | null;
  kind: IdentifierKind;
  value: string;
  state: ProofState;
  /** Null until it is proven. */
  provenBy: ProofBy | null;
  /** ISO 8601 */
  provenAt: string | null;
  /** When its proof was last looked for, ISO 8601. */
  checkedAt: string | null;
  /** When a link was last mailed, ISO 8601. */
  mailedAt: string | null;
  /** What a domain has to publish, or a profile to show; null for other kinds. */
  record: string | null;
  /** Profiles under a user name that were shown to be theirs, by the name of the site. */
  profiles: { site: string; at: string }[];
}

/** When an identifier was last asked about, and how many sources gave an answer. */
export interface LastAsked extends Answered {
  /** ISO 8601 */
  at: string;
}

/** A profile under a user name that is likely the person's, and counts for nothing until they say so. */
export interface LikelyProfile {
  scanId: string;
  /** Id of the finding in that scan. */
  finding: string;
  where: string;
  /** Why, in words. */
  because: string;
}

/** Names an identifier in what is known of when it was asked about. */
export const askedKey = (kind: string, value: string): string => `${kind} ${value}`;

/** Countries whose people-search sites and data brokers are known. */
export const countries = {
  UK: 'United Kingdom',
  US: 'United States',
  AT: 'Austria',
  BE: 'Belgium',
  CH: 'Switzerland',
  DE: 'Germany',
  FR: 'France',
  HK: 'Hong Kong',
  IT: 'Italy',
  SE: 'Sweden',
  EU: 'Another country of the EU',
} as const;
export type Country = keyof typeof countries;

export const isCountry = (text: string): text is Country => Object.hasOwn(countries, text);
