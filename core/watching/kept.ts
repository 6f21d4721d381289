import { eq, inArray, or } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { addressWatchTimes } from './rules.ts';
import { breachMatches, watchedFindings, watches } from './schema.ts';

export const watchingKept: readonly Kept[] = [
  {
    name: 'watching',
    chapter: 'scans',
    title: 'Watching',
    what: 'How often you are scanned again, your time zone, without an account your address, encrypted under a key of its own, keyed fingerprints of what you were told of, and up to which new breaches a source was asked about you.',
    why: 'So that you are told of each thing once.',
    tables: [watches, watchedFindings, breachMatches],
    until: () => [
      'What you were told of and asked about: until you stop watching.',
      'In an account, all: until it is erased.',
      `Without an account, all: until you stop it or open an account, at most ${addressWatchTimes.months} months after you last said that it is to go on.`,
    ],
    rows: ({ userId, email }, { vault }) => ({
      of: watches,
      where: or(eq(watches.userId, userId), inArray(watches.emailIndex, vault.blindIndexes(email))),
    }),
    exported: ['watching'],
  },
];
