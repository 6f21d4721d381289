import { z } from 'zod';
import { button, greeting, list, paragraph, strong } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import { mailTexts } from './emails.texts.ts';

/** Proves that the mailbox is theirs; opens the account. Names nobody: who signed up may not be who reads it. */
export const confirmAddress = defineEmail({
  name: 'session.confirm',
  // Not strict: mail that an earlier version queued has a name.
  input: z.object({ url: z.url() }),
  subject: (_input, { language }) => mailTexts[language].confirm.subject,
  preview: (_input, { language }) => mailTexts[language].confirm.preview,
  blocks({ url }, { language, name: product }) {
    const texts = mailTexts[language].confirm;
    return [
      greeting(null, language),
      paragraph(texts.thanks(product)),
      button(texts.button, url),
      paragraph(texts.browser),
      paragraph(...texts.once()),
    ];
  },
});

/** To somebody for whom the operator has opened an account. */
export const invitation = defineEmail({
  name: 'session.invitation',
  input: z.strictObject({ url: z.url() }),
  subject: (_input, { language, name: product }) => mailTexts[language].invitation.subject(product),
  preview: (_input, { language }) => mailTexts[language].invitation.preview,
  blocks({ url }, { language, name: product }) {
    const texts = mailTexts[language].invitation;
    return [
      greeting(null, language),
      paragraph(texts.invited(product)),
      button(texts.button, url),
      paragraph(...texts.once()),
    ];
  },
});

/** To an address that has an account already: only its owner learns that. */
export const accountExists = defineEmail({
  name: 'session.exists',
  input: z.strictObject({ name: z.string().nullable(), signInUrl: z.url(), resetUrl: z.url() }),
  subject: (_input, { language }) => mailTexts[language].exists.subject,
  preview: (_input, { language }) => mailTexts[language].exists.preview,
  blocks({ name, signInUrl, resetUrl }, { language, name: product }) {
    const texts = mailTexts[language].exists;
    return [
      greeting(name, language),
      paragraph(texts.tried(product)),
      button(texts.button, signInUrl),
      paragraph(...texts.forgotten(resetUrl)),
      paragraph(...texts.ifNot()),
    ];
  },
});

export const resetPassword = defineEmail({
  name: 'session.reset',
  input: z.strictObject({ name: z.string().nullable(), url: z.url() }),
  subject: (_input, { language }) => mailTexts[language].reset.subject,
  preview: (_input, { language }) => mailTexts[language].reset.preview,
  blocks({ name, url }, { language, name: product }) {
    const texts = mailTexts[language].reset;
    return [
      greeting(name, language),
      paragraph(texts.asked(product)),
      button(texts.button, url),
      paragraph(...texts.once()),
    ];
  },
});

/** After the fact: the account was opened without a mail of its own, as its mailbox had been proved by another link. */
export const accountOpened = defineEmail({
  name: 'session.opened',
  input: z.strictObject({ name: z.string().nullable(), device: z.string(), resetUrl: z.url() }),
  subject: (_input, { language }) => mailTexts[language].opened.subject,
  preview: (_input, { language }) => mailTexts[language].opened.preview,
  blocks({ name, device, resetUrl }, { language, name: product }) {
    const texts = mailTexts[language].opened;
    return [greeting(name, language), paragraph(texts.chosen(product, device)), paragraph(...texts.ifNot(resetUrl))];
  },
});

/** After the fact, so that a person notices what they did not do. */
export const passwordWasChanged = defineEmail({
  name: 'session.password-changed',
  input: z.strictObject({
    name: z.string().nullable(),
    device: z.string(),
    resetUrl: z.url(),
    /** What else opens the account, a line each; mail from before has neither. */
    stays: z.array(z.string()).default([]),
    settingsUrl: z.url().optional(),
  }),
  subject: (_input, { language }) => mailTexts[language].changed.subject,
  preview: (_input, { language }) => mailTexts[language].changed.preview,
  blocks({ name, device, resetUrl, stays, settingsUrl }, { language, name: product }) {
    const texts = mailTexts[language].changed;
    return [
      greeting(name, language),
      paragraph(texts.now(product, device)),
      ...(stays.length > 0 && settingsUrl
        ? [paragraph(strong(texts.stays)), list(...stays), paragraph(...texts.remove(settingsUrl))]
        : []),
      paragraph(...texts.ifNot(resetUrl)),
    ];
  },
});
