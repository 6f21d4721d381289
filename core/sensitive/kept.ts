import { eq } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { sensitiveChoices } from './schema.ts';

export const sensitiveKept: readonly Kept[] = [
  {
    name: 'sensitive-choices',
    chapter: 'scans',
    tables: [sensitiveChoices],
    until: (_config, { things }) => things['sensitive-choices'].until(),
    rows: ({ userId }) => ({ of: sensitiveChoices, where: eq(sensitiveChoices.userId, userId) }),
    exported: ['private-sites'],
  },
];
