import { z } from 'zod';
import { button, greeting, link, list, paragraph, strong } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

/** Proves that the mailbox is theirs; opens the account. Names nobody: who signed up may not be who reads it. */
export const confirmAddress = defineEmail({
  name: 'session.confirm',
  // Not strict: mail that an earlier version queued has a name.
  input: z.object({ url: z.url() }),
  subject: () => 'Confirm your email address',
  preview: () => 'Thanks. Confirm to open your account. If this was not you, ignore it.',
  blocks: ({ url }, site) => [
    greeting(null, site.language),
    paragraph(`Thanks. Confirm to open your ${site.name} account:`),
    button('Confirm email address', url),
    paragraph(
      'Open it in the browser that you signed up with, and the password that you chose there counts. Anywhere else you choose one when you open the link.',
    ),
    paragraph(
      'The link works once, and expires in 1 hour. ',
      strong('If you did not ask for this, you can ignore it:'),
      ' the account stays closed until the link is used.',
    ),
  ],
});

/** To somebody for whom the operator has opened an account. */
export const invitation = defineEmail({
  name: 'session.invitation',
  input: z.strictObject({ url: z.url() }),
  subject: (_input, site) => `Your invitation to ${site.name}`,
  preview: () => 'Choose a password to open your account. If you do not want it, ignore this mail.',
  blocks: ({ url }, site) => [
    greeting(null, site.language),
    paragraph(`You are invited to open an account at ${site.name}. Choose a password, and it is yours:`),
    button('Open my account', url),
    paragraph(
      'The link works once, and expires in 7 days. ',
      strong('If you do not want the account, you can ignore it:'),
      ' it stays closed, and is deleted by itself.',
    ),
  ],
});

/** To an address that has an account already: only its owner learns that. */
export const accountExists = defineEmail({
  name: 'session.exists',
  input: z.strictObject({ name: z.string().nullable(), signInUrl: z.url(), resetUrl: z.url() }),
  subject: () => 'You already have an account',
  preview: () => 'Someone tried to open a second one with this address. Nothing has changed.',
  blocks: ({ name, signInUrl, resetUrl }, site) => [
    greeting(name, site.language),
    paragraph(
      `You, or somebody else, tried to open a ${site.name} account with this address. It has one already, so nothing has changed. Sign in with the password that you chose before:`,
    ),
    button('Sign in', signInUrl),
    paragraph('If you have forgotten the password, ', link('set a new one', resetUrl), '.'),
    paragraph(strong('If this was not you, you can ignore it.'), ' No one was told that you have an account.'),
  ],
});

export const resetPassword = defineEmail({
  name: 'session.reset',
  input: z.strictObject({ name: z.string().nullable(), url: z.url() }),
  subject: () => 'Set a new password',
  preview: () => 'The link works once and expires in 1 hour. If this was not you, ignore it.',
  blocks: ({ name, url }, site) => [
    greeting(name, site.language),
    paragraph(`You asked for a new password for your ${site.name} account. Choose it here:`),
    button('Set a new password', url),
    paragraph(
      'The link works once, and expires in 1 hour. ',
      strong('If you did not ask for this, you can ignore it:'),
      ' your password stays as it is.',
    ),
  ],
});

/** After the fact: the account was opened without a mail of its own, as its mailbox had been proved by another link. */
export const accountOpened = defineEmail({
  name: 'session.opened',
  input: z.strictObject({ name: z.string().nullable(), device: z.string(), resetUrl: z.url() }),
  subject: () => 'Your account is open',
  preview: () => 'The result of your free scan is kept in it.',
  blocks: ({ name, device, resetUrl }, site) => [
    greeting(name, site.language),
    paragraph(
      `You chose a password beside the result of your free scan (${device}), so this address now has a ${site.name} account. The result is kept there, under My Scans.`,
    ),
    paragraph(
      strong('If this was not you,'),
      ' someone else opened the link that we mailed to this address. ',
      link('Set a new password', resetUrl),
      ' at once: that signs everybody else out. Then write to us, or delete the account.',
    ),
  ],
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
  subject: () => 'Your password was changed',
  preview: () => 'Every other device has been signed out.',
  blocks: ({ name, device, resetUrl, stays, settingsUrl }, site) => [
    greeting(name, site.language),
    paragraph(
      `The password of your ${site.name} account was changed just now (${device}). Every other device has been signed out.`,
    ),
    ...(stays.length > 0 && settingsUrl
      ? [
          paragraph(strong('These can still sign in to it:')),
          list(...stays),
          paragraph(
            'Remove any that you do not recognise on the page after the new password, or in ',
            link('your settings', settingsUrl),
            '. If you are asked for a code from an app that is not yours, set a new password once more: the page after it removes the app.',
          ),
        ]
      : []),
    paragraph(strong('If this was not you,'), ' ', link('set a new password', resetUrl), ' at once, and write to us.'),
  ],
});
