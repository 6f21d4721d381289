import { z } from 'zod';
import { shortTime, weekdayDate, zoneName } from '#contract/base/formats.ts';
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
export const whenWords = ({
  startsAt,
  endsAt,
  timeZone,
}: Pick<AppointmentInMail, 'startsAt' | 'endsAt' | 'timeZone'>) =>
  `${weekdayDate(startsAt, timeZone)}, ${shortTime(startsAt, timeZone)} to ${shortTime(endsAt, timeZone)} (${zoneName(startsAt, timeZone)})`;

/** "Thursday 26 November 2026, 10:00 (CET)". */
export const momentWords = (at: string, timeZone: string): string =>
  `${weekdayDate(at, timeZone)}, ${shortTime(at, timeZone)} (${zoneName(at, timeZone)})`;

export const appointmentLines = (appointment: AppointmentInMail) => [
  { label: 'When', value: whenWords(appointment) },
  { label: 'With', value: appointment.specialist },
];

export const calendarAttachment = ({ calendar }: Pick<AppointmentInMail, 'calendar'>): MailAttachment => ({
  filename: calendarFile,
  contentType: `text/calendar; charset=utf-8; method=${/^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH'}`,
  content: calendar,
});

/** @param service what it is about */
export const inMail = (platform: Platform, appointment: AppointmentRecord, service: string): AppointmentInMail => ({
  startsAt: appointment.startsAt.toISOString(),
  endsAt: appointment.endsAt.toISOString(),
  timeZone: appointment.timeZone,
  specialist: appointment.specialist,
  calendar: calendarOf(platform, appointment, service),
});
