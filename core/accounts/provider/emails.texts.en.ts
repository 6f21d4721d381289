import { strong } from '#platform/mail/blocks.ts';

const english = {
  ifNot: (contact: string) => [strong('If this was not you,'), ` set a new password at once and write to ${contact}.`],
  link: {
    subject: (provider: string) => `Link ${provider} to your account?`,
    preview: 'Someone signed in there with this address. Nothing changes unless you use the link.',
    asked: (product: string, provider: string) =>
      `Someone signed in with ${provider} just now, under this address. It already has a ${product} account. If this was you, link the two:`,
    button: (provider: string) => `Link ${provider}`,
    once: 'Open it in the browser in which you signed in; it works nowhere else. It works once, and expires in 1 hour.',
    ifNot: (provider: string) => [
      strong('If this was not you, do not open the link:'),
      ` without it, nobody gets in. Someone may hold an account at ${provider} under your address.`,
    ],
  },
  linked: {
    subject: (provider: string) => `${provider} was linked to your account`,
    preview: (provider: string) => `${provider} can now sign you in.`,
    text: (product: string, provider: string) => [
      'Sign-in with ',
      strong(provider),
      ` was linked to your ${product} account. Other devices were signed out.`,
    ],
  },
  unlinked: {
    subject: (provider: string) => `${provider} was unlinked from your account`,
    preview: (provider: string) => `${provider} can no longer sign you in.`,
    text: (product: string, provider: string) => [
      'Sign-in with ',
      strong(provider),
      ` was unlinked from your ${product} account. Other devices were signed out.`,
    ],
  },
  opened: {
    subject: 'Your account is open',
    preview: (provider: string) => `It was opened by signing in with ${provider}.`,
    text: (product: string, provider: string) =>
      `You signed in with ${provider}, which has verified this address, so it now has a ${product} account. It has no password: ${provider} signs you in.`,
    ifNot: (provider: string, contact: string) => [
      strong('If this was not you,'),
      ` someone holds an account at ${provider} under your address. Write to ${contact}.`,
    ],
  },
};

export default english;
