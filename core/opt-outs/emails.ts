import { z } from 'zod';
import { button, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import { mailTexts } from './emails.texts.ts';

const input = z.strictObject({ url: z.url() });

/** Puts the address on the list. It names nobody: who asked may not be who reads it. */
export const optOutBeginning = defineEmail({
  name: 'opt-out.beginning',
  input,
  subject: (_input, { language }) => mailTexts[language].beginning.subject,
  preview: (_input, { language }) => mailTexts[language].beginning.preview,
  blocks({ url }, { language, name: product }) {
    const texts = mailTexts[language].beginning;
    return [
      greeting(null, language),
      paragraph(texts.asked(product)),
      button(texts.button, url),
      paragraph(texts.kept),
      paragraph(texts.ifNot),
    ];
  },
});

/** Takes the address off the list. */
export const optOutEnding = defineEmail({
  name: 'opt-out.ending',
  input,
  subject: (_input, { language }) => mailTexts[language].ending.subject,
  preview: (_input, { language }) => mailTexts[language].ending.preview,
  blocks({ url }, { language, name: product }) {
    const texts = mailTexts[language].ending;
    return [
      greeting(null, language),
      paragraph(texts.asked(product)),
      button(texts.button, url),
      paragraph(texts.ifNot),
    ];
  },
});
