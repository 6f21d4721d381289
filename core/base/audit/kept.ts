import { eq } from 'drizzle-orm';
import { spanInWords } from '#contract/base/span.ts';
import type { Kept } from '../kept.ts';
import { addressesKeptMs } from './rules.ts';
import { auditLogs } from './schema.ts';

export const auditKept: readonly Kept[] = [
  {
    name: 'activity',
    chapter: 'safety',
    title: 'Activity log',
    what: 'What happened in your account and to your things, who did it, from which network and browser.',
    why: 'So that nobody, staff included, acts unseen, and you can look it up.',
    tables: [auditLogs],
    until: () => [
      `The address of a connection: ${spanInWords(addressesKeptMs)}, then only its network.`,
      'What an entry says about you: until your account is erased. The rest, a random number and a hash, stays.',
    ],
    rows: ({ userId }) => ({ of: auditLogs, where: eq(auditLogs.userId, userId) }),
    exported: ['activity'],
    stays: 'A log that can be shortened proves nothing; what an entry says of somebody is erased.',
  },
];
