import { sql } from 'drizzle-orm';
import { systemScope } from '#platform/database/scope.ts';
import { faultsOfHistory } from '../history/check.ts';
import type { Stage } from '../stage.ts';
import { refundedOf } from './gateway.ts';
import { customers, type Trade } from './operations.ts';

interface KeptOrder {
  id: string;
  key: string;
  paid: string;
  entries: number;
}
interface KeptPayment {
  id: string;
  orderId: string;
  state: string;
  amount: number;
  refunded: number;
  checkoutId: string | null;
}
interface Document {
  number: string;
  kind: 'invoice' | 'credit-note';
  orderId: string;
  amount: number;
}

interface Books {
  orders: KeptOrder[];
  payments: KeptPayment[];
  documents: Document[];
}

const ordersKept = sql`select id, idempotency_key as key, payment_status as paid, (select count(*)::int from audit_logs a
  where a.entity_id = s.id::text and a.details->>'event' = 'order.created') as entries from service_requests s
  where contact_email in (${sql.join(
    customers.map(({ email }) => sql`${email}`),
    sql`, `,
  )}) order by id`;
const paymentsKept = sql`select id, order_id as "orderId", state, amount, refunded, checkout_id as "checkoutId" from payments`;
const documentsKept = sql`select number, kind, order_id as "orderId", (document->>'amount')::int as amount from invoices
  order by split_part(number, '-', 3)`;

const readBooks = ({ base }: Stage): Promise<Books> =>
  base.transaction(systemScope, async (tx) => ({
    orders: (await tx.execute<KeptOrder & Record<string, unknown>>(ordersKept)).rows,
    payments: (await tx.execute<KeptPayment & Record<string, unknown>>(paymentsKept)).rows,
    documents: (await tx.execute<Document & Record<string, unknown>>(documentsKept)).rows,
  }));

const isPaid = ({ state }: KeptPayment) => state === 'paid' || state === 'refunded';

/** What was acknowledged is there, once. */
export function faultsOfOrders({ orders: asked }: Pick<Trade, 'orders'>, kept: readonly KeptOrder[]): string[] {
  const faults: string[] = [];
  for (const { key, ids } of asked) {
    const own = kept.filter((one) => one.key === key);
    if (own.length > 1) faults.push(`an order stands ${own.length} times`);
    if (ids.some((id) => own[0]?.id !== id)) faults.push('an acknowledged order is lost');
  }
  for (const { id, key, entries } of kept) {
    if (!asked.some((one) => one.key === key)) faults.push(`nobody asked for order ${id}`);
    if (entries !== 1) faults.push(`order ${id} has ${entries} entries`);
  }
  return faults;
}

/** No payment, refund or document that the gateway knows nothing of, and none twice. */
export function faultsOfMoney(
  { gateway }: Pick<Stage, 'gateway'>,
  { payments, documents }: Omit<Books, 'orders'>,
): string[] {
  const faults: string[] = [];
  for (const payment of payments) {
    const purchase = gateway.purchases.find(({ id }) => id === payment.checkoutId);
    if (isPaid(payment) && (purchase?.state !== 'paid' || purchase.request.amount !== payment.amount))
      faults.push(`payment ${payment.id} is invented`);
    if (payment.refunded > (purchase ? refundedOf(purchase) : 0)) faults.push(`a refund of ${payment.id} is invented`);
  }
  const orderOf = (paymentId: string) => payments.find(({ id }) => id === paymentId)?.orderId;
  const charged = gateway.purchases.filter(({ state }) => state === 'paid');
  for (const [orderId, own] of Map.groupBy(charged, ({ request }) => orderOf(request.paymentId)))
    if (own.length > 1) faults.push(`order ${orderId} was paid ${own.length} times`);
  for (const [orderId, own] of Map.groupBy(documents, (one) => one.orderId)) {
    const issued = own.filter(({ kind }) => kind === 'invoice');
    if (issued.length > 1) faults.push(`order ${orderId} has ${issued.length} invoices`);
  }
  const numbers = documents.map(({ number }) => Number(number.slice(-6)));
  if (numbers.some((number, index) => number !== index + 1)) faults.push(`numbers of invoices: ${numbers}`);
  return faults;
}

/** What the gateway took stands in the books, to the penny. */
function faultsOfBalance({ gateway }: Stage, { orders, payments, documents }: Books): string[] {
  const faults: string[] = [];
  for (const purchase of gateway.purchases.filter(({ state }) => state === 'paid')) {
    const payment = payments.find(({ id }) => id === purchase.request.paymentId);
    if (!payment || !isPaid(payment)) {
      faults.push(`the payment of ${purchase.id} is lost`);
      continue;
    }
    if (payment.refunded !== refundedOf(purchase)) faults.push(`a refund of ${purchase.id} is lost`);
    const order = orders.find(({ id }) => id === payment.orderId);
    const status = payment.refunded === payment.amount ? 'refunded' : 'paid';
    if (order?.paid !== status) faults.push(`order ${payment.orderId} is ${order?.paid}, not ${status}`);
    const sum = (kind: Document['kind']) =>
      documents
        .filter((one) => one.orderId === payment.orderId && one.kind === kind)
        .reduce((all, { amount }) => all + amount, 0);
    if (sum('invoice') !== payment.amount) faults.push(`invoices of ${payment.orderId} come to ${sum('invoice')}`);
    if (sum('credit-note') !== payment.refunded)
      faults.push(`credit notes of ${payment.orderId} come to ${sum('credit-note')}`);
  }
  return faults;
}

/** What must hold about orders and payments, against what people were told and what the gateway knows. */
export function createShopChecks(stage: Stage, trade: Trade) {
  const faultsIn = (books: Books) => [...faultsOfOrders(trade, books.orders), ...faultsOfMoney(stage, books)];
  return {
    faultsNow: async () => faultsIn(await readBooks(stage)),
    async faultsAtRest() {
      const books = await readBooks(stage);
      return [...faultsIn(books), ...faultsOfBalance(stage, books), ...faultsOfHistory(trade.history.entries)];
    },
  };
}
