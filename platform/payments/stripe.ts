import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import Stripe from 'stripe';
import type { Config } from '#platform/config.ts';
import {
  type CheckoutRequest,
  GatewayError,
  type GatewayPayment,
  type GatewayRefund,
  type PaymentGateway,
  type RefundRequest,
} from './gateway.ts';

const STRIPE = 'https://api.stripe.com';
const CHECKOUT_PAGES = 'https://checkout.stripe.com';
const PORTAL_PAGES = 'https://billing.stripe.com';
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

type Session = Stripe.Checkout.Session;

/**
 * Stripe Checkout (https://docs.stripe.com/payments/checkout) through Stripe's own library. `STRIPE_API_BASE` leads it
 * elsewhere; the payment pages are then expected at that same origin.
 * @param env HTTPS_PROXY, HTTP_PROXY and NO_PROXY are honoured by Node's agents
 */
export function createStripeGateway(
  config: NonNullable<Config['stripe']>,
  env: Readonly<Record<string, string | undefined>>,
): PaymentGateway {
  const stripe = openStripe(config, env);
  return {
    pages: config.apiBase ? [config.apiBase] : [CHECKOUT_PAGES, PORTAL_PAGES],
    openCheckout: (request) => askStripe(() => openCheckout(stripe, request)),
    findPayment: (checkoutId) => askStripe(() => findPayment(stripe, checkoutId)),
    closeCheckout: (checkoutId) => askStripe(() => closeCheckout(stripe, checkoutId)),
    refund: (request) => askStripe(() => sendRefund(stripe, request)),
    openPortal: (customer, returnUrl) =>
      askStripe(async () => (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url),
    readNotice(body, signature) {
      try {
        return noticeOf(stripe.webhooks.constructEvent(body, signature ?? '', config.webhookSecret));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
        throw error;
      }
    },
  };
}

function openStripe({ secretKey, apiBase }: NonNullable<Config['stripe']>, env: NodeJS.ProcessEnv): Stripe {
  const base = new URL(apiBase ?? STRIPE);
  const protocol = base.protocol === 'http:' ? 'http' : 'https';
  const agent = { keepAlive: true, proxyEnv: env };
  return new Stripe(secretKey, {
    host: base.hostname,
    port: base.port || (protocol === 'http' ? '80' : '443'),
    protocol,
    httpClient: Stripe.createNodeHttpClient(protocol === 'http' ? new HttpAgent(agent) : new HttpsAgent(agent)),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
}

async function askStripe<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const passing =
      error.statusCode === undefined || error.statusCode === 409 || error.statusCode === 429 || error.statusCode >= 500;
    throw new GatewayError(passing ? 'unavailable' : 'refused', { cause: error });
  }
}

async function openCheckout(stripe: Stripe, request: CheckoutRequest) {
  const { paymentId, customerId } = request;
  const metadata = { payment: paymentId };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      locale: request.language,
      client_reference_id: paymentId,
      metadata,
      payment_intent_data: { metadata },
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: request.currency.toLowerCase(),
            unit_amount: request.amount,
            product_data: { name: request.item },
          },
        },
      ],
      ...(customerId ? { customer: customerId } : { customer_email: request.email, customer_creation: 'always' }),
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      expires_at: Math.floor(request.expiresAt.getTime() / 1000),
    },
    { idempotencyKey: `checkout-${paymentId}` },
  );
  if (!session.url) throw new GatewayError('refused');
  return { id: session.id, url: session.url };
}

async function findPayment(stripe: Stripe, checkoutId: string): Promise<GatewayPayment> {
  const session = await stripe.checkout.sessions.retrieve(checkoutId, {
    expand: ['payment_intent.latest_charge.refunds'],
  });
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = intent && typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const refunded = charge?.amount_refunded ?? 0;
  return {
    checkoutId: session.id,
    paymentId: session.metadata?.payment ?? null,
    state: stateOf(session, intent, charge),
    amount: session.amount_total ?? 0,
    refunded,
    currency: (session.currency ?? '').toUpperCase(),
    customerId: typeof session.customer === 'string' ? session.customer : (session.customer?.id ?? null),
    reference: charge?.id ?? intent?.id ?? null,
    method: methodOf(charge),
    refunds: charge?.refunds?.data.map(refundOf) ?? [],
  };
}

/** https://docs.stripe.com/refunds#failed-refunds: a refund can fail days after it had succeeded. */
function refundOf({ id, metadata, amount, status, failure_reason: failure }: Stripe.Refund): GatewayRefund {
  const failed = status === 'failed' || status === 'canceled';
  const state = failed ? 'failed' : status === 'succeeded' ? 'succeeded' : 'pending';
  return { id, refundId: metadata?.refund ?? null, amount, state, failure: failure ?? null };
}

async function sendRefund(stripe: Stripe, { refundId, paymentId, reference, amount, reason }: RefundRequest) {
  await stripe.refunds.create(
    {
      ...(reference.startsWith('pi_') ? { payment_intent: reference } : { charge: reference }),
      amount,
      ...(reason && { reason }),
      metadata: { payment: paymentId, refund: refundId },
    },
    { idempotencyKey: `refund-${refundId}` },
  );
}

function stateOf(session: Session, intent: Stripe.PaymentIntent | null, charge: Stripe.Charge | null) {
  if (session.payment_status === 'paid') return charge?.refunded ? 'refunded' : 'paid';
  if (session.status === 'expired') return 'expired';
  if (intent?.last_payment_error) return 'declined';
  return session.status === 'complete' ? 'pending' : 'open';
}

function methodOf(charge: Stripe.Charge | null): string | null {
  const card = charge?.payment_method_details?.card;
  if (card?.brand && card.last4)
    return `${card.brand.replace(/^[a-z]/, (letter) => letter.toUpperCase())} ending in ${card.last4}`;
  return charge?.payment_method_details?.type ?? null;
}

async function closeCheckout(stripe: Stripe, checkoutId: string): Promise<void> {
  const { status } = await stripe.checkout.sessions.retrieve(checkoutId);
  if (status === 'open') await stripe.checkout.sessions.expire(checkoutId);
}

/**
 * Sessions, intents and charges all carry the metadata that the checkout was opened with; refunds only if they were begun
 * here. The others name their charge.
 */
function noticeOf(event: Stripe.Event) {
  const { object, metadata, charge } = event.data.object as {
    object: string;
    metadata?: Stripe.Metadata | null;
    charge?: string | { id: string } | null;
  };
  const reference = object === 'refund' ? (typeof charge === 'string' ? charge : (charge?.id ?? null)) : null;
  return { eventId: event.id, type: event.type, paymentId: metadata?.payment ?? null, reference };
}
