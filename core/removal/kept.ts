import { eq } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { brokerRequests } from './brokers/schema.ts';
import { removalCases, removalChecks, removalExclusions, removalSteps } from './schema.ts';

export const removalKept: readonly Kept[] = [
  {
    name: 'removals',
    chapter: 'scans',
    tables: [removalCases, removalSteps, removalChecks],
    until: (_config, { things }) => things.removals.until(),
    rows: ({ userId }) => ({ of: removalCases, where: eq(removalCases.userId, userId) }),
    exported: ['removals'],
  },
  {
    name: 'left-out-companies',
    chapter: 'scans',
    tables: [removalExclusions],
    until: (_config, { things }) => things['left-out-companies'].until(),
    rows: ({ userId }) => ({ of: removalExclusions, where: eq(removalExclusions.userId, userId) }),
    exported: ['left-out-companies'],
  },
  {
    name: 'broker-requests',
    chapter: 'scans',
    tables: [brokerRequests],
    until: (_config, { things }) => things['broker-requests'].until(),
    rows: ({ userId }) => ({ of: brokerRequests, where: eq(brokerRequests.userId, userId) }),
    exported: ['brokers'],
  },
];
