import { z } from 'zod';
import type { ContactInput } from './contact.ts';

/** Marks that would break a line or hide in it. Long texts keep their line breaks. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
const manyLines = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, ' ')
    .trim();

const line = (most: number, missing: string) =>
  z
    .string({ error: missing })
    .transform(oneLine)
    .pipe(z.string().min(1, missing).max(most, `At most ${most} characters, please.`));

/** The contact form. Unknown fields are refused, not ignored. For the server: it brings zod with it. */
export const contactInput: z.ZodType<ContactInput> = z.strictObject({
  name: line(200, 'Please give your name.'),
  email: line(254, 'Please give your email address.').pipe(
    z.email({ error: 'Enter an email address like name@example.com.' }),
  ),
  subject: line(200, 'Please give a subject.'),
  message: z
    .string({ error: 'Please write a message.' })
    .transform(manyLines)
    .pipe(z.string().min(1, 'Please write a message.').max(5_000, 'At most 5,000 characters, please.')),
});
