import type { CaseState } from '#contract/removal/cases.ts';
import type { Law } from '#contract/removal/letters.ts';
import type { Day, WorkCalendar } from '#core/removal/clocks/days.ts';
import {
  answerDue,
  type Channel,
  complaintAcknowledgementDue,
  type Deadline,
  estimateReceipt,
  type Pause,
  type Receipt,
  remindersOf,
} from '#core/removal/clocks/deadlines.ts';
import type { SentLetter } from '#core/removal/internal/content.ts';

/** States in which an answer to the last letter can be due. */
const running: ReadonlySet<CaseState> = new Set([
  'sent',
  'acknowledged',
  'more-asked',
  'still-there',
  'overdue',
  'complaint-made',
]);

export interface Waiting {
  law: Law | null;
  state: CaseState;
  lastSent: SentLetter | null;
  isExtended: boolean;
  pauses: readonly Pause[];
  isAtAuthority: boolean;
  /** Of the company's country. */
  calendar: WorkCalendar;
}

const receiptOf = ({ on, by }: SentLetter, calendar: WorkCalendar): Receipt =>
  by === 'form' ? { on, about: false } : estimateReceipt(on, by satisfies Channel, calendar);

/** The period that runs in a case; null while none does, or the law names no day. */
export function runningDeadline({ law, state, lastSent, calendar, isAtAuthority, ...clock }: Waiting): Deadline | null {
  if (law === null || lastSent === null || isAtAuthority || !running.has(state)) return null;
  const received = receiptOf(lastSent, calendar);
  if (lastSent.purpose === 'complaint') return complaintAcknowledgementDue({ law, received, calendar });
  const due = answerDue({ law, kind: lastSent.kind, received, calendar, ...clock });
  return due.kind === 'due' ? { on: due.on, about: due.about } : null;
}

/**
 * When to remind next: before the last day, or on the day after it; null once both have passed. Never today, so that nobody is
 * written to twice a day.
 */
export function nextReminder(deadline: Deadline, calendar: WorkCalendar, today: Day): Day | null {
  const { before, after } = remindersOf(deadline, calendar);
  return [before, after].find((day) => day > today) ?? null;
}
