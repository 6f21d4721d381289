import { z } from 'zod';
import { button, evidence, greeting, list, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

const name = z.string().nullable();

/** To somebody whose account will be erased. */
export const erasureRequestedMail = defineEmail({
  name: 'account.erasure-requested',
  input: z.strictObject({ name, email: z.string(), day: z.string(), signInUrl: z.string() }),
  subject: ({ day }) => `Your account will be erased on ${day}`,
  preview: () => 'You can call it off until then: sign in.',
  blocks: ({ name, email, day, signInUrl }, { language, name: product, contactEmail }) => [
    greeting(name, language),
    paragraph(
      `Your ${product} account will be erased on ${day}. You are signed out on every device. If you change your mind before that day, sign in: that calls it off, and everything is as it was.`,
    ),
    evidence({ label: 'Account', value: email }, { label: 'Erased on', value: day }),
    button('Sign in and keep my account', signInUrl),
    paragraph(
      `If you did not ask for this, sign in and set a new password, or write to ${contactEmail} at once: someone had your password or your device.`,
    ),
  ],
});

/** To somebody who signed in before the day. */
export const erasureCancelledMail = defineEmail({
  name: 'account.erasure-cancelled',
  input: z.strictObject({ name, email: z.string() }),
  subject: () => 'Your account stays',
  preview: () => 'You signed in, so it will not be erased.',
  blocks: ({ name, email }, { language, name: product }) => [
    greeting(name, language),
    paragraph(`You signed in to your ${product} account, so it will not be erased. Everything is as it was.`),
    evidence({ label: 'Account', value: email }),
    paragraph('If you still want it erased, ask for it again on your profile page.'),
  ],
});

/** To somebody whose account is no more. */
export const accountErasedMail = defineEmail({
  name: 'account.erased',
  input: z.strictObject({ name, email: z.string(), invoices: z.boolean() }),
  subject: () => 'Your account was erased',
  preview: () => 'What we held about you is gone.',
  blocks: ({ name, email, invoices }, { language, name: product, contactEmail }) => [
    greeting(name, language),
    paragraph(`Your ${product} account was erased, as you asked. This is the last mail about it.`),
    evidence({ label: 'Account', value: email }),
    paragraph('This is gone for good, and nobody can bring it back:'),
    list(
      'your profile, preferences, passwords, second factors and sessions',
      'your scans with everything that they found, and your to-dos',
      'messages, notes and files of your requests, and what you wrote to us',
      'everything in the audit log that said who you were and what you did',
    ),
    paragraph(
      invoices
        ? 'Your invoices, and the amounts and dates of what you paid for, are kept for as long as tax law requires, and for nothing else.'
        : 'What is left are entries of the audit log that no longer say anything about anybody.',
    ),
    paragraph(`Questions? Write to ${contactEmail}.`),
  ],
});

/** To somebody whose account an old backup had brought back. */
export const accountErasedAgainMail = defineEmail({
  name: 'account.erased-again',
  input: z.strictObject({ name, email: z.string() }),
  subject: () => 'Your account was erased again',
  preview: () => 'A restored backup had brought it back.',
  blocks: ({ name, email }, { language, name: product, contactEmail }) => [
    greeting(name, language),
    paragraph(
      `Your ${product} account was erased some time ago. We have since had to restore an older backup, which brought it back. It has now been erased again, with everything that the backup held about you.`,
    ),
    evidence({ label: 'Account', value: email }),
    paragraph(`You do not have to do anything. If you did not expect this mail, write to ${contactEmail}.`),
  ],
});

/** To the owner: the ledger of erasures and the database disagree about an account. */
export const erasureNotRepeatedMail = defineEmail({
  name: 'account.erasure-not-repeated',
  input: z.strictObject({ day: z.string(), url: z.string() }),
  subject: () => 'An account was not erased again',
  preview: () => 'The ledger of erasures says it was erased, and it was used since.',
  blocks: ({ day, url }, { language, name: product }) => [
    greeting(null, language),
    paragraph(
      `A backup of ${product} was restored. The ledger of erasures says that one of its accounts was erased on ${day}, but the account was used after that: somebody signed in, ordered or scanned. It was therefore not erased again.`,
    ),
    button('Show the account', url),
    paragraph(
      'Find out which of the two is right. To erase the account, run npm run admin -- erase with its address. To keep it, move the ledger away; the product begins a new one.',
    ),
  ],
});
