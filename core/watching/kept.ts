import { eq } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { watchedFindings, watches } from './schema.ts';

export const watchingKept: readonly Kept[] = [
  {
    name: 'watching',
    chapter: 'scans',
    title: 'Watching',
    what: 'How often you are scanned again, your time zone, and keyed fingerprints of what you were told of.',
    why: 'So that you are told of each thing once.',
    tables: [watches, watchedFindings],
    until: () => ['What you were told of: until you stop watching.', 'Both: until your account is erased.'],
    rows: ({ userId }) => ({ of: watches, where: eq(watches.userId, userId) }),
    exported: ['watching'],
  },
];
