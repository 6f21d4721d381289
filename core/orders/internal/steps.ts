import { longDate, money, partialDate, plural } from '#contract/base/formats.ts';
import type { OrderStatus, OrderStep, PaymentStatus, StepAbout } from '#contract/orders/types.ts';
import type { HistoryEntry } from '#core/base/audit/queries/history.ts';

const statuses: Readonly<Record<OrderStatus, string>> = {
  pending: 'Waiting again',
  processing: 'Work has started',
  in_progress: 'Work has started',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

const payments: Readonly<Record<PaymentStatus, string>> = {
  unpaid: 'Marked as not paid',
  pending: 'Payment is under way',
  paid: 'Payment received',
  failed: 'Payment failed',
  refunded: 'Payment refunded',
};

const plain: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'order.created': 'Service requested',
    'order.notes.saved': 'Notes updated by our team',
    'order.file.attached': 'A file was added',
    'order.file.opened': 'A file was opened by our team',
    'order.appointment.booked': 'Appointment booked',
    'order.appointment.moved': 'Appointment moved',
    'order.appointment.cancelled': 'Appointment cancelled',
    'order.appointment.released': 'The appointment was not paid for in time, and is free again',
    'order.scan.opened': 'Your scan was looked at by our team',
    'order.scan.started': 'Your full scan was started',
    'order.finding.commented': 'A specialist commented on a finding of your report',
    'order.scan.ready': 'Your full scan is ready for a specialist to read',
    'order.watching.ended': 'The year of watching was taken back',
    'order.scan.failed': 'The full scan could not be finished; we are looking into it',
  }),
);

const expectedText = (day: unknown): string =>
  typeof day === 'string' ? `Expected by ${partialDate(day)}` : 'No day is promised any more';

const moneyText = (values: HistoryEntry['newValues']): string =>
  typeof values?.amount === 'number' && typeof values.currency === 'string'
    ? money(values.amount, values.currency)
    : 'A payment';

/** "Your report was delivered: 14 of 16 sources answered, 3 exposures" */
function deliveredText(values: HistoryEntry['newValues']): string {
  const { answered, asked, exposures } = values ?? {};
  const answers = `${answered} of ${asked} sources answered`;
  return `Your report was delivered: ${answers}, ${plural(Number(exposures), 'exposure')}`;
}

/** "Your year of watching was added, and runs until 25 November 2027" */
const watchingText = (end: unknown): string =>
  `Your year of watching was added${typeof end === 'string' ? `, and runs until ${longDate(end)}` : ''}`;

/** An entry in plain words; null for one that is no step. Messages stand in the conversation. */
function textOf({ event, newValues }: HistoryEntry): string | null {
  if (event === 'order.created' && newValues?.starts_at) return 'Service requested, appointment booked';
  if (event === 'order.status.changed') return statuses[newValues?.status as OrderStatus] ?? null;
  if (event === 'order.payment.changed') return payments[newValues?.payment_status as PaymentStatus] ?? null;
  if (event === 'order.assigned')
    return newValues?.assignee_id ? 'A specialist has taken it on' : 'Waiting for a specialist';
  if (event === 'order.expected.changed') return expectedText(newValues?.expected_on);
  if (event === 'order.refund.asked') return `A refund of ${moneyText(newValues)} was started`;
  if (event === 'order.refund.made') return `${moneyText(newValues)} is on its way back`;
  if (event === 'order.refund.failed') return `A refund of ${moneyText(newValues)} did not arrive`;
  if (event === 'order.watching.began') return watchingText(newValues?.ends_at);
  if (event === 'order.report.delivered') return deliveredText(newValues);
  return plain.get(event ?? '') ?? null;
}

function byWhom({ adminUserId, userId, sessionId }: HistoryEntry): OrderStep['by'] {
  if (sessionId === null) return 'system';
  return adminUserId !== null && adminUserId !== userId ? 'staff' : 'customer';
}

/** By the beginning of the event's name. */
const about: readonly (readonly [string, StepAbout])[] = [
  ['order.status.', 'status'],
  ['order.payment.', 'payment'],
  ['order.refund.', 'payment'],
  ['order.appointment.', 'appointment'],
  ['order.file.attached', 'file'],
];

const aboutOf = ({ event }: HistoryEntry): StepAbout =>
  about.find(([begin]) => event?.startsWith(begin))?.[1] ?? 'work';

const whenOf = ({ newValues }: HistoryEntry): string | null =>
  typeof newValues?.starts_at === 'string' ? newValues.starts_at : null;

/** The life of an order from its audit entries, oldest first. */
export const stepsOf = (entries: readonly HistoryEntry[]): OrderStep[] =>
  entries.flatMap((entry) => {
    const text = textOf(entry);
    if (text === null) return [];
    return [{ id: entry.id, at: entry.at, text, by: byWhom(entry), about: aboutOf(entry), when: whenOf(entry) }];
  });
