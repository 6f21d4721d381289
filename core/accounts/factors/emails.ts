import { z } from 'zod';
import { button, greeting, link, paragraph, strong } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

const input = z.strictObject({ name: z.string().nullable() });

const ifNot = (contact: string) =>
  paragraph(strong('If this was not you,'), ` set a new password at once and write to ${contact}.`);

/** Lets one session of staff set up what signs them in: a stolen password is not enough. */
export const enrolmentLink = defineEmail({
  name: 'two-factor.enrolment',
  input: z.strictObject({
    name: z.string().nullable(),
    url: z.url(),
    /** From where it was asked for; null where a new role asks for it. */
    device: z.string().nullable(),
  }),
  subject: () => 'Set up two-factor sign-in',
  preview: () => 'Open it in the browser that you are signed in with. The link works once and expires in 1 hour.',
  blocks: ({ name, url, device }, site) => [
    greeting(name, site.language),
    paragraph(
      `${device === null ? `You are now part of the staff of ${site.name}. The` : 'The'} admin panel needs two-factor sign-in. ${device === null ? 'Sign in, and open this link in the same browser to set it up:' : `You asked for a link to set it up (${device}). Open it in the browser that you are signed in with:`}`,
    ),
    button('Set up two-factor sign-in', url),
    paragraph('The link works once, and expires in 1 hour.'),
    paragraph(
      strong(device === null ? 'If you did not expect this,' : 'If you did not ask for this,'),
      device === null
        ? ' do not open the link, and write to '
        : ' somebody knows your password. Do not open the link. Set a new password at once and write to ',
      `${site.contactEmail}.`,
    ),
  ],
});

export const twoFactorOn = defineEmail({
  name: 'two-factor.enabled',
  input,
  subject: () => 'Two-factor sign-in is on',
  preview: () => 'From now on, signing in asks for a code from your app.',
  blocks: ({ name }, { language, name: product, contactEmail }) => [
    greeting(name, language),
    paragraph(
      `Two-factor sign-in was switched on for your ${product} account. From now on, signing in asks for a code from your authenticator app after the password.`,
    ),
    paragraph('Keep the recovery codes apart from the device with the app: they are the way in when it is lost.'),
    ifNot(contactEmail),
  ],
});

export const twoFactorOff = defineEmail({
  name: 'two-factor.disabled',
  input,
  subject: () => 'Two-factor sign-in is off',
  preview: () => 'Your password alone signs you in again.',
  blocks: ({ name }, { language, name: product, contactEmail }) => [
    greeting(name, language),
    paragraph(
      `Two-factor sign-in was switched off for your ${product} account. Your password alone signs in again, and the recovery codes no longer work.`,
    ),
    ifNot(contactEmail),
  ],
});

export const appChanged = defineEmail({
  name: 'two-factor.app-changed',
  input,
  subject: () => 'The app for two-factor sign-in was changed',
  preview: () => 'Codes come from your new app now.',
  blocks: ({ name }, { language, name: product, contactEmail }) => [
    greeting(name, language),
    paragraph(
      `The authenticator app of your ${product} account was changed. Codes from the old one no longer work; your recovery codes stay the same.`,
    ),
    ifNot(contactEmail),
  ],
});

/** The right password and wrong codes: either their own mistake, or somebody knows the password. */
export const codesWereWrong = defineEmail({
  name: 'two-factor.codes-wrong',
  input: input.extend({ resetUrl: z.url() }),
  subject: () => 'Wrong codes after your password',
  preview: () => 'Someone entered your password, and then wrong codes.',
  blocks: ({ name, resetUrl }, { language, name: product }) => [
    greeting(name, language),
    paragraph(
      `Somebody entered the password of your ${product} account just now, and then wrong codes. No one was signed in.`,
    ),
    paragraph(
      strong('If this was not you, someone knows your password:'),
      ' ',
      link('set a new one', resetUrl),
      '. Then the old one is of no use to them.',
    ),
  ],
});

export const removalAsked = defineEmail({
  name: 'two-factor.removal-asked',
  input: input.extend({ hours: z.number(), signInUrl: z.url() }),
  subject: () => 'Two-factor sign-in will be switched off',
  preview: ({ hours }) => `In ${hours} hours, unless a code from your app is used first.`,
  blocks: ({ name, hours, signInUrl }, { language, name: product, contactEmail }) => [
    greeting(name, language),
    paragraph(
      `After a new password was set, the removal of two-factor sign-in was asked for. In ${hours} hours your ${product} account no longer asks for a code, and the recovery codes stop working.`,
    ),
    paragraph(
      'If the app is yours, ',
      link('sign in', signInUrl),
      ' with one of its codes before then, and everything stays as it is.',
    ),
    ifNot(contactEmail),
  ],
});

export const codesRemoved = defineEmail({
  name: 'two-factor.codes-removed',
  input,
  subject: () => 'Your recovery codes were removed',
  preview: () => 'They no longer work.',
  blocks: ({ name }, { language, name: product, contactEmail }) => [
    greeting(name, language),
    paragraph(
      `The recovery codes of your ${product} account were removed after a new password was set. You can make new ones in your settings.`,
    ),
    ifNot(contactEmail),
  ],
});

const passkeyInput = input.extend({ passkey: z.string() });

export const passkeyOn = defineEmail({
  name: 'passkey.added',
  input: passkeyInput,
  subject: () => 'A passkey was added',
  preview: ({ passkey }) => `“${passkey}” can now sign you in.`,
  blocks: ({ name, passkey }, { language, name: product, contactEmail }) => [
    greeting(name, language),
    paragraph('The passkey ', strong(passkey), ` was added to your ${product} account. It signs you in by itself.`),
    ifNot(contactEmail),
  ],
});

export const passkeyOff = defineEmail({
  name: 'passkey.removed',
  input: passkeyInput,
  subject: () => 'A passkey was removed',
  preview: ({ passkey }) => `“${passkey}” can no longer sign you in.`,
  blocks: ({ name, passkey }, { language, name: product, contactEmail }) => [
    greeting(name, language),
    paragraph(
      'The passkey ',
      strong(passkey),
      ` was removed from your ${product} account. You can no longer sign in with it.`,
    ),
    ifNot(contactEmail),
  ],
});
