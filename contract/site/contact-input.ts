import { z } from 'zod';
import { requiredLine, requiredText } from '#contract/base/form-text.ts';
import { fault } from '#contract/faults/faults.ts';
import type { ContactInput } from './contact.ts';

/** The contact form. Unknown fields are refused, not ignored. For the server: it brings zod with it. */
export const contactInput: z.ZodType<ContactInput> = z.strictObject({
  name: requiredLine(200, fault('missing-name')),
  email: requiredLine(254, fault('missing-email')).pipe(z.email({ error: fault('email') })),
  subject: requiredLine(200, fault('missing-subject')),
  message: requiredText(5_000, fault('missing-message')),
});
