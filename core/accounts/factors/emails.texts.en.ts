import { link, strong } from '#platform/mail/blocks.ts';

const english = {
  ifNot: (contact: string) => [strong('If this was not you,'), ` set a new password at once and write to ${contact}.`],
  enrolment: {
    subject: 'Set up two-factor sign-in',
    preview: 'Open it in the browser that you are signed in with. The link works once and expires in 1 hour.',
    asked: (device: string) =>
      `The admin panel needs two-factor sign-in. You asked for a link to set it up (${device}). Open it in the browser that you are signed in with:`,
    newRole: (product: string) =>
      `You are now part of the staff of ${product}. The admin panel needs two-factor sign-in. Sign in, and open this link in the same browser to set it up:`,
    once: 'The link works once, and expires in 1 hour.',
    ifNotAsked: (contact: string) => [
      strong('If you did not ask for this,'),
      ` somebody knows your password. Do not open the link. Set a new password at once and write to ${contact}.`,
    ],
    ifNotExpected: (contact: string) => [
      strong('If you did not expect this,'),
      ` do not open the link, and write to ${contact}.`,
    ],
  },
  on: {
    subject: 'Two-factor sign-in is on',
    preview: 'From now on, signing in asks for a code from your app.',
    text: (product: string) =>
      `Two-factor sign-in was switched on for your ${product} account. From now on, signing in asks for a code from your authenticator app after the password.`,
    codes: 'Keep the recovery codes apart from the device with the app: they are the way in when it is lost.',
  },
  off: {
    subject: 'Two-factor sign-in is off',
    preview: 'Your password alone signs you in again.',
    text: (product: string) =>
      `Two-factor sign-in was switched off for your ${product} account. Your password alone signs in again, and the recovery codes no longer work.`,
  },
  appChanged: {
    subject: 'The app for two-factor sign-in was changed',
    preview: 'Codes come from your new app now.',
    text: (product: string) =>
      `The authenticator app of your ${product} account was changed. Codes from the old one no longer work; your recovery codes stay the same.`,
  },
  wrongCodes: {
    subject: 'Wrong codes after your password',
    preview: 'Someone entered your password, and then wrong codes.',
    text: (product: string) =>
      `Somebody entered the password of your ${product} account just now, and then wrong codes. No one was signed in.`,
    ifNot: (resetUrl: string) => [
      strong('If this was not you, someone knows your password:'),
      ' ',
      link('set a new one', resetUrl),
      '. Then the old one is of no use to them.',
    ],
  },
  removal: {
    subject: 'Two-factor sign-in will be switched off',
    preview: (hours: number) => `In ${hours} hours, unless a code from your app is used first.`,
    text: (product: string, hours: number) =>
      `After a new password was set, the removal of two-factor sign-in was asked for. In ${hours} hours your ${product} account no longer asks for a code, and the recovery codes stop working.`,
    keep: (signInUrl: string) => [
      'If the app is yours, ',
      link('sign in', signInUrl),
      ' with one of its codes before then, and everything stays as it is.',
    ],
  },
  codesRemoved: {
    subject: 'Your recovery codes were removed',
    preview: 'They no longer work.',
    text: (product: string) =>
      `The recovery codes of your ${product} account were removed after a new password was set. You can make new ones in your settings.`,
  },
  passkeyOn: {
    subject: 'A passkey was added',
    preview: (passkey: string) => `“${passkey}” can now sign you in.`,
    text: (product: string, passkey: string) => [
      'The passkey ',
      strong(passkey),
      ` was added to your ${product} account. It signs you in by itself.`,
    ],
  },
  passkeyOff: {
    subject: 'A passkey was removed',
    preview: (passkey: string) => `“${passkey}” can no longer sign you in.`,
    text: (product: string, passkey: string) => [
      'The passkey ',
      strong(passkey),
      ` was removed from your ${product} account. You can no longer sign in with it.`,
    ],
  },
};

export default english;
