import { z } from 'zod';
import { longDate } from '#contract/base/formats.ts';
import { firstLanguage } from '#contract/base/languages.ts';
import { button, evidence, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import { mailTexts } from './emails.texts.ts';
import {
  appointmentInMail,
  appointmentLines,
  appointmentMailKinds,
  calendarAttachment,
  whenWords,
} from './internal/in-mail.ts';

export const appointmentMail = defineEmail({
  name: 'order.appointment',
  input: z.strictObject({
    name: z.string().nullable(),
    service: z.string(),
    url: z.url(),
    what: z.enum(appointmentMailKinds),
    appointment: appointmentInMail,
  }),
  subject: ({ what, service }, { language }) => mailTexts[language][what].subject(service),
  preview: ({ appointment }, { language }) => whenWords(appointment, language),
  blocks({ name, what, service, appointment, url }, { language }) {
    const texts = mailTexts[language];
    return [
      greeting(name, language),
      paragraph(texts[what].text),
      evidence({ label: texts.service, value: service }, ...appointmentLines(appointment, language)),
      button(texts.see, url),
    ];
  },
  attachments: ({ appointment }) => [calendarAttachment(appointment)],
});

const toldToStaff = {
  booked: 'You have an appointment',
  moved: 'An appointment was moved',
  cancelled: 'An appointment was cancelled',
  released: 'An appointment was not paid for, and is free again',
  reminder: 'You have an appointment tomorrow',
} as const;

/** For whoever the appointment is with; staff read English. */
export const staffAppointmentMail = defineEmail({
  name: 'order.appointment-staff',
  input: z.strictObject({
    service: z.string(),
    url: z.url(),
    what: z.enum(appointmentMailKinds),
    appointment: appointmentInMail,
  }),
  subject: ({ what, service, appointment: { startsAt, timeZone } }) =>
    `${toldToStaff[what]}: ${service}, ${longDate(startsAt, timeZone)}`,
  preview: ({ appointment }) => whenWords(appointment, firstLanguage),
  blocks: ({ what, service, appointment, url }) => [
    paragraph(`${toldToStaff[what]}.`),
    evidence({ label: 'Service', value: service }, { label: 'When', value: whenWords(appointment, firstLanguage) }),
    button('Open the order', url),
  ],
  attachments: ({ appointment }) => [calendarAttachment(appointment)],
});
