import { activityShape } from '#contract/audit/shapes.ts';
import { type ExportSection, everyRow } from '#core/base/export-section.ts';
import { listOwnEntries } from './queries/own-log.ts';

export const activityExport: readonly ExportSection[] = [
  {
    chapter: 'activity',
    name: 'activity',
    title: 'Activity log, with old and new values',
    shape: activityShape,
    rows: (ctx) => everyRow((listing) => listOwnEntries(ctx, listing)),
  },
];
