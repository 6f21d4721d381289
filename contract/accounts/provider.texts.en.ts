import type { ProviderOutcome } from './provider.ts';

/** How a way back from the identity provider ended. @param name of the provider */
export default (name: string) =>
  ({
    away: {
      title: `${name} does not answer`,
      text: `${name} cannot be reached just now. Try again in a moment, or sign in with your password.`,
    },
    cancelled: {
      title: 'You are not signed in',
      text: `${name} sent you back without signing you in. Nothing has changed.`,
    },
    refused: {
      title: 'You are not signed in',
      text: `What ${name} answered could not be verified. Try again; if it happens once more, tell the people who run this site.`,
    },
    again: {
      title: 'Please start again',
      text: 'This sign-in has expired, was finished already, or began in another browser.',
    },
    busy: { title: 'Too many attempts', text: 'Please wait a few minutes, then start again.' },
    unverified: {
      title: 'Your address is not verified',
      text: `${name} has not verified your email address. Verify it there and come back, or sign up here with a password.`,
    },
    mailed: {
      title: 'Check your mailbox',
      text: `The address that ${name} has for you already has an account here. We mailed it a link. Open that in this browser within an hour, and the two are linked.`,
    },
    taken: {
      title: 'Nothing was linked',
      text: `This account of ${name} is linked to another account here. Sign in with it to unlink it there first.`,
    },
    other: {
      title: 'You are not signed in',
      text: `Another account of ${name} is linked to the account of this address. Sign in with your password to change that in Settings.`,
    },
    settings: {
      title: 'You are not signed in',
      text: `The account of this address has two-factor sign-in. Sign in as usual, then link ${name} in Settings.`,
    },
    deactivated: {
      title: 'You are not signed in',
      text: 'This account has been deactivated. Please contact support to reactivate it.',
    },
    'mail-first': {
      title: 'Confirm this address by mail first',
      text: `An account of this address is opened by a link that we mail to it. Sign up with a password, then link ${name} in Settings.`,
    },
    'no-sign-up': {
      title: 'No account was opened',
      text: `New accounts are not opened here this way. If you have one, or were invited to one, sign in to it and link ${name} in Settings.`,
    },
  }) satisfies Record<ProviderOutcome, { title: string; text: string }>;
