import { inArray, sql } from 'drizzle-orm';
import type { Kept } from '#core/base/kept.ts';
import { liveSources } from './queries/sources.ts';
import { canBeAsked, subjectOf } from './queries/subject.ts';
import { sourceAnswers } from './schema.ts';

const HOUR = 3_600_000;

export const sourcesKept: readonly Kept[] = [
  {
    name: 'source-answers',
    chapter: 'scans',
    tables: [sourceAnswers],
    until: (config, { things, span }) => {
      const longest = Math.max(1, ...liveSources(config).map(({ cacheHours }) => cacheHours));
      return things['source-answers'].until(span(longest * HOUR));
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
