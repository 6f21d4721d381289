import { z } from 'zod';
import { orderStatuses } from '#contract/orders/types.ts';
import { button, evidence, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import { mailTexts } from './appointments/emails.texts.ts';
import {
  appointmentInMail,
  appointmentLines,
  calendarAttachment,
  momentWords,
} from './appointments/internal/in-mail.ts';
import { orderMailTexts } from './emails.texts.ts';

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
  subject: ({ service }, { language }) => orderMailTexts[language].created.subject(service),
  preview: (_input, { language }) => orderMailTexts[language].created.preview,
  blocks({ name, service, amount, payOnline, appointment, heldUntil, url }, { language }) {
    const texts = orderMailTexts[language];
    const { thanks, held, payOnline: online, payLater } = texts.created;
    return [
      greeting(name, language),
      paragraph(thanks),
      evidence(
        { label: texts.service, value: service },
        { label: texts.amount, value: amount },
        ...(appointment ? appointmentLines(appointment, language) : []),
      ),
      ...(appointment && heldUntil ? [paragraph(held(momentWords(heldUntil, appointment.timeZone, language)))] : []),
      paragraph(payOnline ? online : payLater),
      button(texts.see, url),
    ];
  },
  attachments: ({ appointment }) => (appointment ? [calendarAttachment(appointment)] : []),
});

export const orderPaidMail = defineEmail({
  name: 'order.paid',
  input: priced.extend({
    next: z.string(),
    invoice: z.string().nullable(),
    appointment: appointmentInMail.nullable().default(null),
  }),
  subject: ({ service }, { language }) => orderMailTexts[language].paid.subject(service),
  preview: (_input, { language }) => orderMailTexts[language].paid.preview,
  blocks({ name, service, amount, next, invoice, appointment, url }, { language }) {
    const texts = orderMailTexts[language];
    const { paid } = texts;
    return [
      greeting(name, language),
      paragraph(paid.thanks),
      evidence(
        { label: texts.service, value: service },
        { label: paid.paid, value: amount },
        ...(invoice ? [{ label: paid.invoice, value: invoice }] : []),
        ...(appointment ? appointmentLines(appointment, language) : []),
      ),
      paragraph(next),
      button(texts.see, url),
    ];
  },
  attachments: ({ appointment }) => (appointment ? [calendarAttachment(appointment)] : []),
});

export const orderStatusMail = defineEmail({
  name: 'order.status',
  input: about.extend({
    status: z.enum(orderStatuses),
    /** Of an appointment that was called off with it (RFC 5545). */
    calendar: z.string().nullable().default(null),
  }),
  subject: ({ service, status }, { language }) => orderMailTexts[language].status[status].subject(service),
  preview: ({ status }, { language }) => orderMailTexts[language].status[status].text,
  blocks({ name, service, status, calendar, url }, { language }) {
    const texts = orderMailTexts[language];
    return [
      greeting(name, language),
      paragraph(texts.status[status].text),
      ...(calendar ? [paragraph(mailTexts[language].calledOff)] : []),
      evidence({ label: texts.service, value: service }),
      button(texts.see, url),
    ];
  },
  attachments: ({ calendar }) => (calendar ? [calendarAttachment({ calendar })] : []),
});

export const orderMessageMail = defineEmail({
  name: 'order.message',
  input: about,
  subject: ({ service }, { language }) => orderMailTexts[language].message.subject(service),
  preview: (_input, { language }) => orderMailTexts[language].message.preview,
  blocks({ name, service, url }, { language, name: product }) {
    const texts = orderMailTexts[language];
    return [
      greeting(name, language),
      paragraph(texts.message.text(product)),
      evidence({ label: texts.service, value: service }),
      button(texts.message.read, url),
    ];
  },
});

export const orderFileMail = defineEmail({
  name: 'order.file',
  input: about,
  subject: ({ service }, { language }) => orderMailTexts[language].file.subject(service),
  preview: (_input, { language }) => orderMailTexts[language].file.preview,
  blocks({ name, service, url }, { language }) {
    const texts = orderMailTexts[language];
    return [
      greeting(name, language),
      paragraph(texts.file.text),
      evidence({ label: texts.service, value: service }),
      button(texts.file.open, url),
    ];
  },
});

/** Staff read English. */
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
