import type { Language } from '#contract/base/languages.ts';

/** A payment as the gateway tells it now. Amounts in the smallest unit of the currency (pence, cents). */
export interface GatewayPayment {
  checkoutId: string;
  /** Ours, given when the checkout was opened. */
  paymentId: string | null;
  /**
   * `open`: nobody has paid yet, and can still. `declined`: the last try failed, another can follow. `pending`: accepted, and
   * the money is on its way. `expired`: too late to pay here.
   */
  state: 'open' | 'declined' | 'pending' | 'paid' | 'expired' | 'refunded';
  amount: number;
  /** Never more than `amount`. */
  refunded: number;
  /** ISO 4217, upper case. */
  currency: string;
  customerId: string | null;
  /** The charge, for whoever looks it up at the gateway. */
  reference: string | null;
  /** e.g. `Visa ending in 4242`; null where the gateway does not say. */
  method: string | null;
  /** What was given back or is on its way, whoever began it. */
  refunds: GatewayRefund[];
}

/** Money that goes back, as the gateway tells it now. */
export interface GatewayRefund {
  /** The gateway's. */
  id: string;
  /** Ours; null for one that was begun on the gateway's own pages. */
  refundId: string | null;
  /** Smallest unit of the currency. */
  amount: number;
  /** `failed` also after it had succeeded: the money came back to us, and the customer has none. */
  state: 'pending' | 'succeeded' | 'failed';
  /** Why it failed, in the gateway's word: `expired_or_canceled_card`. */
  failure: string | null;
}

export interface RefundRequest {
  /** Ours. Two requests with the same id give back once. */
  refundId: string;
  /** Ours, of the payment. */
  paymentId: string;
  /** What the gateway calls the payment (`GatewayPayment.reference`). */
  reference: string;
  /** Smallest unit of the currency. */
  amount: number;
  /** As far as the gateway has a word for why. */
  reason: 'requested_by_customer' | 'duplicate' | null;
}

export interface CheckoutRequest {
  /** Ours; comes back with every event. Two requests with the same id open one checkout. */
  paymentId: string;
  /** Smallest unit of the currency. */
  amount: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** What is bought, as the payment page shows it. */
  item: string;
  /** Of the payment page. */
  language: Language;
  customerId: string | null;
  email: string;
  /** `{CHECKOUT_SESSION_ID}` in it becomes the checkout's id. */
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

export interface Checkout {
  id: string;
  /** Where the customer pays. */
  url: string;
}

/** What a signed message says: look at this payment again. */
export interface GatewayNotice {
  /** Unique per event; repeated deliveries carry the same. */
  eventId: string;
  type: string;
  /** Ours; null for events that do not name it. */
  paymentId: string | null;
  /** What the gateway calls the payment that a refund is about; null for events about anything else. */
  reference: string | null;
}

/** Why the gateway could not do it. `unavailable` may pass; `refused` will not. */
export class GatewayError extends Error {
  readonly reason: 'unavailable' | 'refused';
  constructor(reason: 'unavailable' | 'refused', options?: { cause?: unknown }) {
    super(`payment gateway: ${reason}`, options);
    this.name = 'GatewayError';
    this.reason = reason;
  }
}

/** Where customers pay. Every method but `readNotice` speaks with the network: never inside a transaction. */
export interface PaymentGateway {
  /** Origins that a form of ours may lead to. */
  readonly pages: readonly string[];
  /** @throws GatewayError */
  openCheckout(request: CheckoutRequest): Promise<Checkout>;
  /** @throws GatewayError */
  findPayment(checkoutId: string): Promise<GatewayPayment>;
  /** Ends a checkout that nobody shall pay any more; one that has ended already stays as it is. @throws GatewayError */
  closeCheckout(checkoutId: string): Promise<void>;
  /** Gives a part or all of a payment back. @throws GatewayError `refused` when there is not that much left of it */
  refund(request: RefundRequest): Promise<void>;
  /** @returns where the customer sees and changes their payment methods. @throws GatewayError */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** @returns null when the signature is wrong or older than five minutes */
  readNotice(body: string, signature: string | null): GatewayNotice | null;
}
