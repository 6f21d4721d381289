import { z } from 'zod';
import { beginningOf } from '#contract/base/cut-text.ts';
import { evidence, greeting, paragraph, strong } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import { mailTexts } from './emails.texts.ts';

const paragraphsOf = (text: string) =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => paragraph(part));

/** To staff, in English: somebody wrote through the contact form. */
export const contactMessage = defineEmail({
  name: 'message.received',
  input: z.strictObject({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() }),
  subject: ({ subject }) => `Contact message: ${subject}`,
  preview: ({ name }) => `From ${name}, through the contact form.`,
  blocks: ({ name, email, subject, message }) => [
    evidence({ label: 'From', value: name }, { label: 'Email', value: email }, { label: 'Subject', value: subject }),
    ...paragraphsOf(message),
    paragraph(
      'The message is also in the admin panel under Messages. Answer by writing to the address above; a reply to this mail does not reach the sender. Anyone can type any address into a form.',
    ),
  ],
});

/** To whoever wrote through the contact form: what staff answer. */
export const contactReply = defineEmail({
  name: 'message.reply',
  input: z.strictObject({ name: z.string(), subject: z.string(), answer: z.string(), message: z.string() }),
  subject: ({ subject }, { language }) => mailTexts[language].subject(subject),
  preview: ({ answer }) => beginningOf(answer, 140),
  blocks({ name, answer, message }, { language, contactEmail }) {
    const texts = mailTexts[language];
    return [
      greeting(name, language),
      ...paragraphsOf(answer),
      paragraph(texts.addMore(contactEmail)),
      paragraph(strong(texts.youWrote)),
      ...paragraphsOf(message),
    ];
  },
});
