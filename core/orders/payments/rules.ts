import type { RefundState } from '#contract/orders/payments.ts';
import type { PaymentStatus } from '#contract/orders/types.ts';
import type { GatewayPayment } from '#platform/payments/gateway.ts';
import type { paymentStates } from './schema.ts';

type PaymentState = (typeof paymentStates)[number];

/** How long a payment page can be used. The gateway allows 30 minutes to 24 hours. */
export const checkoutLifeMs = 2 * 3_600_000;
/** A page that ends sooner than this is not handed out again. */
export const leastLifeMs = 5 * 60_000;

/** How often the page of one payment makes the gateway be asked, whoever opens it and in whichever process. */
export const paymentLookLimits = [
  { most: 1, windowSeconds: 2 },
  { most: 120, windowSeconds: 3_600 },
] as const;

/** What an order can be paid in: nothing is paid, refunded or on its way, and nobody has called it off. */
export const canPay = (order: { amount: number; status: string; paymentStatus: PaymentStatus }): boolean =>
  order.amount > 0 && order.status !== 'cancelled' && ['unpaid', 'failed'].includes(order.paymentStatus);

/** How far a payment has come. The gateway's answers can overtake each other; an earlier one changes nothing. */
const rank: Readonly<Record<PaymentState, number>> = {
  opening: 0,
  open: 1,
  declined: 1,
  pending: 2,
  expired: 2,
  paid: 3,
  refunded: 4,
};

/** Whether the payment status of an order is the gateway's: money has come that way, is on its way, or went back. */
export const ownsStatus = ({ state }: { state: PaymentState }): boolean =>
  state === 'pending' || state === 'paid' || state === 'refunded';

/** Whether somebody may still pay there, or have paid without a message having come. */
export const mayBePaid = ({ state, expiresAt }: { state: PaymentState; expiresAt: Date }, now: Date): boolean =>
  ['opening', 'open', 'declined'].includes(state) && expiresAt > now;

export interface Settled {
  state: PaymentState;
  refunded: number;
}

/** What is true of a payment once the gateway has said `told`, whatever was known before. */
export function settlePayment(known: Settled, told: Pick<GatewayPayment, 'state' | 'refunded'>): Settled {
  return {
    state: rank[told.state] < rank[known.state] ? known.state : told.state,
    refunded: Math.max(known.refunded, told.refunded),
  };
}

/** The gateway's answers can overtake each other here too. A refund can fail after it had succeeded, and never after that. */
const refundRank: Readonly<Record<RefundState, number>> = { asked: 0, pending: 1, succeeded: 2, failed: 3 };

export const settleRefund = (known: RefundState, told: RefundState): RefundState =>
  refundRank[told] < refundRank[known] ? known : told;

/**
 * What can still be given back of a payment, in the smallest unit.
 * A refund that failed afterwards stays in `refunded`: the gateway gives nothing back twice.
 * @param asked what was asked for and the gateway does not know of yet
 */
export function refundable(payment: { state: PaymentState; amount: number; refunded: number }, asked: number): number {
  if (payment.state !== 'paid') return 0;
  return Math.max(0, payment.amount - payment.refunded - asked);
}

/** The payment status of an order, from all tries to pay it, oldest first. */
export function paymentStatusFrom(tries: readonly { state: PaymentState }[]): PaymentStatus {
  const has = (state: PaymentState) => tries.some((one) => one.state === state);
  if (has('paid')) return 'paid';
  if (has('pending')) return 'pending';
  if (has('refunded')) return 'refunded';
  return tries.at(-1)?.state === 'declined' ? 'failed' : 'unpaid';
}
