import { z } from 'zod';
import { requiredLine } from '#contract/base/form-text.ts';
import { fault } from '#contract/faults/faults.ts';
import { proofInput } from './factor-input.ts';
import { tokenLives, tokenNameMost, tokenScopes } from './tokens.ts';

/** A form sends one scope as a text, several as a list. */
const asList = (value: unknown) => (typeof value === 'string' ? [value] : value);

/** For the server: it brings zod with it. */
export const tokenInput = z.strictObject({
  name: requiredLine(tokenNameMost, fault('missing-token-name')),
  scopes: z.preprocess(
    asList,
    z
      .array(z.enum(tokenScopes), fault('missing-permission'))
      .min(1, fault('missing-permission'))
      .transform((scopes) => [...new Set(scopes)]),
  ),
  days: z.coerce.number().pipe(z.literal([...tokenLives], fault('missing-life'))),
  proof: proofInput.shape.proof,
});
export type TokenInput = z.output<typeof tokenInput>;

export const tokenId = z.strictObject({ id: z.uuid() });
