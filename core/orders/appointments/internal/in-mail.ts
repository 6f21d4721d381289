import { z } from 'zod';
import { formatsFor } from '#contract/base/formats.ts';
import { type Language, languageFacts } from '#contract/base/languages.ts';
import { mailTexts } from '#core/orders/appointments/emails.texts.ts';
import { calendarFile, calendarOf } from '#core/orders/appointments/internal/calendar.ts';
import type { AppointmentRecord } from '#core/orders/appointments/internal/load.ts';
import type { MailAttachment } from '#platform/mail/define-email.ts';
import type { Platform } from '#platform/platform.ts';

/** What can be told about an appointment. */
export const appointmentMailKinds = ['booked', 'moved', 'cancelled', 'released', 'reminder'] as const;
export type AppointmentMailKind = (typeof appointmentMailKinds)[number];

/** An appointment in a mail: when, with whom, and the file for a calendar. */
export const appointmentInMail = z.strictObject({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  timeZone: z.string(),
  specialist: z.string(),
  /** RFC 5545 */
  calendar: z.string(),
});
export type AppointmentInMail = z.output<typeof appointmentInMail>;

/** "Thursday 26 November 2026, 10:00 to 11:00 (CET)". */
export function whenWords(
  { startsAt, endsAt, timeZone }: Pick<AppointmentInMail, 'startsAt' | 'endsAt' | 'timeZone'>,
  language: Language,
): string {
  const { weekdayDate, shortTime, zoneName } = formatsIn(language, timeZone);
  return mailTexts[language].span(weekdayDate(startsAt), shortTime(startsAt), shortTime(endsAt), zoneName(startsAt));
}

/** "Thursday 26 November 2026, 10:00 (CET)". */
export function momentWords(at: string, timeZone: string, language: Language): string {
  const { weekdayDate, shortTime, zoneName } = formatsIn(language, timeZone);
  return mailTexts[language].moment(weekdayDate(at), shortTime(at), zoneName(at));
}

const formatsIn = (language: Language, timeZone: string) =>
  formatsFor({ locale: languageFacts[language].locale, timeZone });

export const appointmentLines = (appointment: AppointmentInMail, language: Language) => [
  { label: mailTexts[language].when, value: whenWords(appointment, language) },
  { label: mailTexts[language].with, value: appointment.specialist },
];

export const calendarAttachment = ({ calendar }: Pick<AppointmentInMail, 'calendar'>): MailAttachment => ({
  filename: calendarFile,
  contentType: `text/calendar; charset=utf-8; method=${/^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH'}`,
  content: calendar,
});

/**
 * @param service what it is about, in that language
 * @param language of whoever gets the mail
 */
export const inMail = (
  platform: Platform,
  appointment: AppointmentRecord,
  service: string,
  language: Language,
): AppointmentInMail => ({
  startsAt: appointment.startsAt.toISOString(),
  endsAt: appointment.endsAt.toISOString(),
  timeZone: appointment.timeZone,
  specialist: appointment.specialist,
  calendar: calendarOf(platform, appointment, service, language),
});
