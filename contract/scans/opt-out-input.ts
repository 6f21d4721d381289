import { z } from 'zod';
import { emailInput } from '#contract/accounts/email-input.ts';

/** Whose mailbox is asked whether it is ever to be scanned. */
export const optOutInput = z.object({ email: emailInput });
