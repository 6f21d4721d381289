import { eq } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { brokerRequests } from './brokers/schema.ts';
import { removalCases, removalChecks, removalExclusions, removalSteps } from './schema.ts';

export const removalKept: readonly Kept[] = [
  {
    name: 'removals',
    chapter: 'scans',
    title: 'Requests to companies',
    what: 'Whom you have asked, each letter, what you said that they answered, encrypted; under which law, how each request stands, by when an answer is due, and what we saw when we looked again.',
    why: 'So that you are led from a letter to its proof, or to the authority.',
    tables: [removalCases, removalSteps, removalChecks],
    until: () => ['Until you delete it, or your account is erased.'],
    rows: ({ userId }) => ({ of: removalCases, where: eq(removalCases.userId, userId) }),
    exported: ['removals'],
  },
  {
    name: 'left-out-companies',
    chapter: 'scans',
    title: 'Companies that you leave out',
    what: 'Which company you never want to ask, encrypted.',
    why: 'So that we do not suggest it again.',
    tables: [removalExclusions],
    until: () => ['Until you take it back, or your account is erased.'],
    rows: ({ userId }) => ({ of: removalExclusions, where: eq(removalExclusions.userId, userId) }),
    exported: ['left-out-companies'],
  },
  {
    name: 'broker-requests',
    chapter: 'scans',
    title: 'Data brokers that you have asked',
    what: 'Which broker, and when you said that you had written to them.',
    why: 'So that you are told when their answer is due.',
    tables: [brokerRequests],
    until: () => ['Until you take it back, or your account is erased.'],
    rows: ({ userId }) => ({ of: brokerRequests, where: eq(brokerRequests.userId, userId) }),
    exported: ['brokers'],
  },
];
