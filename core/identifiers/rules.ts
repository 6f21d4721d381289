import { type IdentifierKind, mostIdentifiers, type ProofState } from '#contract/identifiers/types.ts';
import type { identifiers } from './schema.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds. */
export const identifierTimes = {
  /** A mailed link works so long, and once. */
  linkMs: HOUR,
  /** A mail whose link still works is not sent again while it is younger. */
  mailAgainMs: 15 * 60_000,
  /** A record that was seen counts so long while no resolver can be asked. */
  recordMs: 7 * DAY,
} as const;

export const identifierLimits = {
  /** Links that one account has mailed. */
  mails: [
    { most: 10, windowSeconds: 3_600 },
    { most: 20, windowSeconds: 86_400 },
  ],
  /** Domains that one account has looked up. */
  checks: [{ most: 30, windowSeconds: 3_600 }],
  /** Profiles that one account has looked at: each is a question to somebody else's site. */
  profiles: [{ most: 20, windowSeconds: 3_600 }],
} as const;

type Row = typeof identifiers.$inferSelect;

/** Kinds that are asked about only when they are proven to be the person's. */
const mustBeProven = (kind: IdentifierKind): boolean => kind === 'email' || kind === 'domain';

export function proofOf({ kind, provenAt }: Pick<Row, 'kind' | 'provenAt'>): ProofState {
  if (provenAt !== null) return 'proven';
  return mustBeProven(kind) ? 'waiting' : 'declared';
}

/** Whether a mailed link of the row can still be used. */
export const linkIsOpen = ({ mailedAt, provenAt }: Pick<Row, 'mailedAt' | 'provenAt'>, now: Date): boolean =>
  provenAt === null && mailedAt !== null && now.getTime() - mailedAt.getTime() < identifierTimes.linkMs;

export const wasJustMailed = ({ mailedAt }: Pick<Row, 'mailedAt'>, now: Date): boolean =>
  mailedAt !== null && now.getTime() - mailedAt.getTime() < identifierTimes.mailAgainMs;

/** Whether a record that cannot be looked for now was seen lately enough. */
export const recordStillCounts = ({ provenAt, checkedAt }: Pick<Row, 'provenAt' | 'checkedAt'>, now: Date): boolean =>
  provenAt !== null && checkedAt !== null && now.getTime() - checkedAt.getTime() < identifierTimes.recordMs;

export const isFull = (kind: IdentifierKind, count: number): boolean => count >= mostIdentifiers[kind];

/** Two of the same kind are one when these are the same. */
export const canonicalOf = (value: string): string => value.normalize('NFKC').toLowerCase();

/** Address of the page that a mailed link leads to: it asks for one press of a button, which posts the token. */
export const proofPath = (token: string): string => `/dashboard/identity/prove?token=${token}`;

/** What stands before the token in a domain's TXT record. */
export const recordPrefix = 'quietprint-verify=';
