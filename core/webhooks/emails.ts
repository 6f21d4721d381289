import { z } from 'zod';
import { button, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import { mailTexts } from './emails.texts.ts';

export const webhookOff = defineEmail({
  name: 'webhook.disabled',
  input: z.strictObject({ name: z.string().nullable(), host: z.string(), result: z.string(), url: z.url() }),
  subject: (_input, { language }) => mailTexts[language].subject,
  preview: ({ host }, { language }) => mailTexts[language].preview(host),
  blocks({ name, host, result, url }, { language }) {
    const texts = mailTexts[language];
    return [
      greeting(name, language),
      paragraph(...texts.text(host, result)),
      paragraph(texts.log),
      button(texts.open, url),
    ];
  },
});
