import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Language } from '#contract/base/languages.ts';
import { inLanguages } from '#contract/base/texts.ts';
import type { AppointmentRecord } from '#core/orders/appointments/internal/load.ts';
import type { Platform } from '#platform/platform.ts';

/** The name of the file, in mails and on the order. */
export const calendarFile = 'appointment.ics';

const description = inLanguages({
  en: (url: string) => `Questions, and how to move or cancel it: ${url}`,
  es: (url) => `Preguntas y cómo cambiarla o cancelarla: ${url}`,
  fr: (url) => `Questions, et comment le déplacer ou l’annuler : ${url}`,
});

/**
 * The appointment of an order as a file for calendars (RFC 5545). A later one of the same order replaces it, also the
 * one that says that it was cancelled.
 * @param service what it is about, in that language
 */
export function calendarOf(
  { config }: Platform,
  appointment: AppointmentRecord,
  service: string,
  language: Language,
): string {
  const { orderId, startsAt, endsAt, specialist, sequence, isCancelled, updatedAt } = appointment;
  const url = `${config.appUrl}/dashboard/requests/${orderId}`;
  const calendar = ical({
    prodId: { company: config.site.name, product: 'appointments', language: language.toUpperCase() },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${orderId}@${new URL(config.appUrl).hostname}`,
    start: startsAt,
    end: endsAt,
    stamp: updatedAt,
    sequence,
    summary: `${service}: ${specialist}, ${config.site.name}`,
    description: description[language](url),
    url,
    organizer: { name: config.site.name, email: config.site.contactEmail },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
