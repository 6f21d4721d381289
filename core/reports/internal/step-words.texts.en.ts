import type { StepId } from '#contract/scans/steps.ts';
import type { StepWords } from './step-words.ts';
import privateSteps from './step-words-private.texts.en.ts';

export default {
  'clean-computer': {
    text: 'Clean the computer before you change any password: scan it with up-to-date security software, or reinstall it. Until then, use another device.',
    verb: 'Clean the infected computer',
  },
  'sign-out-everywhere': {
    text: 'From a clean device, sign out of all devices in each account’s security settings, starting with your email.',
    verb: 'Sign out of all devices, your email first',
  },
  'new-passwords': {
    text: 'Then change the passwords saved in that computer’s browser, email first, and turn on two-step sign-in.',
    verb: 'Change the passwords saved on that computer',
  },
  'mail-rules': {
    text: 'In your email account, look for forwarding rules and recovery addresses that you did not set.',
    verb: 'Look for forwarding rules in your email account',
  },
  'change-password': {
    text: (place) => `Change your ${place} password, and the password of every other account that uses the same one.`,
    anywhere: 'Change this password anywhere you still use it, starting with your email account.',
    verb: (place) => `Change your ${place} password`,
    many: (count) => `Change ${count} passwords`,
  },
  'two-factor': {
    text: 'Turn on two-step sign-in for your email account, so that a password alone is not enough.',
    verb: 'Turn on two-step sign-in for your email account',
  },
  'sign-out': {
    text: (place) =>
      `Sign out of all devices in the security settings of your ${place} account, so that copied sessions stop working.`,
    anywhere: 'Sign out of all devices in the account’s security settings, so that copied sessions stop working.',
    verb: (place) => `Sign out of all devices at ${place}`,
    many: (count) => `Sign out of all devices at ${count} places`,
  },
  'revoke-tokens': {
    text: 'Revoke access tokens and app passwords that you no longer need, and replace the others.',
    verb: (place) => `Replace access tokens and app passwords at ${place}`,
    many: (count) => `Replace access tokens and app passwords at ${count} places`,
  },
  'new-question': {
    text: 'Change the question and its answer wherever you used the same one.',
    verb: (place) => `Change your security question at ${place}`,
    many: (count) => `Change your security question at ${count} places`,
  },
  'replace-document': {
    text: 'Tell the authority that issued the document, and ask whether it should be replaced.',
    verb: (place) => `Report the document that ${place} lost`,
    many: (count) => `Report ${count} leaked documents`,
  },
  'fraud-warning': {
    text: 'Ask a credit reference agency for your report and for a fraud warning; in the UK, Cifas protective registration does this.',
    verb: 'Ask a credit reference agency for a fraud warning',
  },
  'tell-bank': {
    text: 'Tell your bank, and ask for a new card if the whole number was exposed.',
    verb: (place) => `Tell your bank what ${place} lost`,
    many: (count) => `Tell your bank about ${count} leaks`,
  },
  'payment-alerts': {
    text: 'Turn on payment alerts, and look through your statements for payments you do not know.',
    verb: 'Turn on payment alerts at your bank',
  },
  'location-off': {
    text: 'Turn off location for the app or site, or allow it only while you use it.',
    verb: (place) => `Turn off location for ${place}`,
    many: (count) => `Turn off location for ${count} apps or sites`,
  },
  'location-history': {
    text: 'Delete the location history in the account’s settings.',
    verb: (place) => `Delete your location history at ${place}`,
    many: (count) => `Delete your location history at ${count} places`,
  },
  'carrier-pin': {
    text: 'Ask your mobile provider for a PIN on your account, so that nobody else can move your number.',
    verb: 'Ask your mobile provider for a PIN on your account',
  },
  'caller-password': {
    text: 'Ask your bank and your mobile provider to check callers by a password instead of the date of birth.',
    verb: 'Ask your bank to check callers by a password',
  },
  'registration-privacy': {
    text: 'Turn on registration privacy with your registrar. Most offer it free of charge.',
    verb: (place) => `Turn on registration privacy for ${place}`,
    many: (count) => `Turn on registration privacy for ${count} domains`,
  },
  'dmarc-report': {
    text: (domain) =>
      `Publish a DMARC record that asks for reports only: _dmarc.${domain} TXT "v=DMARC1; p=none; rua=mailto:dmarc@${domain}"`,
    verb: (place) => `Publish a DMARC record for ${place}`,
  },
  'dmarc-enforce': {
    text: 'Read the reports for a few weeks. Once your own email passes, raise p=none to p=quarantine, then to p=reject.',
    verb: (place) => `Raise the DMARC policy of ${place}`,
  },
  spf: {
    text: (domain) =>
      `Name your mail provider in one SPF record that ends in -all: ${domain} TXT "v=spf1 include:spf.provider.example -all"`,
    verb: (place) => `Close the SPF record of ${place}`,
  },
  'ask-archive': {
    text: 'Ask the archive to leave the pages out.',
    verb: (place) => `Have the pages left out at ${place}`,
  },
  remove: {
    text: (place) => `Hide or delete at ${place} what you do not want strangers to see.`,
    verb: (place) => `Hide or delete what ${place} shows`,
    many: (count) => `Hide or delete what ${count} places show`,
  },
  'hide-history': {
    text: 'Check whether the repository still has to be public, or rewrite its history. Copies that others made keep the address.',
    verb: (place) => `Clean the history of ${place}`,
    many: (count) => `Clean the history of ${count} repositories`,
  },
  'no-reply-address': {
    text: 'Use a no-reply address for future commits, and switch on the setting that keeps your email private. On GitHub: Settings, Emails.',
    verb: 'Keep your email address out of future commits',
  },
  ...privateSteps,
} as const satisfies Readonly<Record<StepId, StepWords>>;
