import type { ErasureStep } from '#core/base/module.ts';
import { cutOrders, deleteOrders, forgetAssignee, nextOrdersOf } from '#core/orders/erase.ts';
import { invoicedAmong } from '#core/orders/invoices/erase.ts';
import { deletePaymentsOf, paidAmong } from '#core/orders/payments/erase.ts';

/** Orders of one transaction. */
const BATCH = 20;

/** Orders that money was paid for stay in the books, without anything of the person. */
export const eraseOrders: ErasureStep = async (tx, platform, { userId }) => {
  await forgetAssignee(tx, userId);
  const next = await nextOrdersOf(tx, userId, BATCH);
  const ids = next.map(({ id }) => id);
  const booked = new Set([
    ...next.filter(({ isPaid }) => isPaid).map(({ id }) => id),
    ...(await invoicedAmong(tx, ids)),
    ...(await paidAmong(tx, ids)),
  ]);
  const unpaid = ids.filter((id) => !booked.has(id));
  await deletePaymentsOf(tx, unpaid);
  await deleteOrders(tx, unpaid);
  await cutOrders(tx, [...booked], platform.clock.now());
  return ids.length;
};
