import { eq } from 'drizzle-orm';
import type { Kept } from '../kept.ts';
import { addressesKeptMs } from './rules.ts';
import { auditLogs } from './schema.ts';

export const auditKept: readonly Kept[] = [
  {
    name: 'activity',
    chapter: 'safety',
    tables: [auditLogs],
    until: (_config, { things, span }) => things.activity.until(span(addressesKeptMs)),
    rows: ({ userId }) => ({ of: auditLogs, where: eq(auditLogs.userId, userId) }),
    exported: ['activity'],
    stays: 'A log that can be shortened proves nothing; what an entry says of somebody is erased.',
  },
];
