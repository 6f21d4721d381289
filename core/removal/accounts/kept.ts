import { eq } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { ownAccounts } from './schema.ts';

export const accountsKept: readonly Kept[] = [
  {
    name: 'accounts-to-close',
    chapter: 'scans',
    title: 'Accounts that you want to close',
    what: 'At which domain, since when and when last heard of, as you chose it from your mailbox, encrypted; and when you said that it is closed.',
    why: 'So that you are led from an account to its end.',
    tables: [ownAccounts],
    until: () => ['Until you take it off the list, or your account is erased.'],
    rows: ({ userId }) => ({ of: ownAccounts, where: eq(ownAccounts.userId, userId) }),
    exported: ['accounts-to-close'],
  },
];
