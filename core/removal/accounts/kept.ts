import { eq } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { ownAccounts } from './schema.ts';

export const accountsKept: readonly Kept[] = [
  {
    name: 'accounts-to-close',
    chapter: 'scans',
    tables: [ownAccounts],
    until: (_config, { things }) => things['accounts-to-close'].until(),
    rows: ({ userId }) => ({ of: ownAccounts, where: eq(ownAccounts.userId, userId) }),
    exported: ['accounts-to-close'],
  },
];
