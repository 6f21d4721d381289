import { eq } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { removalGuidance, removalPlaces } from './schema.ts';

export const proofKept: readonly Kept[] = [
  {
    name: 'removal-places',
    chapter: 'scans',
    title: 'Places that we look at again',
    what: 'At which source you were found, and by what, encrypted, and when we look there next.',
    why: 'So that we see whether what a company says is true.',
    tables: [removalPlaces],
    until: () => ['Until you delete the request, or your account is erased.'],
    rows: ({ userId }) => ({ of: removalPlaces, where: eq(removalPlaces.userId, userId) }),
    exported: { not: 'What we saw there is in the request, and the place is in the report of its scan.' },
  },
  {
    name: 'removal-guidance',
    chapter: 'scans',
    title: 'That staff may work on your requests',
    what: 'When you allowed it.',
    why: 'So that nobody sees your requests whom you have not let in.',
    tables: [removalGuidance],
    until: () => ['Until you take it back, or your account is erased.'],
    rows: ({ userId }) => ({ of: removalGuidance, where: eq(removalGuidance.userId, userId) }),
    exported: { not: 'Your Activity Log says when you allowed it.' },
  },
];
