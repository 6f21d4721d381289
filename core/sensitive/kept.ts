import { eq } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { sensitiveChoices } from './schema.ts';

export const sensitiveKept: readonly Kept[] = [
  {
    name: 'sensitive-choices',
    chapter: 'scans',
    title: 'Private sites that you had asked',
    what: 'For which of your user names you let adult, dating, political, health and gambling sites be asked, and what they answered, encrypted.',
    why: 'To show you the answers, and nobody else.',
    tables: [sensitiveChoices],
    until: () => ['Until you switch it off or remove the user name, or your account is erased.'],
    rows: ({ userId }) => ({ of: sensitiveChoices, where: eq(sensitiveChoices.userId, userId) }),
    exported: ['private-sites'],
  },
];
