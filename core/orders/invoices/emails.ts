import { z } from 'zod';
import { calendarAttachment } from '#core/orders/appointments/internal/in-mail.ts';
import { button, evidence, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';

const input = z.strictObject({
  name: z.string().nullable(),
  service: z.string(),
  amount: z.string(),
  number: z.string(),
  url: z.url(),
  why: z.string().nullable().default(null),
  isClosed: z.boolean().default(false),
  /** Of an appointment that was called off with it (RFC 5545). */
  calendar: z.string().nullable().default(null),
});

/** The document itself is behind the sign-in. */
export const refundMail = defineEmail({
  name: 'invoice.refund',
  input,
  subject: ({ number }) => `Refund ${number}`,
  preview: ({ amount, service }) => `${amount} for ${service}, on its way back to you.`,
  blocks: ({ name, service, amount, number, why, isClosed, calendar, url }, { language }) => [
    greeting(name, language),
    paragraph('We have refunded a payment. Depending on your bank it takes a few days to arrive.'),
    evidence(
      { label: 'Service', value: service },
      { label: 'Refunded', value: amount },
      { label: 'Credit note', value: number },
      ...(why ? [{ label: 'Why', value: why }] : []),
    ),
    ...(isClosed
      ? [paragraph('Your request is cancelled with it. If you did not expect that, write to us on its page.')]
      : []),
    ...(calendar
      ? [paragraph('The appointment is cancelled, too; the attached file takes it out of your calendar.')]
      : []),
    button('Open my invoices', url),
  ],
  attachments: ({ calendar }) => (calendar ? [calendarAttachment({ calendar })] : []),
});
