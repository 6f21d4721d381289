import { z } from 'zod';
import { requiredLine, requiredText } from '#contract/base/form-text.ts';
import { fault } from '#contract/faults/faults.ts';
import { longestReplyBody, longestReplyTitle, type SavedReplyInput, unknownPlaceholders } from './replies.ts';

/** The form of a saved reply. Unknown fields are refused. For the server: it brings zod with it. */
export const savedReplyInput = z.strictObject({
  title: requiredLine(longestReplyTitle, fault('reply-title')),
  body: requiredText(longestReplyBody, fault('reply-text')).superRefine((body, { addIssue }) => {
    const [unknown] = unknownPlaceholders(body);
    if (unknown !== undefined) addIssue(fault('no-placeholder', unknown));
  }),
}) satisfies z.ZodType<SavedReplyInput>;
