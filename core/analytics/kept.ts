import type { Kept } from '#core/base/kept.ts';
import { analyticsEvents } from './schema.ts';

export const analyticsKept: readonly Kept[] = [
  {
    name: 'counted-events',
    chapter: 'safety',
    tables: [analyticsEvents],
    until: ({ retention }, { things, span }) =>
      things['counted-events'].until(span(retention.analyticsDays * 86_400_000)),
    rows: null,
    exported: { not: 'Nothing in it says who it was.' },
  },
];
