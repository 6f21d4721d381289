import { eq } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { identifiers } from './schema.ts';

export const identifiersKept: readonly Kept[] = [
  {
    name: 'identifiers',
    chapter: 'scans',
    title: 'What your scans look for',
    what: 'Further addresses, domains, user names, names, phone numbers, towns and the country that you named, encrypted, and how you showed that they are yours.',
    why: 'So that scans look for them too.',
    tables: [identifiers],
    until: () => ['Until you remove it, or your account is erased.'],
    rows: ({ userId }) => ({ of: identifiers, where: eq(identifiers.userId, userId) }),
    exported: ['identifiers'],
  },
];
