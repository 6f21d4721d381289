import { z } from 'zod';
import { greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import { mailTexts } from './emails.texts.ts';

export const tokenMade = defineEmail({
  name: 'token.created',
  input: z.strictObject({ name: z.string().nullable(), token: z.string(), day: z.string() }),
  subject: (_input, { language }) => mailTexts[language].subject,
  preview: ({ token }, { language }) => mailTexts[language].preview(token),
  blocks({ name, token, day }, { language, name: product, contactEmail }) {
    const texts = mailTexts[language];
    return [
      greeting(name, language),
      paragraph(...texts.created(product, token, day)),
      paragraph(texts.end),
      paragraph(...texts.ifNot(contactEmail)),
    ];
  },
});
