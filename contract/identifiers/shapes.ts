import { z } from 'zod';
import { isoTime } from '#contract/base/shapes.ts';
import { identifierKinds } from './types.ts';

export const identifierShape = z.object({
  id: z.uuid().nullable().describe('Null for the address of your account'),
  kind: z.enum(identifierKinds),
  value: z.string(),
  state: z.enum(['proven', 'waiting', 'declared']),
  provenBy: z.enum(['account', 'link', 'alias', 'record', 'profile']).nullable(),
  provenAt: isoTime.nullable(),
  checkedAt: isoTime.nullable().describe('When its proof was last looked for'),
  profiles: z
    .array(z.object({ site: z.string(), at: isoTime }))
    .describe('Profiles under a user name that you have shown to be yours'),
});

export const askedBrokerShape = z.object({
  broker: z.string(),
  askedAt: isoTime.describe('When you said that you had asked them'),
});
