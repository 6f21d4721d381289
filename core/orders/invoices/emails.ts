import { z } from 'zod';
import { button, evidence, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

const input = z.strictObject({
  name: z.string().nullable(),
  service: z.string(),
  amount: z.string(),
  number: z.string(),
  url: z.url(),
});

/** The document itself is behind the sign-in. */
export const refundMail = defineEmail({
  name: 'invoice.refund',
  input,
  subject: ({ number }) => `Refund ${number}`,
  preview: ({ amount, service }) => `${amount} for ${service}, on its way back to you.`,
  blocks: ({ name, service, amount, number, url }) => [
    greeting(name),
    paragraph('We have refunded a payment. Depending on your bank it takes some days to arrive.'),
    evidence(
      { label: 'Service', value: service },
      { label: 'Refunded', value: amount },
      { label: 'Credit note', value: number },
    ),
    button('Open my invoices', url),
  ],
});
