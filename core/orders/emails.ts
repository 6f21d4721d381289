import { z } from 'zod';
import { type OrderStatus, orderStatuses } from '#contract/orders/types.ts';
import { button, evidence, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import {
  appointmentInMail,
  appointmentLines,
  calendarAttachment,
  momentWords,
} from './appointments/internal/in-mail.ts';

/** Nothing that was found or written stands in these mails: they say that something happened, and where to see it. */
const about = z.strictObject({
  name: z.string().nullable(),
  service: z.string(),
  url: z.url(),
});
const priced = about.extend({ amount: z.string() });

export const orderCreatedMail = defineEmail({
  name: 'order.created',
  input: priced.extend({
    payOnline: z.boolean(),
    appointment: appointmentInMail.nullable().default(null),
    /** Until when the appointment is kept without a payment. */
    heldUntil: z.iso.datetime().nullable().default(null),
  }),
  subject: ({ service }) => `We have your request: ${service}`,
  preview: () => 'What you asked for, what it costs, and what happens next.',
  blocks: ({ name, service, amount, payOnline, appointment, heldUntil, url }, { language }) => [
    greeting(name, language),
    paragraph('Thank you. We have your request:'),
    evidence(
      { label: 'Service', value: service },
      { label: 'Amount', value: amount },
      ...(appointment ? appointmentLines(appointment) : []),
    ),
    ...(appointment && heldUntil
      ? [
          paragraph(
            `We hold this time until ${momentWords(heldUntil, appointment.timeZone)}. Pay until then to keep it; afterwards it is free for others.`,
          ),
        ]
      : []),
    paragraph(
      payOnline
        ? 'You can pay on the page of your request. Work begins when the payment has arrived.'
        : 'Nothing has been charged. We will write to you about payment; work begins when it has arrived.',
    ),
    button('See my request', url),
  ],
  attachments: ({ appointment }) => (appointment ? [calendarAttachment(appointment)] : []),
});

export const orderPaidMail = defineEmail({
  name: 'order.paid',
  input: priced.extend({
    next: z.string(),
    invoice: z.string().nullable(),
    appointment: appointmentInMail.nullable().default(null),
  }),
  subject: ({ service }) => `Payment received: ${service}`,
  preview: () => 'Thank you. Here is what happens next.',
  blocks: ({ name, service, amount, next, invoice, appointment, url }, { language }) => [
    greeting(name, language),
    paragraph('Payment received. Thank you.'),
    evidence(
      { label: 'Service', value: service },
      { label: 'Paid', value: amount },
      ...(invoice ? [{ label: 'Invoice', value: invoice }] : []),
      ...(appointment ? appointmentLines(appointment) : []),
    ),
    paragraph(next),
    button('See my request', url),
  ],
  attachments: ({ appointment }) => (appointment ? [calendarAttachment(appointment)] : []),
});

const subjects: Readonly<Record<OrderStatus, string>> = {
  pending: 'Your request is waiting',
  processing: 'We are working on your request',
  in_progress: 'We are working on your request',
  completed: 'Your request is completed',
  cancelled: 'Your request was cancelled',
};

const sentences: Readonly<Record<OrderStatus, string>> = {
  pending: 'Your request is waiting again. We will write to you when we start on it.',
  processing: 'We have started work on your request. You can follow it, and write to us, on its page.',
  in_progress: 'We have started work on your request. You can follow it, and write to us, on its page.',
  completed: 'Your request is completed. What we prepared for you is on its page.',
  cancelled: 'Your request was cancelled. If this is not what you expected, write to us on its page.',
};

export const orderStatusMail = defineEmail({
  name: 'order.status',
  input: about.extend({
    status: z.enum(orderStatuses),
    /** Of an appointment that was called off with it (RFC 5545). */
    calendar: z.string().nullable().default(null),
  }),
  subject: ({ service, status }) => `${subjects[status]}: ${service}`,
  preview: ({ status }) => sentences[status],
  blocks: ({ name, service, status, calendar, url }, { language }) => [
    greeting(name, language),
    paragraph(sentences[status]),
    ...(calendar
      ? [paragraph('The appointment is cancelled, too; the attached file takes it out of your calendar.')]
      : []),
    evidence({ label: 'Service', value: service }),
    button('See my request', url),
  ],
  attachments: ({ calendar }) => (calendar ? [calendarAttachment({ calendar })] : []),
});

export const orderMessageMail = defineEmail({
  name: 'order.message',
  input: about,
  subject: ({ service }) => `A message about your request: ${service}`,
  preview: () => 'It waits for you on the page of your request.',
  blocks: ({ name, service, url }, site) => [
    greeting(name, site.language),
    paragraph(
      `We have written to you about your request. To keep it between you and ${site.name}, the message is not part of this mail.`,
    ),
    evidence({ label: 'Service', value: service }),
    button('Read the message', url),
  ],
});

export const orderFileMail = defineEmail({
  name: 'order.file',
  input: about,
  subject: ({ service }) => `A file for your request: ${service}`,
  preview: () => 'You can download it on the page of your request.',
  blocks: ({ name, service, url }, { language }) => [
    greeting(name, language),
    paragraph('We have added a file to your request. It is kept encrypted; download it while you are signed in.'),
    evidence({ label: 'Service', value: service }),
    button('Open my request', url),
  ],
});

const forStaff = z.strictObject({ service: z.string(), amount: z.string(), url: z.url() });

export const orderReceivedMail = defineEmail({
  name: 'order.received',
  input: forStaff,
  subject: ({ service }) => `New order: ${service}`,
  preview: ({ amount }) => `${amount}, not paid yet.`,
  blocks: ({ service, amount, url }) => [
    paragraph('A customer has requested a service.'),
    evidence({ label: 'Service', value: service }, { label: 'Amount', value: amount }),
    button('Open the order', url),
  ],
});

/** Says which order it is, and nothing of its customer. */
export const orderAssignedMail = defineEmail({
  name: 'order.assigned',
  input: z.strictObject({ name: z.string().nullable(), number: z.string(), url: z.url() }),
  subject: ({ number }) => `Order ${number} is yours`,
  preview: () => 'A colleague has given you an order.',
  blocks: ({ name, number, url }, { language }) => [
    greeting(name, language),
    paragraph('A colleague has assigned an order to you.'),
    evidence({ label: 'Order', value: number }),
    button('Open the order', url),
  ],
});

const attention = {
  message: { subject: 'A customer wrote about an order', text: 'A customer has written about an order.' },
  file: { subject: 'A customer added a file to an order', text: 'A customer has added a file to an order.' },
  'scan-failed': {
    subject: 'The scan of an order needs you',
    text: 'The scan of a paid order could not be finished, or too many sources gave no answer. Look at it, and start it again or write to the customer.',
  },
  'scan-ready': {
    subject: 'The scan of an order is ready',
    text: 'The scan of a paid order is ready. The customer now waits for what a person adds to it.',
  },
  'paid-late': {
    subject: 'A closed order was paid',
    text: 'A payment arrived for an order that is completed or cancelled. Nothing was started: refund it, or open the order again.',
  },
  'refund-failed': {
    subject: 'A refund did not arrive',
    text: 'The gateway could not give a payment back. The page of the order says what is left to do; the customer waits for the money.',
  },
} as const;

export type Attention = keyof typeof attention;

export const orderAttentionMail = defineEmail({
  name: 'order.attention',
  input: forStaff.extend({
    why: z.enum(['message', 'file', 'scan-failed', 'scan-ready', 'paid-late', 'refund-failed']),
  }),
  subject: ({ why, service }) => `${attention[why].subject}: ${service}`,
  preview: ({ why }) => attention[why].text,
  blocks: ({ why, service, url }) => [
    paragraph(attention[why].text),
    evidence({ label: 'Service', value: service }),
    button('Open the order', url),
  ],
});
