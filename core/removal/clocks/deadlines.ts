import type { Law, LetterKind } from '#contract/removal/letters.ts';
import {
  addDays,
  addPeriod,
  addWorkingDays,
  type Day,
  daysBetween,
  isWorkingDay,
  nextWorkingDay,
  type WorkCalendar,
} from './days.ts';
import { answerPeriod, type Period, type Regime, regimeOf } from './regimes.ts';

/** The last day of a period. */
export interface Deadline {
  on: Day;
  /** Whether the day is approximate: the rule, the receipt or the holidays are not certain. */
  about: boolean;
}

/** When a letter arrived. */
export interface Receipt {
  on: Day;
  /** Whether the day is estimated, as nothing proves the delivery. */
  about: boolean;
}

export type Channel = 'email' | 'post';

/** When a letter without proof of delivery has likely arrived: a day later by email, three working days later by post. */
export const estimateReceipt = (sentOn: Day, channel: Channel, calendar: WorkCalendar): Receipt => ({
  on: channel === 'email' ? addDays(sentOn, 1) : addWorkingDays(sentOn, 3, calendar),
  about: true,
});

/** A time in which the controller waited for what it had asked about identity or scope. */
export interface Pause {
  from: Day;
  /** Null while it still waits. */
  to: Day | null;
}

export interface Answering {
  law: Law;
  kind: LetterKind;
  received: Receipt;
  /** Of the controller's country. */
  calendar: WorkCalendar;
  /** In the order of time, without overlap. They count only where the law stops the clock. */
  pauses?: readonly Pause[];
  /** Whether the controller has announced, inside the first period, that it needs longer. */
  isExtended?: boolean;
}

/** `stopped`: the clock stands still. `unlimited`: the law names no day. */
export type AnswerDue = ({ kind: 'due' } & Deadline) | { kind: 'stopped' } | { kind: 'unlimited' };

/** Moves the end of a period off a weekend or holiday where the law does so. */
function endOn(day: Day, { dayOff, isExpectation }: Regime, calendar: WorkCalendar): Deadline {
  const isUncertain = isExpectation || !calendar.knows(day) || calendar.isHolidaySomewhere(day);
  if (isWorkingDay(day, calendar)) return { on: day, about: isUncertain };
  return {
    on: dayOff === 'unclear' ? day : nextWorkingDay(day, calendar),
    about: isUncertain || dayOff !== 'moves',
  };
}

/** Both periods count from receipt: one month and two more are three months. */
function joinPeriods(first: Period, further: Period): Period | null {
  return first.unit === further.unit ? { unit: first.unit, count: first.count + further.count } : null;
}

function periodOf({ law, kind, isExtended = false }: Answering): Period | null {
  const first = answerPeriod(law, kind);
  const { extension } = regimeOf(law);
  if (!first || !isExtended || extension === null) return first;
  return extension === 'uncapped' ? null : joinPeriods(first, extension);
}

/** When the answer to a letter is due. */
export function answerDue(answering: Answering): AnswerDue {
  const { law, received, calendar, pauses = [] } = answering;
  const regime = regimeOf(law);
  const period = periodOf(answering);
  if (!period) return { kind: 'unlimited' };
  const counted = regime.pauses ? pauses : [];
  if (counted.some(({ to }) => to === null)) return { kind: 'stopped' };
  const stood = counted.reduce((sum, { from, to }) => sum + daysBetween(from, to ?? from), 0);
  const end = addDays(addPeriod(received.on, period, calendar), stood);
  const { on, about } = endOn(end, regime, calendar);
  return { kind: 'due', on, about: about || received.about || stood > 0 };
}

/** When a confirmation of receipt is due; null where the law asks for none. */
export function acknowledgementDue({ law, received, calendar }: Omit<Answering, 'kind'>): Deadline | null {
  const regime = regimeOf(law);
  if (!regime.acknowledgement) return null;
  const end = addPeriod(received.on, regime.acknowledgement, calendar);
  return { on: end, about: received.about || !calendar.knows(end) };
}

/**
 * When the controller has to acknowledge a complaint about its answer; null where the law has no such step. The count
 * begins on the day after receipt.
 */
export function complaintAcknowledgementDue({ law, received, calendar }: Omit<Answering, 'kind'>): Deadline | null {
  const regime = regimeOf(law);
  if (!regime.complaintAcknowledgement) return null;
  const { on, about } = endOn(addPeriod(received.on, regime.complaintAcknowledgement, calendar), regime, calendar);
  return { on, about: about || received.about };
}

const REMIND_WORKING_DAYS_BEFORE = 3;

/** When to remind the person of a deadline: three working days before it, and on the day after it. */
export const remindersOf = ({ on }: Deadline, calendar: WorkCalendar): { before: Day; after: Day } => ({
  before: addWorkingDays(on, -REMIND_WORKING_DAYS_BEFORE, calendar),
  after: addDays(on, 1),
});
