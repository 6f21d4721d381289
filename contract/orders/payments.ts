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
