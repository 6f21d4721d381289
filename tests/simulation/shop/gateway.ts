import type { Clock } from '#platform/clock.ts';
import {
  type CheckoutRequest,
  GatewayError,
  type GatewayNotice,
  type GatewayPayment,
  type GatewayRefund,
  type PaymentGateway,
} from '#platform/payments/gateway.ts';

/** A payment page as the gateway has it: the truth about money. */
export interface Purchase {
  id: string;
  request: CheckoutRequest;
  state: 'open' | 'declined' | 'paid' | 'expired';
  refunds: GatewayRefund[];
}

const SIGNATURE = 'signed by the gateway';
export const refundedOf = ({ refunds }: Purchase): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** The gateway in memory, with its idempotency and its messages; what is lost or late on the way is for others to decide. */
export class SimulatedGateway implements PaymentGateway {
  readonly pages = [];
  readonly purchases: Purchase[] = [];
  /** Messages that were sent and not delivered for good. */
  readonly messages: { body: string; signature: string }[] = [];
  readonly #clock: Pick<Clock, 'now'>;
  #events = 0;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  #announce(type: string, { request, id }: Purchase): void {
    const notice: GatewayNotice = {
      eventId: `evt_${++this.#events}`,
      type,
      paymentId: type.startsWith('refund') ? null : request.paymentId,
      reference: `ch_${id}`,
    };
    this.messages.push({ body: JSON.stringify(notice), signature: SIGNATURE });
  }

  #find(id: string): Purchase {
    const purchase = this.purchases.find((one) => one.id === id);
    if (!purchase) throw new GatewayError('refused');
    const isOver = purchase.request.expiresAt <= this.#clock.now();
    if (isOver && (purchase.state === 'open' || purchase.state === 'declined')) purchase.state = 'expired';
    return purchase;
  }

  async openCheckout(request: CheckoutRequest) {
    let purchase = this.purchases.find((one) => one.request.paymentId === request.paymentId);
    if (!purchase) {
      purchase = { id: `cs_${this.purchases.length + 1}`, request, state: 'open', refunds: [] };
      this.purchases.push(purchase);
    }
    return { id: purchase.id, url: `https://gateway.example/${purchase.id}` };
  }

  async findPayment(checkoutId: string): Promise<GatewayPayment> {
    const purchase = this.#find(checkoutId);
    const { id, request, state, refunds } = purchase;
    const refunded = refundedOf(purchase);
    const { paymentId, amount, currency } = request;
    return {
      checkoutId: id,
      paymentId,
      state: refunded === amount ? 'refunded' : state,
      amount,
      refunded,
      currency,
      customerId: null,
      reference: state === 'paid' ? `ch_${id}` : null,
      method: state === 'paid' ? 'Visa ending in 4242' : null,
      refunds: refunds.map((refund) => ({ ...refund })),
    };
  }

  async closeCheckout(checkoutId: string): Promise<void> {
    const purchase = this.#find(checkoutId);
    if (purchase.state !== 'open' && purchase.state !== 'declined') return;
    purchase.state = 'expired';
    this.#announce('checkout.session.expired', purchase);
  }

  async refund({ refundId, reference, amount }: { refundId: string; reference: string; amount: number }) {
    const purchase = this.purchases.find(({ id }) => `ch_${id}` === reference);
    if (purchase?.refunds.some((one) => one.refundId === refundId)) return;
    if (purchase?.state !== 'paid' || amount > purchase.request.amount - refundedOf(purchase))
      throw new GatewayError('refused');
    this.#addRefund(purchase, amount, refundId);
  }

  #addRefund(purchase: Purchase, amount: number, refundId: string | null): void {
    const id = `re_${purchase.id}_${purchase.refunds.length + 1}`;
    purchase.refunds.push({ id, refundId, amount, state: 'pending', failure: null });
    this.#announce('refund.created', purchase);
  }

  openPortal = async () => 'https://gateway.example/portal';

  readNotice(body: string, signature: string | null): GatewayNotice | null {
    return signature === SIGNATURE ? JSON.parse(body) : null;
  }

  /** A customer pays on its page. @returns whether the money was taken */
  pay(id: string, isGood: boolean): boolean {
    const purchase = this.#find(id);
    if (purchase.state !== 'open' && purchase.state !== 'declined') return false;
    purchase.state = isGood ? 'paid' : 'declined';
    this.#announce(isGood ? 'checkout.session.completed' : 'payment_intent.payment_failed', purchase);
    return isGood;
  }

  /** Staff give back on the gateway's own pages. */
  refundThere(purchase: Purchase, amount: number): void {
    this.#addRefund(purchase, amount, null);
  }

  /** The money of a refund has arrived. */
  endRefund(purchase: Purchase, refund: GatewayRefund): void {
    refund.state = 'succeeded';
    this.#announce('refund.updated', purchase);
  }
}
