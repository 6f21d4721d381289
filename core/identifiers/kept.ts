import { eq } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { identifiers } from './schema.ts';

export const identifiersKept: readonly Kept[] = [
  {
    name: 'identifiers',
    chapter: 'scans',
    tables: [identifiers],
    until: (_config, { things }) => things.identifiers.until(),
    rows: ({ userId }) => ({ of: identifiers, where: eq(identifiers.userId, userId) }),
    exported: ['identifiers'],
  },
];
