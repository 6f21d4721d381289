import { z } from 'zod';
import { count, isoTime } from '#contract/base/shapes.ts';
import { deliveryStates, testKind, webhookFormats, webhookKinds } from './types.ts';

export const webhookShape = z.object({
  id: z.uuid(),
  url: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  format: z.enum(webhookFormats),
  details: z.boolean(),
  createdAt: isoTime,
  failingSince: isoTime.nullable(),
  disabledAt: isoTime.nullable(),
});

export const deliveryShape = z.object({
  id: z.uuid(),
  kind: z.enum([...webhookKinds, testKind]),
  createdAt: isoTime,
  state: z.enum(deliveryStates),
  attempts: count,
  nextAt: isoTime.nullable(),
  result: z.string().nullable().describe('Status of the last answer, or why there was none'),
});
