import { counted } from '#contract/base/plural.ts';
import { type PaymentTry, type RefundReason, refundReasonLabel } from '#contract/orders/payments.ts';
import { type Fulfilment, ownOrderWords, type PaymentStatus, paymentStatusLabel } from '#contract/orders/types.ts';

const paymentStatuses: Readonly<Record<PaymentStatus, string>> = paymentStatusLabel;

const refundReasons: Readonly<Record<RefundReason, string>> = {
  requested: refundReasonLabel.requested.staff,
  duplicate: refundReasonLabel.duplicate.staff,
  'not-delivered': refundReasonLabel['not-delivered'].staff,
  goodwill: refundReasonLabel.goodwill.staff,
};

const work: Readonly<Record<Fulfilment, string>> = {
  report: 'A full scan, which runs by itself once the order is paid.',
  guidance: 'A full scan once the order is paid, then a specialist.',
  watching: 'Nobody: a year of watching, which begins by itself once the order is paid.',
  person: 'A specialist.',
};

const tries: Readonly<Record<PaymentTry['state'], string>> = {
  opening: 'Started',
  open: 'Waiting for the customer',
  declined: 'Declined',
  pending: 'In progress',
  paid: 'Paid',
  expired: 'Abandoned',
  refunded: 'Refunded',
};

export default {
  /** In the browser's tab. */
  titleOf: (service: string) => `${service}, order`,
  title: 'Order',
  back: 'All orders',
  /** In brackets the number, which is set apart. */
  head: (number: string, moment: string) => `Order [${number}], ${moment}`,
  /** In brackets the words that lead there. */
  own: `${ownOrderWords} [Open it as its customer].`,
  anyStatus: 'Or set any status',
  saving: 'Saving…',
  plan: {
    title: 'Who and when',
    specialist: 'Specialist',
    seenAs: (name: string) => `The customer sees “with ${name}”.`,
    seenByName: 'The customer sees their name.',
    nobody: 'Nobody yet',
    left: (name: string) => `${name} (no longer staff)`,
    expected: 'Expected by',
    expectedHint: 'The customer sees this day.',
    save: 'Save',
  },
  facts: {
    title: 'Order and customer',
    customer: 'Customer',
    email: 'Contact email',
    doneBy: 'Done by',
    work,
    watchedUntil: 'Watched until',
    runsUntil: 'Runs until',
    note: 'What the customer wrote when ordering',
    completed: 'Completed',
    reference: 'Reference',
  },
  scans: {
    title: 'Scans',
    none: 'No scan belongs to this order.',
    closed: 'This order is closed, so only the customer can open its scan.',
    seen: 'Each time you open one, the customer sees it in their Activity Log.',
    chosen: 'Open the Chosen Scan',
    full: 'Open the Full Scan',
    again: 'Run the Full Scan Again',
  },
  appointment: {
    title: 'Appointment',
    /** @param zone "Asia/Tokyo" */
    theirs: (moment: string, zone: string) => `For the customer ${moment} (${zone}).`,
    released: 'It was not paid for in time, and is free again.',
  },
  payment: {
    title: 'Payment',
    forHours: (hours: number) => `for ${counted('en', hours, { one: 'hour', other: 'hours' })}`,
    statuses: paymentStatuses,
    tries: 'Payments at the gateway',
    states: tries,
    /** In brackets what is set in bold. @param method "Visa 4242" */
    oneTry: (state: string, amount: string, refunded: string | null, method: string | null) =>
      `[${state}] ${[amount, refunded && `${refunded} refunded`, method].filter(Boolean).join(', ')}`,
    record: 'Record a payment',
    hintOnline: 'This moves no money: “Refund” above gives back what was paid online.',
    hint: 'Once it is paid, automatic work starts and the customer is told.',
    save: 'Record',
  },
  refund: {
    open: 'Refund',
    title: 'Refund this payment?',
    /** @param method "Visa 4242" */
    way: (method: string | null) =>
      `The money goes back the way it came${method === null ? '' : `, to ${method}`}, and cannot be called back.`,
    told: (customer: string) => `${customer} is told by email, with a credit note.`,
    cancels: (amount: string) => `Refunding all of ${amount} also cancels the order.`,
    cancelsAppointment: (amount: string) => `Refunding all of ${amount} also cancels the order and its appointment.`,
    amount: (currency: string) => `Amount in ${currency}`,
    most: (amount: string) => `${amount} at most.`,
    why: 'Why',
    whyHint: 'The customer reads it in the email.',
    reasons: refundReasons,
    keep: 'Keep the payment',
    refunding: 'Refunding…',
  },
  notes: {
    title: 'Notes',
    hint: 'It is shown in Service Requests.',
    internalHint: 'Kept encrypted. It is never sent, shown or exported to the customer.',
  },
};
