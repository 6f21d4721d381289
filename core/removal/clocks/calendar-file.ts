import ical from 'ical-generator';
import type { Language } from '#contract/base/languages.ts';
import { inLanguages } from '#contract/base/texts.ts';
import en from './calendar-file.texts.en.ts';
import es from './calendar-file.texts.es.ts';
import fr from './calendar-file.texts.fr.ts';
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
  language: Language;
}

const calendarTexts = inLanguages({ en, es, fr });

/**
 * A deadline as an all-day entry for calendars (RFC 5545).
 * @param product name of the product
 */
export function calendarFileOf({ id, deadline, recipient, url, at, language }: CalendarEntry, product: string): string {
  const calendar = ical({ prodId: { company: product, product: 'removal', language: language.toUpperCase() } });
  const texts = calendarTexts[language];
  calendar.createEvent({
    id: `${id}@${new URL(url).hostname}`,
    start: new Date(`${deadline.on}T00:00:00Z`),
    allDay: true,
    timezone: null,
    stamp: at,
    summary: texts.due(recipient),
    description: (deadline.about ? texts.about : texts.by)(recipient, url),
    url,
  });
  return calendar.toString();
}
