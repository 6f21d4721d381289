import { ownOrderWords } from '#contract/orders/types.ts';

/** What is said to staff about an order, their hours, a payment or a saved reply, and to everybody whom a rule refuses. */
export default {
  'not-allowed': 'You are not allowed to do this.',
  'own-order': ownOrderWords,
  'changed-meanwhile': 'Someone else has changed it.',
  'orders-changed': 'Someone else has changed them.',
  'order-changed': 'Someone else has changed this order meanwhile. Look at it as it is now, then try again.',
  'order-status-forbids': 'The status of this order does not allow it.',
  'order-closed': 'This order is closed. Open it again to work with its scan.',
  'order-account-gone': 'The account of this order is gone.',
  'file-erased': 'This file was erased with its account.',
  'internal-note-changed': 'Someone else saved another internal note meanwhile.',
  'something-written': 'Something was written meanwhile. Read it first.',
  'choose-staff': 'Please choose one of the staff.',
  'choose-day': 'Please choose a day.',
  'choose-later-day': 'Please choose today or a later day.',
  'choose-status': 'Choose a status.',
  'choose-orders': 'Choose the orders first.',
  amount: 'Please give an amount, with at most two decimals.',
  'choose-reason': 'Please choose why.',
  'all-given-back': 'All of this payment has been given back, or is on its way.',
  'most-given-back': (most: number | string) => `At most ${most} can be given back of this payment.`,
  'paid-online': 'This order was paid online. Give the payment back below, and the payment status follows by itself.',
  'payment-page-open': 'The customer is on the payment page just now. Please try again in a few minutes.',
  'provider-silent':
    'The payment provider does not answer, and the customer could pay twice. Please try again in a minute.',
  hours: 'Please write hours like 09:00-12:00, 13:00-17:00, each on the hour or the half hour.',
  exception: (line: number | string) => `“${line}”: please write a date and its hours, like 2026-12-24 closed.`,
  'day-twice': 'Please name each day once.',
  'shown-name': 'Please enter the name that customers see.',
  'reply-title': 'Please give it a title.',
  'reply-text': 'Please write the text.',
  'no-placeholder': (word: number | string) =>
    `There is no placeholder {${word}}. You can use {first name}, {order number}, {service}.`,
  'most-replies': (most: number) => `There are ${most} saved replies. Delete one that is not needed first.`,
  'reply-deleted': 'This reply has been deleted.',
};
