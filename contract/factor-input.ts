import { z } from 'zod';

/** A password or a code that is asked for again. Never trimmed: a blank may be part of a password. */
export const proofInput = z.strictObject({
  proof: z
    .string({ error: 'Please fill in this field.' })
    .min(1, 'Please fill in this field.')
    .max(1_000, 'This is too long.'),
});

/** The first code of an app that is being added. */
export const appCodeInput = z.strictObject({
  code: z
    .string({ error: 'Enter the six digits that your app shows.' })
    .transform((text) => text.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits that your app shows.')),
});
