import type { PaymentStatus } from '#contract/orders/types.ts';

const payments: Readonly<Record<PaymentStatus, { title: string; text: string }>> = {
  paid: {
    title: 'Payment received',
    text: 'Thank you. The invoice is under Billing & Purchases, and work on your request begins.',
  },
  pending: {
    title: 'Your payment is on its way',
    text: 'Your bank has accepted it. We write to you when it has arrived; nothing else is needed from you.',
  },
  failed: {
    title: 'The payment did not go through',
    text: 'Nothing was charged. You can try again, also with another card.',
  },
  unpaid: { title: 'Not paid yet', text: 'Nothing was charged. Your request waits for you.' },
  refunded: {
    title: 'Refunded',
    text: 'Your payment was refunded. Depending on your bank it takes a few days to arrive.',
  },
};

export default {
  title: 'Service Requests',
  lead: 'Everything you have asked us for, newest first.',
  order: 'Request a Service',
  none: 'No service requests yet',
  noneText: 'What you ask us for appears here, with its status and our messages.',
  browse: 'Browse Services',
  caption: 'Your service requests',
  columns: {
    service: 'Service',
    status: 'Status',
    payment: 'Payment',
    amount: 'Amount',
    date: 'Date',
    notes: 'Notes',
  },
  /** Read aloud after the number. */
  unread: (count: number) => (count === 1 ? 'unread message' : 'unread messages'),
  request: {
    crumb: 'Request',
    requestedOn: (day: string) => `Requested on ${day}`,
    appointment: 'Appointment',
    facts: 'Your request',
  },
  payment: {
    title: 'Payment',
    /** How it stands. */
    states: payments,
    confirming: 'Confirming your payment',
    wait: 'This usually takes a few seconds.',
    paidFor: (service: string, amount: string) => `${service}: ${amount}`,
    see: 'See my request',
    invoices: 'My invoices',
  },
};
