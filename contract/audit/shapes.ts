import { z } from 'zod';
import { isoTime } from '#contract/base/shapes.ts';

const values = z.record(z.string(), z.json()).nullable();

export const activityShape = z.object({
  id: z.uuid(),
  createdAt: isoTime,
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
