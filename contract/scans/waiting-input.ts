import { z } from 'zod';
import { emailInput } from '#contract/accounts/email-input.ts';

/** What a page asks with that waits for the mailed link to be opened. Apart from what browsers load. */
export const waitingInput = z.strictObject({
  email: emailInput,
  /** When the server took the request. */
  since: z.iso.datetime(),
});
export type WaitingInput = z.infer<typeof waitingInput>;
