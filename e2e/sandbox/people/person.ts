import type { Band } from '#contract/scans/severity.ts';
import type { NotCheckedReason } from '#contract/scans/types.ts';
import type { Account } from '../sites/accounts.ts';
import type { SourceId } from '../sources.ts';

/** How a source treats the questions about a person. Without an entry it answers as documented. */
export type Behaviour =
  | { kind: 'slow'; ms: number }
  | { kind: 'hang' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'broken'; how: BrokenHow }
  | { kind: 'hostile'; how: HostileHow };

export type BrokenHow =
  | 'internal-error'
  | 'bad-gateway'
  | 'unavailable'
  | 'forbidden'
  | 'truncated-json'
  | 'wrong-types'
  | 'empty-body'
  | 'html-instead'
  | 'challenge-page'
  | 'cut-connection'
  | 'reset';

export const hostileHows = [
  'markup',
  'huge-strings',
  'text-direction',
  'line-breaks',
  'huge-body',
  'trickle',
  'redirect-private',
  'prototype-keys',
  'secrets',
  'deep-nesting',
] as const;
export type HostileHow = (typeof hostileHows)[number];

/** Ages are months before "now", so that scores stay what the stories say. */
export type MonthsAgo = number;

export interface StealerFacts {
  monthsAgo: MonthsAgo;
  family: string;
  userServices: number;
  corporateServices: number;
}

export interface ProfileFacts {
  username: string;
  displayName: string;
  photo: boolean;
  location: string | null;
  description: string | null;
  jobTitle: string | null;
  company: string | null;
  accounts: { type: string; label: string; url: string }[];
  /** Only in the older public answer. */
  phone?: string;
}

export interface KeyFacts {
  monthsAgo: MonthsAgo;
  userIds: string[];
  servers: ('openpgp-vks' | 'hkp-ubuntu' | 'wkd')[];
}

export interface CommitFacts {
  repository: string;
  message: string;
  monthsAgo: MonthsAgo;
}

export interface SpamListing {
  frequency: number;
  confidence: number;
  monthsAgo: MonthsAgo;
}

export interface Reputation {
  suspicious: boolean;
  profiles: string[];
}

/** What is out there about somebody. A missing part means: that source knows nothing. */
export interface Facts {
  /** Names in the catalogue of breaches. */
  breaches?: string[];
  pastes?: { source: string; id: string; title: string | null; monthsAgo: MonthsAgo; addresses: number }[];
  stealer?: StealerFacts;
  reputation?: Reputation;
  spam?: SpamListing;
  profile?: ProfileFacts;
  avatar?: boolean;
  key?: KeyFacts;
  /** Accounts under user names that they use. */
  usernames?: Account[];
  github?: { login: string; emailPublic: boolean; commits: CommitFacts[] };
  /** S/MIME certificates that name the address. */
  mailCertificates?: { issuer: string; monthsAgo: MonthsAgo }[];
}

export interface Person {
  name: string;
  /** As the person types it; sources compare it trimmed and lower-cased. */
  email: string;
  /** One line for whoever tries the demo: what a scan shows, to which a domain that nobody proved adds nothing. */
  story: string;
  facts: Facts;
  behaviour: Partial<Record<SourceId, Behaviour>>;
  expect: Expectation;
}

export interface Expectation {
  /** Bands of the score that agree with the story, before anything is done about it; several where weights or rounding may tip it. */
  bands: readonly (Band | 'incomplete')[];
  /** Reasons that may stand beside sources that gave no answer; empty = every source answers. */
  gaps: readonly NotCheckedReason[];
}
