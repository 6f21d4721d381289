import { z } from 'zod';
import { isoTime } from '#contract/base/shapes.ts';
import { sensitiveTopics } from '#contract/sources/listing.ts';
import { sensitiveStates } from './types.ts';

export const sensitiveAnswerShape = z.object({
  site: z.string(),
  topic: z.enum(sensitiveTopics),
  state: z.enum(sensitiveStates),
  url: z.string().nullable().describe('The profile, where one was found'),
  removal: z.string().nullable().describe('How the account is deleted, where that is known'),
});

/** The choice about one user name, as the copy of a person’s data has it. */
export const sensitiveChoiceShape = z.object({
  username: z.string(),
  switchedOnAt: isoTime,
  askedAt: isoTime.nullable(),
  answeredAt: isoTime.nullable(),
  answers: z.array(sensitiveAnswerShape),
});
