import { spanInWords } from '#contract/base/span.ts';
import type { Kept } from '#core/base/kept.ts';
import { analyticsEvents } from './schema.ts';

export const analyticsKept: readonly Kept[] = [
  {
    name: 'counted-events',
    chapter: 'safety',
    title: 'Counted page views, sign-ups and orders',
    what: 'What happened, when, on which coarse kind of device, and at most the country. Not who it was.',
    why: 'To know how many people find what they look for.',
    tables: [analyticsEvents],
    until: ({ retention }) => [
      `${spanInWords(retention.analyticsDays * 86_400_000)}. After that only how many there were on a day.`,
    ],
    rows: null,
    exported: { not: 'Nothing in it says who it was.' },
  },
];
