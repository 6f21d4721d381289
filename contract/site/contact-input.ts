import { z } from 'zod';
import { requiredLine, requiredText } from '#contract/base/form-text.ts';
import type { ContactInput } from './contact.ts';

/** The contact form. Unknown fields are refused, not ignored. For the server: it brings zod with it. */
export const contactInput: z.ZodType<ContactInput> = z.strictObject({
  name: requiredLine(200, 'Please give your name.'),
  email: requiredLine(254, 'Please give your email address.').pipe(
    z.email({ error: 'Enter an email address like name@example.com.' }),
  ),
  subject: requiredLine(200, 'Please give a subject.'),
  message: requiredText(5_000, 'Please write a message.'),
});
