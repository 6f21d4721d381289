import { eq } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { breachMatches, watchedFindings, watches } from './schema.ts';

export const watchingKept: readonly Kept[] = [
  {
    name: 'watching',
    chapter: 'scans',
    title: 'Watching',
    what: 'How often you are scanned again, your time zone, keyed fingerprints of what you were told of, and up to which new breaches a source was asked about you.',
    why: 'So that you are told of each thing once.',
    tables: [watches, watchedFindings, breachMatches],
    until: () => [
      'What you were told of and asked about: until you stop watching.',
      'All: until your account is erased.',
    ],
    rows: ({ userId }) => ({ of: watches, where: eq(watches.userId, userId) }),
    exported: ['watching'],
  },
];
