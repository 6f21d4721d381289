/** A time of day in a specialist's own clock: "09:00" to "12:30". */
export interface Hours {
  from: string;
  to: string;
}

/** On one day these hours instead of the week's; none at all when the list is empty. */
export interface Exception {
  /** YYYY-MM-DD */
  date: string;
  hours: Hours[];
}

/** When a member of staff can be booked. */
export interface Availability {
  /** How customers read of them. */
  shownAs: string;
  /** What customers read about them, on Services and on the orders that they see to; empty where it is nothing. */
  about: string;
  /** IANA; the clock that the hours are read from. */
  timeZone: string;
  /** Seven lists, from Monday. */
  week: Hours[][];
  exceptions: Exception[];
}

/** Characters that a member of staff may write about themselves. */
export const longestAbout = 400;

/** Who does the work, in their own words. */
export interface SpecialistIntroduction {
  name: string;
  about: string;
}

/** A member of staff's own, as the form begins. */
export interface ManagedAvailability extends Availability {
  /** Stands for the values above; saved with the form that was filled with them. */
  version: string;
}

/** A time that can be booked. */
export interface Slot {
  /** ISO 8601, as all times here. */
  startsAt: string;
  endsAt: string;
}

/** The appointment of an order. */
export interface Appointment extends Slot {
  /** Who it is with. */
  specialist: string;
  /** IANA, the customer's own. */
  timeZone: string;
  isCancelled: boolean;
  /** It is far enough away for the customer to move or cancel it. */
  canChange: boolean;
  /** Until when it is kept without a payment; null where nothing has to be paid for it any more. */
  heldUntil: string | null;
  /** It was not paid for in time: another is chosen once the order is paid. */
  isReleased: boolean;
}

/** Appointments begin on the hour or half past it. */
export const slotMinutes = 30;
export const appointmentLengths = [30, 60, 90, 120] as const;
/** Customers book, move and cancel until so long before; then they are reminded. */
export const noticeHours = 24;
/** How long a time is kept for somebody who can pay online and has not. */
export const holdHours = 6;
/** How far ahead can be booked. */
export const daysAhead = 21;

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** "09:00-12:00, 13:00-17:00", as staff type it. */
export const hoursText = (hours: readonly Hours[]): string => hours.map(({ from, to }) => `${from}-${to}`).join(', ');

/** "2026-12-24 closed", "2026-12-28 10:00-12:00": one in a line, as staff type it. */
export const exceptionsText = (exceptions: readonly Exception[]): string =>
  exceptions.map(({ date, hours }) => `${date} ${hours.length === 0 ? 'closed' : hoursText(hours)}`).join('\n');
