import { z } from 'zod';
import { evidence, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

/** To staff: somebody wrote through the contact form. */
export const contactMessage = defineEmail({
  name: 'message.received',
  input: z.strictObject({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() }),
  subject: ({ subject }) => `Contact message: ${subject}`,
  preview: ({ name }) => `From ${name}, through the contact form.`,
  blocks: ({ name, email, subject, message }) => [
    evidence({ label: 'From', value: name }, { label: 'Email', value: email }, { label: 'Subject', value: subject }),
    ...message
      .split(/\n{2,}/)
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => paragraph(part)),
    paragraph(
      'The message is also in the admin panel under Messages. Answer by writing to the address above; a reply to this mail does not reach the sender. Anybody can type any address into a form.',
    ),
  ],
});
