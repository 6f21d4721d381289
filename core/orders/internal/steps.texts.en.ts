import { longDate, money, partialDate } from '#contract/base/formats.ts';
import { counted } from '#contract/base/plural.ts';
import type { OrderStatus, PaymentStatus } from '#contract/orders/types.ts';

/** `Your report was delivered: 14 of 16 sources answered, 3 exposures` is made of these. */
export interface Delivered {
  answered: unknown;
  asked: unknown;
  exposures: number;
}

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

/** The steps of an order, as its customer reads them. */
const english = {
  statuses,
  payments,
  /** By the name of the event. */
  events: {
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
  },
  createdWithTime: 'Service requested, appointment booked',
  assigned: 'A specialist has taken it on',
  unassigned: 'Waiting for a specialist',
  expected: (day: string) => `Expected by ${partialDate(day)}`,
  notExpected: 'No day is promised any more',
  money: (amount: number, currency: string) => money(amount, currency),
  somePayment: 'A payment',
  refundStarted: (amount: string) => `A refund of ${amount} was started`,
  refundMade: (amount: string) => `${amount} is on its way back`,
  refundFailed: (amount: string) => `A refund of ${amount} did not arrive`,
  watched: 'Your year of watching was added',
  watchedUntil: (end: string) => `Your year of watching was added, and runs until ${longDate(end)}`,
  delivered: ({ answered, asked, exposures }: Delivered) =>
    `Your report was delivered: ${answered} of ${asked} sources answered, ${counted('en', exposures, { one: 'exposure', other: 'exposures' })}`,
  /** In place of the name of a file whose key was destroyed. */
  erased: 'Erased',
};

export default english;
