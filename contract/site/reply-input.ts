import { z } from 'zod';
import { requiredLine, requiredText } from '#contract/base/form-text.ts';
import {
  longestReplyBody,
  longestReplyTitle,
  placeholders,
  type SavedReplyInput,
  unknownPlaceholders,
} from './replies.ts';

const known = Object.keys(placeholders)
  .map((word) => `{${word}}`)
  .join(', ');

/** The form of a saved reply. Unknown fields are refused. For the server: it brings zod with it. */
export const savedReplyInput = z.strictObject({
  title: requiredLine(longestReplyTitle, 'Please give it a title.'),
  body: requiredText(longestReplyBody, 'Please write the text.').superRefine((body, { addIssue }) => {
    const [unknown] = unknownPlaceholders(body);
    if (unknown !== undefined) addIssue(`There is no placeholder {${unknown}}. You can use ${known}.`);
  }),
}) satisfies z.ZodType<SavedReplyInput>;
