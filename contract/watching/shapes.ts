import { z } from 'zod';
import { isoTime } from '#contract/base/shapes.ts';
import { changeKinds, watchPaces } from './types.ts';

const change = z.object({
  kind: z.enum(changeKinds),
  at: isoTime.describe('When it was noticed'),
  title: z.string(),
  since: z.string().nullable().describe('YYYY-MM-DD, YYYY-MM or YYYY'),
  path: z.string().describe('The report that shows it'),
});

export const watchShape = z.object({
  isOn: z.boolean(),
  pace: z.enum(watchPaces),
  timeZone: z.string().nullable(),
  nextAt: isoTime.nullable().describe('When the next scan is due'),
  changes: z.array(change).describe('What was noticed since it is on'),
});
