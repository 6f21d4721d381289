import { eq, inArray, or } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { addressWatchTimes } from './rules.ts';
import { breachMatches, watchedFindings, watchedYears, watches } from './schema.ts';

export const watchingKept: readonly Kept[] = [
  {
    name: 'watching',
    chapter: 'scans',
    tables: [watches, watchedFindings, breachMatches],
    until: (_config, { things }) => things.watching.until(addressWatchTimes.months),
    rows: ({ userId, email }, { vault }) => ({
      of: watches,
      where: or(eq(watches.userId, userId), inArray(watches.emailIndex, vault.blindIndexes(email))),
    }),
    exported: ['watching'],
  },
  {
    name: 'watched-years',
    chapter: 'orders',
    tables: [watchedYears],
    until: (_config, { things }) => things['watched-years'].until(),
    rows: ({ userId }) => ({ of: watchedYears, where: eq(watchedYears.userId, userId) }),
    exported: ['watched-years'],
  },
];
