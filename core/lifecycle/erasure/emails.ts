import { z } from 'zod';
import { button, evidence, greeting, list, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import { mailTexts } from './emails.texts.ts';

const name = z.string().nullable();

/** To somebody whose account will be erased. */
export const erasureRequestedMail = defineEmail({
  name: 'account.erasure-requested',
  input: z.strictObject({ name, email: z.string(), day: z.string(), signInUrl: z.string() }),
  subject: ({ day }, { language }) => mailTexts[language].requested.subject(day),
  preview: (_input, { language }) => mailTexts[language].requested.preview,
  blocks({ name, email, day, signInUrl }, { language, name: product, contactEmail }) {
    const { account, requested } = mailTexts[language];
    return [
      greeting(name, language),
      paragraph(requested.text(product, day)),
      evidence({ label: account, value: email }, { label: requested.erasedOn, value: day }),
      button(requested.keep, signInUrl),
      paragraph(requested.ifNot(contactEmail)),
    ];
  },
});

/** To somebody who signed in before the day. */
export const erasureCancelledMail = defineEmail({
  name: 'account.erasure-cancelled',
  input: z.strictObject({ name, email: z.string() }),
  subject: (_input, { language }) => mailTexts[language].cancelled.subject,
  preview: (_input, { language }) => mailTexts[language].cancelled.preview,
  blocks({ name, email }, { language, name: product }) {
    const { account, cancelled } = mailTexts[language];
    return [
      greeting(name, language),
      paragraph(cancelled.text(product)),
      evidence({ label: account, value: email }),
      paragraph(cancelled.again),
    ];
  },
});

/** To somebody whose account is no more. */
export const accountErasedMail = defineEmail({
  name: 'account.erased',
  input: z.strictObject({ name, email: z.string(), invoices: z.boolean() }),
  subject: (_input, { language }) => mailTexts[language].erased.subject,
  preview: (_input, { language }) => mailTexts[language].erased.preview,
  blocks({ name, email, invoices }, { language, name: product, contactEmail }) {
    const { account, erased } = mailTexts[language];
    return [
      greeting(name, language),
      paragraph(erased.text(product)),
      evidence({ label: account, value: email }),
      paragraph(erased.gone),
      list(...erased.things),
      paragraph(invoices ? erased.invoices : erased.auditLog),
      paragraph(erased.questions(contactEmail)),
    ];
  },
});

/** To somebody whose account an old backup had brought back. */
export const accountErasedAgainMail = defineEmail({
  name: 'account.erased-again',
  input: z.strictObject({ name, email: z.string() }),
  subject: (_input, { language }) => mailTexts[language].again.subject,
  preview: (_input, { language }) => mailTexts[language].again.preview,
  blocks({ name, email }, { language, name: product, contactEmail }) {
    const { account, again } = mailTexts[language];
    return [
      greeting(name, language),
      paragraph(again.text(product)),
      evidence({ label: account, value: email }),
      paragraph(again.nothing(contactEmail)),
    ];
  },
});

/** To the owner, in English: the ledger of erasures and the database disagree about an account. */
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
