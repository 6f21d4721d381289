import { z } from 'zod';
import { idText, optionalText } from '#contract/base/form-text.ts';

/** A comment on a finding; an empty one is taken away. */
export const commentInput = z.strictObject({
  finding: idText,
  text: optionalText(2_000),
});
export type CommentInput = z.infer<typeof commentInput>;
