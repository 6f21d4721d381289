import { z } from 'zod';
import { type ExportSection, everyRow, exportTime } from '#core/base/export-section.ts';
import { listOwnEntries } from './queries/own-log.ts';

const values = z.record(z.string(), z.json()).nullable();

const activity = z.object({
  id: z.uuid(),
  createdAt: exportTime,
  action: z.string(),
  event: z.string().nullable(),
  refused: z.boolean(),
  byStaff: z.boolean(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  thing: z.string().describe('Which kind of thing it was done to'),
  thingId: z.string().nullable(),
  details: values,
  oldValues: values,
  newValues: values,
  hash: z.string().nullable().describe('Of the entry in the sealed audit log; null until it is sealed'),
});

export const activityExport: readonly ExportSection[] = [
  {
    chapter: 'activity',
    name: 'activity',
    title: 'Activity log, with old and new values',
    shape: activity,
    rows: (ctx) => everyRow((listing) => listOwnEntries(ctx, listing)),
  },
];
