export const refundReasons = ['requested', 'duplicate', 'not-delivered', 'goodwill'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Why money goes back, for staff who choose it, and as the customer reads it. */
export const refundReasonLabel: Readonly<Record<RefundReason, { staff: string; customer: string }>> = {
  requested: { staff: 'The customer asked for it', customer: 'You asked for it.' },
  duplicate: { staff: 'Charged twice', customer: 'You were charged twice.' },
  'not-delivered': { staff: 'We could not deliver it', customer: 'We could not deliver what you ordered.' },
  goodwill: { staff: 'Goodwill', customer: 'As a gesture of goodwill.' },
};

/** `asked`: the gateway does not know of it yet. */
export const refundStates = ['asked', 'pending', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** Money that goes back to the customer through the gateway. */
export interface Refund {
  id: string;
  state: RefundState;
  /** Smallest unit of the order's currency. */
  amount: number;
  /** Null for one that was begun on the gateway's own pages. */
  reason: RefundReason | null;
  /** ISO 8601. */
  startedAt: string;
}

/** A try, for staff. */
export interface StaffPaymentTry extends PaymentTry {
  /** What can be given back of it, in the smallest unit of `currency`; 0 where nothing can. */
  refundable: number;
}

/** One try of a customer to pay an order at the gateway, as staff see it. */
export interface PaymentTry {
  id: string;
  /** 1 for the first. */
  attempt: number;
  /** As the gateway last said. */
  state: 'opening' | 'open' | 'declined' | 'pending' | 'paid' | 'expired' | 'refunded';
  /** Smallest unit of `currency`, as `refunded` is. */
  amount: number;
  refunded: number;
  currency: 'GBP' | 'USD' | 'EUR';
  /** e.g. "Visa 4242". */
  method: string | null;
  /** What the gateway calls it. */
  reference: string | null;
  /** ISO 8601. */
  startedAt: string;
  paidAt: string | null;
}
