import { counted } from '#contract/base/plural.ts';
import { link, strong } from '#platform/mail/blocks.ts';

const english = {
  confirm: {
    subject: 'Confirm your email address',
    preview: 'Thanks. Confirm to open your account. If this was not you, ignore it.',
    thanks: (product: string) => `Thanks. Confirm to open your ${product} account:`,
    button: 'Confirm email address',
    browser:
      'Open it in the browser that you signed up with, and the password that you chose there counts. Anywhere else you choose one when you open the link.',
    once: () => [
      'The link works once, and expires in 1 hour. ',
      strong('If you did not ask for this, you can ignore it:'),
      ' the account stays closed until the link is used.',
    ],
  },
  invitation: {
    subject: (product: string) => `Your invitation to ${product}`,
    preview: 'Choose a password to open your account. If you do not want it, ignore this mail.',
    invited: (product: string) =>
      `You are invited to open an account at ${product}. Choose a password, and it is yours:`,
    button: 'Open my account',
    once: () => [
      'The link works once, and expires in 7 days. ',
      strong('If you do not want the account, you can ignore it:'),
      ' it stays closed, and is deleted by itself.',
    ],
  },
  exists: {
    subject: 'You already have an account',
    preview: 'Someone tried to open a second one with this address. Nothing has changed.',
    tried: (product: string) =>
      `You, or somebody else, tried to open a ${product} account with this address. It has one already, so nothing has changed. Sign in with the password that you chose before:`,
    button: 'Sign in',
    forgotten: (resetUrl: string) => ['If you have forgotten the password, ', link('set a new one', resetUrl), '.'],
    ifNot: () => [strong('If this was not you, you can ignore it.'), ' No one was told that you have an account.'],
  },
  reset: {
    subject: 'Set a new password',
    preview: 'The link works once and expires in 1 hour. If this was not you, ignore it.',
    asked: (product: string) => `You asked for a new password for your ${product} account. Choose it here:`,
    button: 'Set a new password',
    once: () => [
      'The link works once, and expires in 1 hour. ',
      strong('If you did not ask for this, you can ignore it:'),
      ' your password stays as it is.',
    ],
  },
  opened: {
    subject: 'Your account is open',
    preview: 'The result of your free scan is kept in it.',
    chosen: (product: string, device: string) =>
      `You chose a password beside the result of your free scan (${device}), so this address now has a ${product} account. The result is kept there, under My Scans.`,
    ifNot: (resetUrl: string) => [
      strong('If this was not you,'),
      ' someone else opened the link that we mailed to this address. ',
      link('Set a new password', resetUrl),
      ' at once: that signs everybody else out. Then write to us, or delete the account.',
    ],
  },
  /** What else opens an account. @param day of the form `2026-11-28` */
  ways: {
    passkey: (name: string, day: string) => `Passkey “${name}”, added ${day}`,
    app: (day: string) => `Authenticator app, set up ${day}`,
    codes: (count: number) => counted('en', count, { one: 'recovery code', other: 'recovery codes' }),
    provider: (day: string) => `Sign-in with another provider, linked ${day}`,
  },
  changed: {
    subject: 'Your password was changed',
    preview: 'Every other device has been signed out.',
    now: (product: string, device: string) =>
      `The password of your ${product} account was changed just now (${device}). Every other device has been signed out.`,
    stays: 'These can still sign in to it:',
    remove: (settingsUrl: string) => [
      'Remove any that you do not recognise on the page after the new password, or in ',
      link('your settings', settingsUrl),
      '. If you are asked for a code from an app that is not yours, set a new password once more: the page after it removes the app.',
    ],
    ifNot: (resetUrl: string) => [
      strong('If this was not you,'),
      ' ',
      link('set a new password', resetUrl),
      ' at once, and write to us.',
    ],
  },
};

export default english;
