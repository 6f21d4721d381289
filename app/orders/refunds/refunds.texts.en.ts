import { type RefundReason, refundReasonLabel } from '#contract/orders/payments.ts';

const reasonOf = (reason: RefundReason) => refundReasonLabel[reason].staff.toLowerCase();

export default {
  refunds: 'Refunds',
  /** As each side reads them. */
  states: {
    asked: {
      customer: (amount: string) => `We have started a refund of ${amount}.`,
      staff: (amount: string) => `Refund of ${amount}: waiting for the gateway.`,
    },
    pending: {
      customer: (amount: string) => `A refund of ${amount} is on its way. Depending on your bank it takes a few days.`,
      staff: (amount: string) => `Refund of ${amount}: on its way.`,
    },
    succeeded: {
      customer: (amount: string) => `${amount} was refunded. Depending on your bank it takes a few days to arrive.`,
      staff: (amount: string) => `${amount} refunded.`,
    },
    failed: {
      customer: (amount: string) => `A refund of ${amount} did not reach you. We will write to you about another way.`,
      staff: (amount: string) =>
        `Refund of ${amount} failed. Look at it in Stripe; if nothing is left to refund there, pay it another way.`,
    },
  },
  /** For staff. */
  because: (day: string, reason: RefundReason) => `[${day}], ${reasonOf(reason)}`,
};
