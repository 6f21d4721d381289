import { z } from 'zod';
import { longDate } from '#contract/base/formats.ts';
import { button, evidence, greeting, paragraph } from '#platform/mail/blocks.ts';
import { defineEmail } from '#platform/mail/define-email.ts';
import {
  appointmentInMail,
  appointmentLines,
  appointmentMailKinds,
  calendarAttachment,
  whenWords,
} from './internal/in-mail.ts';

const told = {
  booked: {
    subject: 'Your appointment is booked',
    text: 'Your appointment is booked. The attached file puts it into your calendar.',
  },
  moved: {
    subject: 'Your appointment was moved',
    text: 'Your appointment was moved. The attached file changes it in your calendar.',
  },
  cancelled: {
    subject: 'Your appointment was cancelled',
    text: 'Your appointment was cancelled. You can choose another time on the page of your request.',
  },
  released: {
    subject: 'Your appointment was not paid for in time',
    text: 'We kept this time for you, and no payment came. It is free again; the attached file takes it out of your calendar. Your request stays: pay on its page, then choose another time.',
  },
  reminder: {
    subject: 'Your appointment is tomorrow',
    text: 'This is to remind you of your appointment. If you cannot come, please write to us on the page of your request.',
  },
} as const;

export const appointmentMail = defineEmail({
  name: 'order.appointment',
  input: z.strictObject({
    name: z.string().nullable(),
    service: z.string(),
    url: z.url(),
    what: z.enum(appointmentMailKinds),
    appointment: appointmentInMail,
  }),
  subject: ({ what, service }) => `${told[what].subject}: ${service}`,
  preview: ({ appointment }) => whenWords(appointment),
  blocks: ({ name, what, service, appointment, url }, { language }) => [
    greeting(name, language),
    paragraph(told[what].text),
    evidence({ label: 'Service', value: service }, ...appointmentLines(appointment)),
    button('See my request', url),
  ],
  attachments: ({ appointment }) => [calendarAttachment(appointment)],
});

const toldToStaff = {
  booked: 'You have an appointment',
  moved: 'An appointment was moved',
  cancelled: 'An appointment was cancelled',
  released: 'An appointment was not paid for, and is free again',
  reminder: 'You have an appointment tomorrow',
} as const;

/** For whoever the appointment is with. */
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
  preview: ({ appointment }) => whenWords(appointment),
  blocks: ({ what, service, appointment, url }) => [
    paragraph(`${toldToStaff[what]}.`),
    evidence({ label: 'Service', value: service }, { label: 'When', value: whenWords(appointment) }),
    button('Open the order', url),
  ],
  attachments: ({ appointment }) => [calendarAttachment(appointment)],
});
