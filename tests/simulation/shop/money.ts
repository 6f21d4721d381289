import { AppError } from '#core/base/errors.ts';
import { listOwnPayments } from '#core/orders/payments/queries/payments.ts';
import { listOwnOrders } from '#core/orders/queries/lists.ts';
import type { Platform } from '#platform/platform.ts';
import type { Person } from '#tests/cast.ts';
import type { Outcome } from '../history/history.ts';
import { as, type Stage } from '../stage.ts';
import type { Purchase } from './gateway.ts';
import type { AskedRefund, Trade } from './operations.ts';

const everything = { before: null, after: null };

/** A refusal says that nothing was done; any other failure leaves that open. */
export function outcomeOf(error: unknown): Outcome {
  if (error === null) return 'ok';
  return error instanceof AppError && error.code !== 'internal' && error.code !== 'unavailable' ? 'fail' : 'unknown';
}

/** Writes into the history what becomes of money: it is charged and given back at the gateway, and shown by the product. */
export function followMoney({ gateway }: Stage, { orders, history }: Trade) {
  /** Of each payment, and of each refund at the gateway, what tells that it has been heard of. */
  const untold = new Map<string, () => void>();

  const ownerOf = ({ request }: Purchase) =>
    orders.find(({ ids }) => ids.some((id) => request.successUrl.includes(id)))?.email ?? '';
  const purchaseOf = (paymentId: string) => gateway.purchases.find(({ request }) => request.paymentId === paymentId);

  /** What the gateway knows of a payment by now, by its name in the history. */
  function knownThere({ state, request, refunds }: Purchase): string[] {
    if (state !== 'paid') return [];
    return [request.paymentId, ...refunds.map(({ id, refundId }) => refundId ?? id)];
  }

  return {
    /** A customer pressed the button of a page. */
    charged(page: string, isGood: boolean): void {
      const purchase = gateway.purchases.find(({ id }) => id === page);
      if (!purchase) return;
      const { paymentId } = purchase.request;
      const told = history.add(`payments of ${ownerOf(purchase)}`, paymentId);
      if (isGood) untold.set(paymentId, () => told('ok', paymentId));
      else told('fail');
    },
    /** Staff ask for a refund. @returns called with what that threw, or null */
    asking({ paymentId, refundId, amount }: AskedRefund): (error: unknown) => void {
      const told = history.add(`refunds of ${paymentId}`, refundId, amount);
      untold.set(refundId, () => told('ok'));
      return (error) => {
        if (outcomeOf(error) === 'fail') told('fail');
      };
    },
    refundedThere({ request: { paymentId }, refunds }: Purchase): void {
      const refund = refunds.at(-1);
      if (!refund) return;
      const told = history.add(`refunds of ${paymentId}`, refund.id, refund.amount);
      untold.set(refund.id, () => told('ok'));
    },
    /** The product looks a payment up. @returns called when it has: what the gateway knew before is in the books */
    settling(paymentId: string): () => void {
      const purchase = purchaseOf(paymentId);
      const known = purchase ? knownThere(purchase) : [];
      return () => {
        for (const name of known) {
          untold.get(name)?.();
          untold.delete(name);
        }
      };
    },
    async lookAtOrders(platform: Platform, person: Person): Promise<void> {
      const told = history.read(`orders of ${person.email}`);
      const { rows } = await listOwnOrders(as(platform, person), everything);
      told(rows.map(({ id }) => id));
    },
    async lookAtPayments(platform: Platform, person: Person): Promise<void> {
      const told = history.read(`payments of ${person.email}`);
      const own = gateway.purchases.filter((purchase) => ownerOf(purchase) === person.email);
      const sums = new Map(
        own.map(({ request: { paymentId } }) => [paymentId, history.read(`refunds of ${paymentId}`)]),
      );
      const { rows } = await listOwnPayments(as(platform, person), everything);
      told(rows.flatMap(({ id, state }) => (state === 'paid' || state === 'refunded' ? [id] : [])));
      for (const { id, refunded } of rows) sums.get(id)?.(refunded);
    },
  };
}

export type Money = ReturnType<typeof followMoney>;
