import { z } from 'zod';
import { longestBrowserAnswer } from './questions.ts';

/** What a browser was answered by a source, as it came. */
export const browserAnswerInput = z.strictObject({
  source: z.string().max(100),
  identifier: z.uuid(),
  status: z.coerce.number().int().min(100).max(599),
  type: z.string().max(200),
  body: z.string().max(longestBrowserAnswer),
});
export type BrowserAnswerInput = z.infer<typeof browserAnswerInput>;
