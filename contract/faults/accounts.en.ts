import { passwordLeast } from '#contract/accounts/accounts.ts';
import provider from '#contract/accounts/provider.texts.en.ts';

/** What is wrong with what somebody sends about their account, its tokens and its webhooks. */
const english = {
  'password-short': `Password must be at least ${passwordLeast} characters long.`,
  'passwords-differ': 'Passwords do not match. Please try again.',
  'missing-password': 'Please enter your password.',
  'missing-field': 'Please fill in this field.',
  'long-field': 'This is too long.',
  'six-digits': 'Enter the six digits that your app shows.',
  'missing-recovery-code': 'Enter one of your recovery codes.',
  'no-recovery-code': 'That is not a recovery code.',

  'wrong-credentials': 'Invalid email or password.',
  'not-confirmed': 'Please confirm your email first. Open the link in the mail that we sent you.',
  deactivated: 'This account has been deactivated. Please contact support to reactivate it.',
  'dead-link': 'The link has expired or is invalid. Please request a new one.',
  'has-account': 'This address has an account. Sign in, and start a scan there.',
  'reset-not-verified': 'Failed to verify reset link. Please request a new one.',
  'password-leaked': 'This password appears in known data breaches. Please choose another one.',
  'staff-by-provider': 'Staff do not sign in with a password here. Use the button above the form, or a passkey.',
  'no-password':
    'Your account has no password yet. “Forgot your password?” on the sign-in page sends you a link to set one.',
  'wrong-code': 'The code is wrong or has expired. Please try again.',
  'sign-up-by-invitation':
    'Accounts here are opened by invitation. If you were invited, use the link in the mail that you were sent.',
  'sign-up-closed': 'No new accounts are opened here at the moment. If you have one, sign in as usual.',
  'sign-in-first': 'Please sign in first.',
  'review-over': 'This page is only good right after a reset.',
  'many-sign-ins': 'Many people are signing in just now. Please try again in a moment.',
  'many-attempts-from-here': 'Too many attempts from here. Please try again later.',
  'many-attempts': 'Too many attempts. Please wait a moment and try again, or set a new password by email.',

  'wrong-app-code': 'The code is wrong or was used before. Please enter the next one that your app shows.',
  'wrong-password': 'This is not your password.',
  'many-wrong-codes': 'Too many codes were wrong. Please wait a few minutes and try again.',
  'two-factor-on': 'Two-factor sign-in is already on.',
  'two-factor-off': 'Two-factor sign-in is off.',
  'needed-by-staff': 'Staff need two-factor sign-in here, so it cannot be switched off.',
  'open-staff-link':
    'Staff set this up with a link that we send by email. Ask for the link first, and open it in this browser.',
  'not-staff': 'Only staff need this link.',
  'sign-in-here-first': 'Please sign in in this browser first, then open the link again.',
  'not-by-token': 'This needs you in a browser: a token of the API is not enough.',
  'set-up-expired': 'Please start again: the set-up has expired.',
  'kept-for-staff': 'Staff cannot remove it by email. Ask whoever runs this site to remove it.',

  'passkey-not-added': 'The passkey could not be added. Please try again.',
  'passkey-known': 'This passkey is on your account already.',
  'many-passkeys': 'There are as many passkeys on your account as it can hold. Remove one first.',
  'passkey-refused': 'This passkey does not work here. Try another one, or use your password.',

  'provider-other': (name: string) => provider(name).other.text,
  'provider-two-factor': (name: string) => provider(name).settings.text,
  'provider-refused': (name: string) => provider(name).refused.text,
  'unlink-password-first': 'Your account has no password yet, so nothing else would sign you in. Set a password first.',
  'unlink-staff': 'Staff sign in with it here, so it stays linked.',

  'missing-token-name': 'Enter a name that tells you where the token is used.',
  'missing-permission': 'Choose at least one permission.',
  'missing-life': 'Choose how long it lasts.',
  'staff-permission': 'Only staff can give a token permissions of staff.',
  'many-tokens': (most: number) => `At most ${most} tokens. End one first.`,
  'token-ended': 'This token has ended.',

  'webhook-address': 'Enter an address that begins with https://.',
  'webhook-not-public':
    'Enter an https address with a public name and no port. Addresses inside a network are not called.',
  'missing-event': 'Choose at least one event.',
  'missing-format': 'Choose a format.',
  'many-webhooks': (most: number) => `At most ${most} webhooks. Remove one first.`,
  'webhook-off': 'This webhook is off. Switch it on first.',
  'webhook-removed': 'This webhook is no longer there.',
  'event-waiting': 'This event is about to be tried again.',
  'event-gone': 'This event is no longer in the log.',
  'many-by-hand': 'You have sent many events by hand. Please try again later.',
};

export default english;
