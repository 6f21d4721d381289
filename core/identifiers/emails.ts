import { z } from 'zod';
import { button, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import { mailTexts } from './emails.texts.ts';

/** The link that shows that a further mailbox is theirs. It names nobody: who asked may not be who reads it. */
export const identifierLink = defineEmail({
  name: 'identifier.link',
  input: z.strictObject({ url: z.url() }),
  subject: (_input, { language }) => mailTexts[language].subject,
  preview: (_input, { language }) => mailTexts[language].preview,
  blocks({ url }, { language, name: product }) {
    const texts = mailTexts[language];
    return [
      greeting(null, language),
      paragraph(texts.asked(product)),
      button(texts.button, url),
      paragraph(texts.once),
      paragraph(texts.ifNot),
    ];
  },
});
