import { randomBytes } from 'node:crypto';
import { type Form, textAt, textsAt } from './form.ts';

/** A checkout with all that hangs on it. The shapes below are those of https://docs.stripe.com/api. */
export interface Purchase {
  id: string;
  created: number;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'unpaid' | 'paid';
  amount: number;
  currency: string;
  item: string;
  email: string | null;
  customer: string | null;
  metadata: Record<string, string>;
  intentMetadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string;
  expiresAt: number;
  intentId: string;
  charge: Charge | null;
  decline: { code: string; message: string } | null;
}

interface Charge {
  id: string;
  /** What was given back of it and has not failed. */
  refunded: number;
  last4: string;
  /** Newest first. */
  refunds: Refund[];
}

export interface Refund {
  id: string;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  failure: string | null;
  reason: string | null;
  metadata: Record<string, string>;
  created: number;
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** A request that Stripe would answer with an error object. */
export class Refused extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, type: string, message: string, param?: string, code?: string) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...(param ? { param } : {}), ...(code ? { code } : {}) } };
  }
}

const required = (form: Form, path: string): string => {
  const value = textAt(form, path);
  if (value) return value;
  throw new Refused(400, 'invalid_request_error', `Missing required param: ${path.replaceAll('.', '[')}`, path);
};

export function newPurchase(form: Form, now: Date): Purchase {
  if (required(form, 'mode') !== 'payment')
    throw new Refused(400, 'invalid_request_error', 'Invalid mode: must be payment', 'mode');
  const amount = Number(required(form, 'line_items.0.price_data.unit_amount'));
  if (!Number.isInteger(amount) || amount < 30)
    throw new Refused(
      400,
      'invalid_request_error',
      'The amount is too small',
      'line_items[0][price_data][unit_amount]',
    );
  const created = Math.floor(now.getTime() / 1000);
  const expiresAt = Number(textAt(form, 'expires_at') ?? created + 86_400);
  if (expiresAt < created + 1_800 || expiresAt > created + 86_400)
    throw new Refused(400, 'invalid_request_error', 'expires_at must be between 30 minutes and 24 hours', 'expires_at');
  return {
    id: newId('cs_test'),
    created,
    status: 'open',
    paymentStatus: 'unpaid',
    amount,
    currency: required(form, 'line_items.0.price_data.currency'),
    item: required(form, 'line_items.0.price_data.product_data.name'),
    email: textAt(form, 'customer_email'),
    customer: textAt(form, 'customer') ?? (textAt(form, 'customer_creation') === 'always' ? newId('cus') : null),
    metadata: textsAt(form, 'metadata'),
    intentMetadata: textsAt(form, 'payment_intent_data.metadata'),
    successUrl: required(form, 'success_url'),
    cancelUrl: required(form, 'cancel_url'),
    expiresAt,
    intentId: newId('pi'),
    charge: null,
    decline: null,
  };
}

/** @param expanded the payment intent as an object, with its latest charge */
export function sessionObject(purchase: Purchase, pages: string, expanded: boolean): object {
  const { id, status, charge, decline } = purchase;
  const begun = charge !== null || decline !== null;
  return {
    id,
    object: 'checkout.session',
    amount_subtotal: purchase.amount,
    amount_total: purchase.amount,
    cancel_url: purchase.cancelUrl,
    client_reference_id: purchase.metadata.payment ?? null,
    created: purchase.created,
    currency: purchase.currency,
    customer: status === 'complete' ? purchase.customer : null,
    customer_email: purchase.email,
    expires_at: purchase.expiresAt,
    livemode: false,
    metadata: purchase.metadata,
    mode: 'payment',
    payment_intent: begun ? (expanded ? intentObject(purchase, true) : purchase.intentId) : null,
    payment_status: purchase.paymentStatus,
    status,
    success_url: purchase.successUrl,
    url: status === 'open' ? `${pages}/c/pay/${id}` : null,
  };
}

export function intentObject(purchase: Purchase, expanded: boolean): object {
  const { charge, decline } = purchase;
  return {
    id: purchase.intentId,
    object: 'payment_intent',
    amount: purchase.amount,
    amount_received: charge ? purchase.amount : 0,
    currency: purchase.currency,
    customer: purchase.customer,
    last_payment_error: decline
      ? { type: 'card_error', code: 'card_declined', decline_code: decline.code, message: decline.message }
      : null,
    latest_charge: charge ? (expanded ? chargeObject(purchase) : charge.id) : null,
    livemode: false,
    metadata: purchase.intentMetadata,
    status: charge ? 'succeeded' : 'requires_payment_method',
  };
}

export function chargeObject(purchase: Purchase): object {
  const { charge } = purchase;
  if (!charge) throw new Error('nothing was charged');
  return {
    id: charge.id,
    object: 'charge',
    amount: purchase.amount,
    amount_captured: purchase.amount,
    amount_refunded: charge.refunded,
    currency: purchase.currency,
    customer: purchase.customer,
    livemode: false,
    metadata: purchase.intentMetadata,
    paid: true,
    payment_intent: purchase.intentId,
    payment_method_details: { type: 'card', card: { brand: 'visa', last4: charge.last4 } },
    refunded: charge.refunded === purchase.amount,
    refunds: {
      object: 'list',
      data: charge.refunds.map((refund) => refundObject(purchase, refund)),
      has_more: false,
      url: `/v1/charges/${charge.id}/refunds`,
    },
    status: 'succeeded',
  };
}

export function refundObject(purchase: Purchase, refund: Refund): object {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: null,
    charge: purchase.charge?.id ?? null,
    created: refund.created,
    currency: purchase.currency,
    destination_details: {
      card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
      type: 'card',
    },
    ...(refund.failure ? { failure_reason: refund.failure } : {}),
    metadata: refund.metadata,
    payment_intent: purchase.intentId,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  };
}

const refundReasons = ['duplicate', 'fraudulent', 'requested_by_customer'];

/** What is asked of `POST /v1/refunds`, or done on Stripe's own pages. */
export function newRefund(purchase: Purchase, form: Form, now: Date): Refund {
  const { charge } = purchase;
  if (!charge) throw new Refused(400, 'invalid_request_error', 'This PaymentIntent does not have a successful charge');
  const left = purchase.amount - charge.refunded;
  if (left <= 0)
    throw new Refused(
      400,
      'invalid_request_error',
      `Charge ${charge.id} has already been refunded.`,
      undefined,
      'charge_already_refunded',
    );
  const amount = Number(textAt(form, 'amount') ?? left);
  if (!Number.isInteger(amount) || amount < 1)
    throw new Refused(400, 'invalid_request_error', 'Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left)
    throw new Refused(
      400,
      'invalid_request_error',
      'Refund amount is greater than unrefunded amount on charge',
      'amount',
      'amount_too_large',
    );
  const reason = textAt(form, 'reason');
  if (reason !== null && !refundReasons.includes(reason))
    throw new Refused(
      400,
      'invalid_request_error',
      'Invalid reason: must be one of duplicate, fraudulent, or requested_by_customer',
      'reason',
    );
  const created = Math.floor(now.getTime() / 1000);
  const metadata = textsAt(form, 'metadata');
  const status = charge.last4 === PENDING_REFUND ? 'pending' : 'succeeded';
  return { id: newId('re'), amount, status, failure: null, reason, metadata, created };
}

/** The last figures of Stripe's test cards whose refunds succeed later, and fail later (https://docs.stripe.com/testing#refunds). */
export const PENDING_REFUND = '7726';
export const FAILING_REFUND = '5126';
