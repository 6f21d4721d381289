import { z } from 'zod';
import { optionalText, requiredLine, requiredText } from '#contract/base/form-text.ts';
import {
  longestReplyBody,
  longestReplyTitle,
  placeholders,
  type SavedReplyInput,
  unknownPlaceholders,
} from './replies.ts';
import { withTranslations } from './translated/translation-input.ts';

const known = Object.keys(placeholders)
  .map((word) => `{${word}}`)
  .join(', ');

function requireKnown(body: string, { addIssue }: { addIssue: (message: string) => void }): void {
  const [unknown] = unknownPlaceholders(body);
  if (unknown !== undefined) addIssue(`There is no placeholder {${unknown}}. You can use ${known}.`);
}

const reply = z.strictObject({
  title: requiredLine(longestReplyTitle, 'Please give it a title.'),
  body: requiredText(longestReplyBody, 'Please write the text.').superRefine(requireKnown),
});

/** The form of a saved reply. Unknown fields are refused. For the server: it brings zod with it. */
export const savedReplyInput = withTranslations(reply, {
  body: optionalText(longestReplyBody).superRefine(requireKnown),
}) satisfies z.ZodType<SavedReplyInput>;
