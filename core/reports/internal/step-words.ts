import type { StepId } from '#contract/scans/steps.ts';
import { alwaysText, type StepWords } from './step-in-words.ts';
import { privateSteps } from './step-words-private.ts';

export const stepWords: Readonly<Record<StepId, StepWords>> = {
  'clean-computer': {
    text: alwaysText(
      'Clean the computer before you change any password: scan it with up-to-date security software, or reinstall it. Until then, use another device.',
    ),
    verb: alwaysText('Clean the infected computer'),
    minutes: 15,
    once: true,
    weight: 3,
  },
  'sign-out-everywhere': {
    text: alwaysText(
      'From a clean device, sign out of all devices in each account’s security settings, starting with your email.',
    ),
    verb: alwaysText('Sign out of all devices, your email first'),
    minutes: 5,
    once: true,
    weight: 2,
  },
  'new-passwords': {
    text: alwaysText(
      'Then change the passwords saved in that computer’s browser, email first, and turn on two-step sign-in.',
    ),
    verb: alwaysText('Change the passwords saved on that computer'),
    minutes: 20,
    once: true,
    weight: 2,
  },
  'mail-rules': {
    text: alwaysText('In your email account, look for forwarding rules and recovery addresses that you did not set.'),
    verb: alwaysText('Look for forwarding rules in your email account'),
    minutes: 3,
    once: true,
    weight: 1,
  },
  'change-password': {
    text: (place) => `Change your ${place} password, and the password of every other account that uses the same one.`,
    anywhere: 'Change this password anywhere you still use it, starting with your email account.',
    verb: (place) => `Change your ${place} password`,
    many: (count) => `Change ${count} passwords`,
    minutes: 3,
    weight: 3,
  },
  'two-factor': {
    text: alwaysText('Turn on two-step sign-in for your email account, so that a password alone is not enough.'),
    verb: alwaysText('Turn on two-step sign-in for your email account'),
    minutes: 5,
    once: true,
    weight: 1,
  },
  'sign-out': {
    text: (place) =>
      `Sign out of all devices in the security settings of your ${place} account, so that copied sessions stop working.`,
    anywhere: 'Sign out of all devices in the account’s security settings, so that copied sessions stop working.',
    verb: (place) => `Sign out of all devices at ${place}`,
    many: (count) => `Sign out of all devices at ${count} places`,
    minutes: 2,
    weight: 3,
  },
  'revoke-tokens': {
    text: alwaysText('Revoke access tokens and app passwords that you no longer need, and replace the others.'),
    verb: (place) => `Replace access tokens and app passwords at ${place}`,
    many: (count) => `Replace access tokens and app passwords at ${count} places`,
    minutes: 5,
    weight: 1,
  },
  'new-question': {
    text: alwaysText('Change the question and its answer wherever you used the same one.'),
    verb: (place) => `Change your security question at ${place}`,
    many: (count) => `Change your security question at ${count} places`,
    minutes: 3,
    weight: 1,
  },
  'replace-document': {
    text: alwaysText('Tell the authority that issued the document, and ask whether it should be replaced.'),
    verb: (place) => `Report the document that ${place} lost`,
    many: (count) => `Report ${count} leaked documents`,
    minutes: 10,
    weight: 3,
  },
  'fraud-warning': {
    text: alwaysText(
      'Ask a credit reference agency for your report and for a fraud warning; in the UK, Cifas protective registration does this.',
    ),
    verb: alwaysText('Ask a credit reference agency for a fraud warning'),
    minutes: 10,
    once: true,
    weight: 1,
  },
  'tell-bank': {
    text: alwaysText('Tell your bank, and ask for a new card if the whole number was exposed.'),
    verb: (place) => `Tell your bank what ${place} lost`,
    many: (count) => `Tell your bank about ${count} leaks`,
    minutes: 10,
    weight: 3,
  },
  'payment-alerts': {
    text: alwaysText('Turn on payment alerts, and look through your statements for payments you do not know.'),
    verb: alwaysText('Turn on payment alerts at your bank'),
    minutes: 5,
    once: true,
    weight: 1,
  },
  'location-off': {
    text: alwaysText('Turn off location for the app or site, or allow it only while you use it.'),
    verb: (place) => `Turn off location for ${place}`,
    many: (count) => `Turn off location for ${count} apps or sites`,
    minutes: 2,
    weight: 1,
  },
  'location-history': {
    text: alwaysText('Delete the location history in the account’s settings.'),
    verb: (place) => `Delete your location history at ${place}`,
    many: (count) => `Delete your location history at ${count} places`,
    minutes: 3,
    weight: 1,
  },
  'carrier-pin': {
    text: alwaysText('Ask your mobile provider for a PIN on your account, so that nobody else can move your number.'),
    verb: alwaysText('Ask your mobile provider for a PIN on your account'),
    minutes: 10,
    once: true,
    weight: 1,
  },
  'caller-password': {
    text: alwaysText(
      'Ask your bank and your mobile provider to check callers by a password instead of the date of birth.',
    ),
    verb: alwaysText('Ask your bank to check callers by a password'),
    minutes: 10,
    once: true,
    weight: 1,
  },
  ...privateSteps,
  'registration-privacy': {
    text: alwaysText('Turn on registration privacy with your registrar. Most offer it free of charge.'),
    verb: (place) => `Turn on registration privacy for ${place}`,
    many: (count) => `Turn on registration privacy for ${count} domains`,
    minutes: 5,
    weight: 1,
  },
  'dmarc-report': {
    text: (domain) =>
      `Publish a DMARC record that asks for reports only: _dmarc.${domain} TXT "v=DMARC1; p=none; rua=mailto:dmarc@${domain}"`,
    verb: (place) => `Publish a DMARC record for ${place}`,
    minutes: 10,
    weight: 1,
  },
  'dmarc-enforce': {
    text: alwaysText(
      'Read the reports for a few weeks. Once your own email passes, raise p=none to p=quarantine, then to p=reject.',
    ),
    verb: (place) => `Raise the DMARC policy of ${place}`,
    minutes: 10,
    weight: 3,
  },
  spf: {
    text: (domain) =>
      `Name your mail provider in one SPF record that ends in -all: ${domain} TXT "v=spf1 include:spf.provider.example -all"`,
    verb: (place) => `Close the SPF record of ${place}`,
    minutes: 10,
    weight: 2,
  },
  'ask-archive': {
    text: alwaysText('Ask the archive to leave the pages out.'),
    verb: (place) => `Have the pages left out at ${place}`,
    minutes: 10,
    weight: 1,
  },
  remove: {
    text: (place) => `Hide or delete at ${place} what you do not want strangers to see.`,
    verb: (place) => `Hide or delete what ${place} shows`,
    many: (count) => `Hide or delete what ${count} places show`,
    minutes: 5,
    weight: 1,
  },
  'hide-history': {
    text: alwaysText(
      'Check whether the repository still has to be public, or rewrite its history. Copies that others made keep the address.',
    ),
    verb: (place) => `Clean the history of ${place}`,
    many: (count) => `Clean the history of ${count} repositories`,
    minutes: 15,
    weight: 3,
  },
  'no-reply-address': {
    text: alwaysText(
      'Use a no-reply address for future commits, and switch on the setting that keeps your email private. On GitHub: Settings, Emails.',
    ),
    verb: alwaysText('Keep your email address out of future commits'),
    minutes: 3,
    once: true,
    weight: 1,
  },
};
