import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from '../../e2e/installation.ts';
import { type Browser, openBrowser } from '../attacks/browser.ts';
import { assertHolds, password } from '../attacks/target.ts';
import type { MailServer } from './mail-server.ts';

/** Fewer than one person may place in an hour. */
export const ORDERS_EACH = 50;
const AT_ONCE = 16;
const AGAIN_MS = 100;
/** Longest that one order is tried. */
const MOST_MS = 120_000;
const orderIdIn = /\/requests\/([0-9a-f-]{36})/;

export interface Customer {
  email: string;
  browser: Browser;
}

/** An order as its customer knows it. */
export interface PlacedOrder {
  email: string;
  key: string;
  /** What the product acknowledged; null while it has not. */
  id: string | null;
}

/** How the requests of all orders were answered. */
export interface Answers {
  acknowledged: number;
  /** 503 with Retry-After. */
  unavailable: number;
  /** The connection was refused, reset, or brought nothing. */
  unanswered: number;
  /** Those of them whose connection stood before. */
  cut: number;
  /** Anything else: status and how often. */
  others: Map<string, number>;
  slowestMs: number;
}

/** The same work for every one of them, so many at once. */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items].reverse();
  const one = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

/** Opens an account and signs in to it. */
export async function openCustomer({ url }: Installation, mail: MailServer, email: string): Promise<Customer> {
  const browser = openBrowser(url);
  await browser.post('/auth?tab=sign-up', { email, password, confirm: password, fullName: 'Alice Archer' });
  const token = (await mail.linkFor(email, 'confirmation')).searchParams.get('token') ?? '';
  const { status } = await browser.post('/auth/link', { type: 'confirmation', token });
  assertHolds(status === 302, `an account could not be opened: ${status}`);
  return { email, browser };
}

export async function openCustomers(installation: Installation, mail: MailServer, count: number): Promise<Customer[]> {
  const customers: Customer[] = [];
  const emails = Array.from({ length: count }, (_, n) => `customer${n}@example.com`);
  await eachAtOnce(emails, 4, async (email) => void customers.push(await openCustomer(installation, mail, email)));
  return customers;
}

export const createAnswers = (): Answers => ({
  acknowledged: 0,
  unavailable: 0,
  unanswered: 0,
  cut: 0,
  others: new Map(),
  slowestMs: 0,
});

/** Sends the form once. @returns the id that was acknowledged, or null: to be sent again */
async function postOrder({ browser }: Customer, key: string, answers: Answers): Promise<string | null> {
  const startedAt = performance.now();
  const fields = { idempotencyKey: key };
  const answer = await browser
    .post('/services/order/privacy-awareness-session', fields)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') answers.cut++;
      return null;
    });
  answers.slowestMs = Math.max(answers.slowestMs, performance.now() - startedAt);
  const id = answer && orderIdIn.exec(String(answer.headers.location))?.[1];
  if (id) {
    answers.acknowledged++;
    return id;
  }
  if (answer === null) answers.unanswered++;
  else if (answer.status === 503 && answer.headers['retry-after'] !== undefined) answers.unavailable++;
  else {
    const what = `${answer.status}${answer.headers.location ? ` to ${answer.headers.location}` : ''}`;
    answers.others.set(what, (answers.others.get(what) ?? 0) + 1);
  }
  return null;
}

/** Orders a report. @returns the order's id */
export async function placeReport({ browser }: Customer): Promise<string> {
  const fields = { idempotencyKey: randomUUID() };
  const { status, headers } = await browser.post('/services/order/detailed-exposure-report', fields);
  const id = orderIdIn.exec(String(headers.location))?.[1];
  if (!id) throw new Error(`a report could not be ordered: ${status}`);
  return id;
}

/** Sends the same form until the order is acknowledged. @throws Error when it never is */
export async function placeOrder(customer: Customer, order: PlacedOrder, answers: Answers): Promise<void> {
  for (const end = Date.now() + MOST_MS; Date.now() < end; await wait(AGAIN_MS)) {
    order.id = await postOrder(customer, order.key, answers);
    if (order.id !== null) return;
  }
  throw new Error(`an order was never taken: ${JSON.stringify([...answers.others])}`);
}

/** Orders of all customers, as fast as the product takes them. @param onPlaced after each that was acknowledged */
export async function placeOrders(
  customers: readonly Customer[],
  count: number,
  answers: Answers,
  onPlaced: (placed: number) => void = () => {},
): Promise<PlacedOrder[]> {
  const orders: PlacedOrder[] = [];
  let placed = 0;
  const numbers = Array.from({ length: count }, (_, n) => n);
  await eachAtOnce(numbers, AT_ONCE, async (n) => {
    const customer = customers[n % customers.length];
    if (!customer) throw new Error('nobody to order anything');
    const order: PlacedOrder = { email: customer.email, key: randomUUID(), id: null };
    orders.push(order);
    await placeOrder(customer, order, answers);
    onPlaced(++placed);
  });
  return orders;
}

/** Orders that go on until they are told to stop. */
export interface SteadyOrders {
  orders: readonly PlacedOrder[];
  answers: Answers;
  /** No order begins any more; those that have begun are sent until they are acknowledged. */
  stop(): Promise<void>;
}

/**
 * One customer after the other orders, so many a second, each sending the same form until it is acknowledged. While many wait for
 * that, no other begins: what is tried is a fault, and not a flood.
 */
export function keepOrdering(customers: readonly Customer[], perSecond = 10): SteadyOrders {
  const orders: PlacedOrder[] = [];
  const answers = createAnswers();
  const underWay = new Set<Promise<void>>();
  const order = () => {
    const customer = customers[orders.length % customers.length];
    if (!customer || underWay.size >= AT_ONCE || orders.length >= customers.length * ORDERS_EACH) return;
    const one: PlacedOrder = { email: customer.email, key: randomUUID(), id: null };
    orders.push(one);
    const placed = placeOrder(customer, one, answers);
    underWay.add(placed);
    // Whoever stops the load hears of one that was never taken.
    placed.then(
      () => underWay.delete(placed),
      () => {},
    );
  };
  const timer = setInterval(order, 1_000 / perSecond).unref();
  return {
    orders,
    answers,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}
