import { z } from 'zod';
import { emailInput } from '#contract/accounts/email-input.ts';

/** The free scan form. Unknown fields are refused, not ignored. Apart from what browsers load. */
export const freeScanInput = z.strictObject({
  name: z.string().trim().min(1).max(200),
  email: emailInput,
});
export type FreeScanInput = z.infer<typeof freeScanInput>;
