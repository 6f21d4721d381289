import { weekdays } from '#contract/orders/appointments.ts';

export default {
  title: 'Appointments',
  lead: 'When customers can book you, from a day ahead, what they read about you, and your bookings.',
  back: 'All orders',
  none: 'No appointments ahead',
  noneText: 'What customers book appears here.',
  when: 'When',
  /** @param day "Thursday 20 June 2024" */
  range: (day: string, from: string, to: string) => `${day}, ${from} to ${to}`,
  order: 'Order',
  customer: 'Customer',
  with: 'With',
  hours: 'Your hours',
  failed: 'The hours could not be saved.',
  done: 'Hours saved',
  shownAs: 'Shown as',
  shownAsHint: 'The name that customers see.',
  timeZone: 'Time zone',
  timeZoneHint: 'The time zone of the hours below, such as Europe/London.',
  about: 'About you',
  aboutHint:
    'A few sentences for customers. Anybody reads them on Services, with the name above, and your customers on their orders. Empty: nothing is shown.',
  week: 'Every week',
  /** From Monday. */
  days: [...weekdays] as readonly string[],
  closed: 'closed',
  weekHint: 'Like 09:00-12:00, 13:00-17:00. Empty: nobody can book you on that day.',
  exceptions: 'Exceptions',
  exceptionsHint: 'One day in a line: 2026-12-24 closed, or 2026-12-28 10:00-12:00. Existing bookings stay.',
  saving: 'Saving…',
  save: 'Save Hours',
};
