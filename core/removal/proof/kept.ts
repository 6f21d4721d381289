import { eq } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { removalGuidance, removalPlaces } from './schema.ts';

export const proofKept: readonly Kept[] = [
  {
    name: 'removal-places',
    chapter: 'scans',
    tables: [removalPlaces],
    until: (_config, { things }) => things['removal-places'].until(),
    rows: ({ userId }) => ({ of: removalPlaces, where: eq(removalPlaces.userId, userId) }),
    exported: { not: 'What we saw there is in the request, and the place is in the report of its scan.' },
  },
  {
    name: 'removal-guidance',
    chapter: 'scans',
    tables: [removalGuidance],
    until: (_config, { things }) => things['removal-guidance'].until(),
    rows: ({ userId }) => ({ of: removalGuidance, where: eq(removalGuidance.userId, userId) }),
    exported: { not: 'Your Activity Log says when you allowed it.' },
  },
];
