import { eq, inArray, or } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { addressWatchTimes } from './rules.ts';
import { breachMatches, watchedFindings, watchedYears, watches } from './schema.ts';

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
      `Without an account, all: until you stop it or open an account, at most ${addressWatchTimes.months} months after you last told us to carry on.`,
    ],
    rows: ({ userId, email }, { vault }) => ({
      of: watches,
      where: or(eq(watches.userId, userId), inArray(watches.emailIndex, vault.blindIndexes(email))),
    }),
    exported: ['watching'],
  },
  {
    name: 'watched-years',
    chapter: 'orders',
    title: 'Years of watching',
    what: 'From when until when a year of watching runs that you ordered, and that you were told of its end.',
    why: 'So that you get what you paid for.',
    tables: [watchedYears],
    until: () => ['Until it is paid back, or your account is erased.'],
    rows: ({ userId }) => ({ of: watchedYears, where: eq(watchedYears.userId, userId) }),
    exported: ['watched-years'],
  },
];
