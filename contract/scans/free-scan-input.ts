import { z } from 'zod';
import { emailInput } from '#contract/accounts/email-input.ts';
import { requiredLine } from '#contract/base/form-text.ts';
import { fault } from '#contract/faults/faults.ts';

/** The free scan form. Unknown fields are refused, not ignored. Apart from what browsers load. */
export const freeScanInput = z.strictObject({
  name: requiredLine(200, fault('missing-name')),
  email: emailInput,
});
export type FreeScanInput = z.infer<typeof freeScanInput>;
