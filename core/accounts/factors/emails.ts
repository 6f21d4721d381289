import { z } from 'zod';
import { button, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import { mailTexts } from './emails.texts.ts';

const input = z.strictObject({ name: z.string().nullable() });

/** Lets one session of staff set up what signs them in: a stolen password is not enough. */
export const enrolmentLink = defineEmail({
  name: 'two-factor.enrolment',
  input: z.strictObject({
    name: z.string().nullable(),
    url: z.url(),
    /** From where it was asked for; null where a new role asks for it. */
    device: z.string().nullable(),
  }),
  subject: (_input, { language }) => mailTexts[language].enrolment.subject,
  preview: (_input, { language }) => mailTexts[language].enrolment.preview,
  blocks({ name, url, device }, { language, name: product, contactEmail }) {
    const texts = mailTexts[language].enrolment;
    return [
      greeting(name, language),
      paragraph(device === null ? texts.newRole(product) : texts.asked(device)),
      button(texts.subject, url),
      paragraph(texts.once),
      paragraph(...(device === null ? texts.ifNotExpected : texts.ifNotAsked)(contactEmail)),
    ];
  },
});

export const twoFactorOn = defineEmail({
  name: 'two-factor.enabled',
  input,
  subject: (_input, { language }) => mailTexts[language].on.subject,
  preview: (_input, { language }) => mailTexts[language].on.preview,
  blocks({ name }, { language, name: product, contactEmail }) {
    const { on, ifNot } = mailTexts[language];
    return [
      greeting(name, language),
      paragraph(on.text(product)),
      paragraph(on.codes),
      paragraph(...ifNot(contactEmail)),
    ];
  },
});

export const twoFactorOff = defineEmail({
  name: 'two-factor.disabled',
  input,
  subject: (_input, { language }) => mailTexts[language].off.subject,
  preview: (_input, { language }) => mailTexts[language].off.preview,
  blocks({ name }, { language, name: product, contactEmail }) {
    const { off, ifNot } = mailTexts[language];
    return [greeting(name, language), paragraph(off.text(product)), paragraph(...ifNot(contactEmail))];
  },
});

export const appChanged = defineEmail({
  name: 'two-factor.app-changed',
  input,
  subject: (_input, { language }) => mailTexts[language].appChanged.subject,
  preview: (_input, { language }) => mailTexts[language].appChanged.preview,
  blocks({ name }, { language, name: product, contactEmail }) {
    const { appChanged: changed, ifNot } = mailTexts[language];
    return [greeting(name, language), paragraph(changed.text(product)), paragraph(...ifNot(contactEmail))];
  },
});

/** The right password and wrong codes: either their own mistake, or somebody knows the password. */
export const codesWereWrong = defineEmail({
  name: 'two-factor.codes-wrong',
  input: input.extend({ resetUrl: z.url() }),
  subject: (_input, { language }) => mailTexts[language].wrongCodes.subject,
  preview: (_input, { language }) => mailTexts[language].wrongCodes.preview,
  blocks({ name, resetUrl }, { language, name: product }) {
    const texts = mailTexts[language].wrongCodes;
    return [greeting(name, language), paragraph(texts.text(product)), paragraph(...texts.ifNot(resetUrl))];
  },
});

export const removalAsked = defineEmail({
  name: 'two-factor.removal-asked',
  input: input.extend({ hours: z.number(), signInUrl: z.url() }),
  subject: (_input, { language }) => mailTexts[language].removal.subject,
  preview: ({ hours }, { language }) => mailTexts[language].removal.preview(hours),
  blocks({ name, hours, signInUrl }, { language, name: product, contactEmail }) {
    const { removal, ifNot } = mailTexts[language];
    return [
      greeting(name, language),
      paragraph(removal.text(product, hours)),
      paragraph(...removal.keep(signInUrl)),
      paragraph(...ifNot(contactEmail)),
    ];
  },
});

export const codesRemoved = defineEmail({
  name: 'two-factor.codes-removed',
  input,
  subject: (_input, { language }) => mailTexts[language].codesRemoved.subject,
  preview: (_input, { language }) => mailTexts[language].codesRemoved.preview,
  blocks({ name }, { language, name: product, contactEmail }) {
    const { codesRemoved: removed, ifNot } = mailTexts[language];
    return [greeting(name, language), paragraph(removed.text(product)), paragraph(...ifNot(contactEmail))];
  },
});

const passkeyInput = input.extend({ passkey: z.string() });

export const passkeyOn = defineEmail({
  name: 'passkey.added',
  input: passkeyInput,
  subject: (_input, { language }) => mailTexts[language].passkeyOn.subject,
  preview: ({ passkey }, { language }) => mailTexts[language].passkeyOn.preview(passkey),
  blocks({ name, passkey }, { language, name: product, contactEmail }) {
    const { passkeyOn: added, ifNot } = mailTexts[language];
    return [greeting(name, language), paragraph(...added.text(product, passkey)), paragraph(...ifNot(contactEmail))];
  },
});

export const passkeyOff = defineEmail({
  name: 'passkey.removed',
  input: passkeyInput,
  subject: (_input, { language }) => mailTexts[language].passkeyOff.subject,
  preview: ({ passkey }, { language }) => mailTexts[language].passkeyOff.preview(passkey),
  blocks({ name, passkey }, { language, name: product, contactEmail }) {
    const { passkeyOff: removed, ifNot } = mailTexts[language];
    return [greeting(name, language), paragraph(...removed.text(product, passkey)), paragraph(...ifNot(contactEmail))];
  },
});
