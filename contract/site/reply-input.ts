import { z } from 'zod';
import { optionalText, requiredLine, requiredText } from '#contract/base/form-text.ts';
import { fault } from '#contract/faults/faults.ts';
import { longestReplyBody, longestReplyTitle, type SavedReplyInput, unknownPlaceholders } from './replies.ts';
import { withTranslations } from './translated/translation-input.ts';

function requireKnown(body: string, { addIssue }: { addIssue: (message: string) => void }): void {
  const [unknown] = unknownPlaceholders(body);
  if (unknown !== undefined) addIssue(fault('no-placeholder', unknown));
}

const reply = z.strictObject({
  title: requiredLine(longestReplyTitle, fault('reply-title')),
  body: requiredText(longestReplyBody, fault('reply-text')).superRefine(requireKnown),
});

/** The form of a saved reply. Unknown fields are refused. For the server: it brings zod with it. */
export const savedReplyInput = withTranslations(reply, {
  body: optionalText(longestReplyBody).superRefine(requireKnown),
}) satisfies z.ZodType<SavedReplyInput>;
