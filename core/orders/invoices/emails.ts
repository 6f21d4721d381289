import { z } from 'zod';
import { mailTexts as appointmentTexts } from '#core/orders/appointments/emails.texts.ts';
import { calendarAttachment } from '#core/orders/appointments/internal/in-mail.ts';
import { button, evidence, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import { mailTexts } from './emails.texts.ts';

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
  subject: ({ number }, { language }) => mailTexts[language].subject(number),
  preview: ({ amount, service }, { language }) => mailTexts[language].preview(amount, service),
  blocks({ name, service, amount, number, why, isClosed, calendar, url }, { language }) {
    const texts = mailTexts[language];
    return [
      greeting(name, language),
      paragraph(texts.text),
      evidence(
        { label: texts.service, value: service },
        { label: texts.refunded, value: amount },
        { label: texts.creditNote, value: number },
        ...(why ? [{ label: texts.why, value: why }] : []),
      ),
      ...(isClosed ? [paragraph(texts.closed)] : []),
      ...(calendar ? [paragraph(appointmentTexts[language].calledOff)] : []),
      button(texts.open, url),
    ];
  },
  attachments: ({ calendar }) => (calendar ? [calendarAttachment({ calendar })] : []),
});
