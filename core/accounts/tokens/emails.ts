import { z } from 'zod';
import { greeting, paragraph, strong } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

export const tokenMade = defineEmail({
  name: 'token.created',
  input: z.strictObject({ name: z.string().nullable(), token: z.string(), day: z.string() }),
  subject: () => 'A token for the API was created',
  preview: ({ token }) => `“${token}” can now act for your account.`,
  blocks: ({ name, token, day }, { language, name: product, contactEmail }) => [
    greeting(name, language),
    paragraph(
      'The token ',
      strong(token),
      ` was created for your ${product} account. A program that holds it can act for you until ${day}.`,
    ),
    paragraph('You can end it at any time in Settings, under API tokens.'),
    paragraph(
      strong('If this was not you,'),
      ` set a new password at once, which ends every token, and write to ${contactEmail}.`,
    ),
  ],
});
