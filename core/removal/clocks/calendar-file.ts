import ical from 'ical-generator';
import type { Deadline } from './deadlines.ts';

export interface CalendarEntry {
  /** Unique, and the same for every edition of the entry. */
  id: string;
  deadline: Deadline;
  /** Who has to answer. */
  recipient: string;
  /** Where the case stands. */
  url: string;
  /** When the file was made. */
  at: Date;
}

/**
 * A deadline as an all-day entry for calendars (RFC 5545).
 * @param product name of the product
 */
export function calendarFileOf({ id, deadline, recipient, url, at }: CalendarEntry, product: string): string {
  const calendar = ical({ prodId: { company: product, product: 'removal', language: 'EN' } });
  const when = deadline.about ? 'about this day' : 'by the end of this day';
  calendar.createEvent({
    id: `${id}@${new URL(url).hostname}`,
    start: new Date(`${deadline.on}T00:00:00Z`),
    allDay: true,
    timezone: null,
    stamp: at,
    summary: `Answer due: ${recipient}`,
    description: `${recipient} should answer ${when}. If no answer has come, your case shows what to do next: ${url}`,
    url,
  });
  return calendar.toString();
}
