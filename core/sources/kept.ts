import { inArray, sql } from 'drizzle-orm';
import { spanInWords } from '#contract/base/span.ts';
import type { Kept } from '#core/base/kept.ts';
import { liveSources } from './queries/sources.ts';
import { canBeAsked, subjectOf } from './queries/subject.ts';
import { sourceAnswers } from './schema.ts';

const HOUR = 3_600_000;

export const sourcesKept: readonly Kept[] = [
  {
    name: 'source-answers',
    chapter: 'scans',
    title: 'Answers of sources that can be used again',
    what: 'What a source answered about an address, a user name or a domain, encrypted, under a keyed fingerprint of it.',
    why: 'So that asking again soon does not trouble the source again.',
    tables: [sourceAnswers],
    until: (config) => {
      const longest = Math.max(1, ...liveSources(config).map(({ cacheHours }) => cacheHours));
      return [`As long as the source’s answer is fresh, at most ${spanInWords(longest * HOUR)}.`];
    },
    rows: ({ email }, { vault }) => ({
      of: sourceAnswers,
      where: inArray(
        sourceAnswers.inputKey,
        vault.fingerprints('source answers', canBeAsked(email) ? subjectOf(email).email : email),
      ),
      goesAt: sql`${sourceAnswers.expiresAt}`,
    }),
    exported: { not: 'What was found is in the scans that used it.' },
  },
];
