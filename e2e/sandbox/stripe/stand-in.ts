import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Form, readForm, textAt } from './form.ts';
import {
  chargeObject,
  FAILING_REFUND,
  intentObject,
  newId,
  newPurchase,
  newRefund,
  type Purchase,
  type Refund,
  Refused,
  refundObject,
  sessionObject,
} from './objects.ts';
import { checkoutPage, endedPage, portalPage } from './pages.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

export interface StripeOptions {
  /** 0 or nothing = any free port. */
  port?: number;
  /** The product's address for webhooks. */
  webhookUrl: string;
  log?: (line: string) => void;
}

export interface StripeStandIn {
  /** For STRIPE_API_BASE. */
  origin: string;
  environment: Readonly<Record<'STRIPE_API_BASE' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET', string>>;
  purchases: readonly Purchase[];
  webhooks: Webhooks;
  /** As staff do it on Stripe's own pages. @param amount smallest unit; default all of it */
  refund(purchase: Purchase, amount?: number): void;
  /** What comes after a refund: it arrives, or fails, as its card says. */
  endRefund(purchase: Purchase, refund: Refund): void;
  /** The next `times` calls of the interface answer 500. */
  breakDown(times: number): void;
  close(): Promise<void>;
}

const SECRET_KEY = 'sk_test_sandbox';
const WEBHOOK_SECRET = 'whsec_sandbox';
const DECLINED: Readonly<Record<string, { code: string; message: string }>> = {
  '4000000000000002': { code: 'generic_decline', message: 'Your card was declined.' },
  '4000000000009995': { code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
};

/** Stands in for Stripe's interface, its payment pages and its webhooks, in their documented forms. */
export async function createStripeStandIn(options: StripeOptions): Promise<StripeStandIn> {
  const log = options.log ?? (() => {});
  const purchases: Purchase[] = [];
  const webhooks = createWebhooks({ url: options.webhookUrl, secret: WEBHOOK_SECRET }, log);
  const repeats = new Map<string, { request: string; answer: object }>();
  let broken = 0;
  let origin = '';

  const purchaseOf = (id: string): Purchase => {
    const found = purchases.find((purchase) => purchase.id === id);
    if (!found) throw new Refused(404, 'invalid_request_error', `No such checkout.session: '${id}'`, 'session');
    return found;
  };

  /** The same key brings the same answer, and does nothing again (https://docs.stripe.com/api/idempotent_requests). */
  function answerOnce(body: string, key: string | undefined, act: (form: Form) => object): object {
    const repeat = key ? repeats.get(key) : undefined;
    if (repeat && repeat.request !== body)
      throw new Refused(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters',
      );
    if (repeat) return repeat.answer;
    const answer = act(readForm(body));
    if (key) repeats.set(key, { request: body, answer });
    return answer;
  }

  function openCheckout(form: Form): object {
    const purchase = newPurchase(form, new Date());
    purchases.push(purchase);
    return sessionObject(purchase, origin, false);
  }

  function refund(purchase: Purchase, form: Form): Refund {
    const made = newRefund(purchase, form, new Date());
    const { charge } = purchase;
    if (!charge) throw new Error('nothing was charged');
    charge.refunds.unshift(made);
    charge.refunded += made.amount;
    webhooks.announce('refund.created', refundObject(purchase, made));
    webhooks.announce('charge.refunded', chargeObject(purchase));
    return made;
  }

  function refundPosted(form: Form): object {
    const id = textAt(form, 'charge') ?? textAt(form, 'payment_intent');
    const purchase = purchases.find(({ charge, intentId }) => id !== null && (charge?.id === id || intentId === id));
    if (!purchase)
      throw new Refused(404, 'invalid_request_error', `No such charge: '${id}'`, 'charge', 'resource_missing');
    return refundObject(purchase, refund(purchase, form));
  }

  function endRefund(purchase: Purchase, made: Refund): void {
    const { charge } = purchase;
    if (!charge) throw new Error('nothing was charged');
    if (charge.last4 === FAILING_REFUND) {
      Object.assign(made, { status: 'failed', failure: 'expired_or_canceled_card' });
      charge.refunded -= made.amount;
      webhooks.announce('refund.failed', refundObject(purchase, made));
    } else made.status = 'succeeded';
    webhooks.announce('refund.updated', refundObject(purchase, made));
  }

  function expire(purchase: Purchase): object {
    if (purchase.status !== 'open')
      throw new Refused(400, 'invalid_request_error', 'Only Checkout Sessions with a status of open can be expired');
    purchase.status = 'expired';
    const session = sessionObject(purchase, origin, false);
    webhooks.announce('checkout.session.expired', session);
    return session;
  }

  function pay(purchase: Purchase, card: string): boolean {
    const decline = DECLINED[card];
    if (decline) {
      purchase.decline = decline;
      webhooks.announce('payment_intent.payment_failed', intentObject(purchase, false));
      return false;
    }
    Object.assign(purchase, { status: 'complete', paymentStatus: 'paid', decline: null });
    purchase.charge = { id: newId('ch'), refunded: 0, last4: card.slice(-4), refunds: [] };
    webhooks.announce('charge.succeeded', chargeObject(purchase));
    webhooks.announce('payment_intent.succeeded', intentObject(purchase, false));
    webhooks.announce('checkout.session.completed', sessionObject(purchase, origin, false));
    return true;
  }

  function api(method: string, url: URL, body: string, key: string | undefined): object {
    const [, , group = '', kind = '', id = '', verb = ''] = url.pathname.split('/');
    switch (`${method} ${group}/${kind}${id && '/:id'}${verb && `/${verb}`}`) {
      case 'POST checkout/sessions':
        return answerOnce(body, key, openCheckout);
      case 'GET checkout/sessions/:id':
        return sessionObject(purchaseOf(id), origin, url.searchParams.has('expand[0]'));
      case 'POST checkout/sessions/:id/expire':
        return expire(purchaseOf(id));
      case 'POST refunds/':
        return answerOnce(body, key, refundPosted);
      case 'POST billing_portal/sessions':
        return portalSession(textAt(readForm(body), 'return_url') ?? '');
      default:
        throw new Refused(404, 'invalid_request_error', `Unrecognized request URL (${method}: ${url.pathname})`);
    }
  }

  const portalSession = (returnUrl: string) => {
    const url = `${origin}/p/session?return=${encodeURIComponent(returnUrl)}`;
    return { id: newId('bps'), object: 'billing_portal.session', livemode: false, return_url: returnUrl, url };
  };

  function answerApi(request: IncomingMessage, url: URL, body: string, response: ServerResponse) {
    const headers = { 'content-type': 'application/json', 'request-id': newId('req') };
    try {
      if (broken > 0) {
        broken -= 1;
        throw new Refused(500, 'api_error', 'The stand-in was told to fail');
      }
      if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
        throw new Refused(401, 'invalid_request_error', 'Invalid API Key provided');
      const key = request.headers['idempotency-key'];
      const answer = api(request.method ?? 'GET', url, body, typeof key === 'string' ? key : undefined);
      response.writeHead(200, headers).end(JSON.stringify(answer));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      response.writeHead(error.status, headers).end(JSON.stringify(error.body));
    }
  }

  function answerPage(request: IncomingMessage, url: URL, body: string, response: ServerResponse) {
    const html = { 'content-type': 'text/html; charset=utf-8' };
    if (url.pathname === '/p/session')
      return response.writeHead(200, html).end(portalPage(url.searchParams.get('return') ?? ''));
    const purchase = purchases.find(({ id }) => url.pathname === `/c/pay/${id}`);
    if (purchase?.status !== 'open') return response.writeHead(purchase ? 200 : 404, html).end(endedPage());
    if (request.method === 'POST') {
      const card = (new URLSearchParams(body).get('card') ?? '').replaceAll(/\D/g, '');
      if (pay(purchase, card)) {
        const location = purchase.successUrl.replace('{CHECKOUT_SESSION_ID}', purchase.id);
        return response.writeHead(303, { location }).end();
      }
    }
    return response.writeHead(200, html).end(checkoutPage(purchase));
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const url = new URL(request.url ?? '/', origin);
    log(`${request.method} ${url.pathname}`);
    if (url.pathname.startsWith('/v1/')) answerApi(request, url, body, response);
    else answerPage(request, url, body, response);
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    environment: { STRIPE_API_BASE: origin, STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
    purchases,
    webhooks,
    refund(purchase, amount = purchase.amount) {
      const left = purchase.amount - (purchase.charge?.refunded ?? 0);
      refund(purchase, { amount: String(Math.min(left, amount)) });
    },
    endRefund,
    breakDown(times) {
      broken = times;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
