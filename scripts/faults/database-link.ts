import { setTimeout as wait } from 'node:timers/promises';
import { install } from '../../e2e/installation.ts';
import { type Link, openLink } from '../../tests/link.ts';
import { type Browser, openBrowser } from '../attacks/browser.ts';
import { checkBooks, readBooks, untilOutboxEmpty } from './books.ts';
import { createJudge, type Drill, seconds } from './drill.ts';
import { startMailServer } from './mail-server.ts';
import { type Customer, createAnswers, keepOrdering, openCustomers, type PlacedOrder, placeOrder } from './orders.ts';

const CUSTOMERS = 30;
const STEADY_MS = 3_000;
const FAULT_MS = 60_000;
const QUICK_FAULT_MS = 20_000;
const POLL_MS = 250;
const SLOWEST_MS = 10_000;
const RECOVERED_MS = 5_000;

/** What people were answered who may see nothing, and how long anybody waited. */
interface Looks {
  slowestMs: number;
  unanswered: number;
  /** Pages that opened to somebody who may not see them. */
  opened: string[];
}

/** Looks again and again: a stranger at what staff and customers see, somebody whose session has ended at their own. */
function keepLooking(url: string, ended: Browser['cookies']): { looks: Looks; stop(): Promise<void> } {
  const looks: Looks = { slowestMs: 0, unanswered: 0, opened: [] };
  const underWay: Promise<void>[] = [];
  const visitPage = async (who: Browser, path: string) => {
    const startedAt = performance.now();
    const answer = await who.get(path).catch(() => null);
    looks.slowestMs = Math.max(looks.slowestMs, performance.now() - startedAt);
    if (answer === null) looks.unanswered++;
    else if (answer.status < 300 && path !== '/services') looks.opened.push(path);
  };
  const timer = setInterval(() => {
    underWay.push(...['/services', '/admin/orders', '/dashboard'].map((path) => visitPage(openBrowser(url), path)));
    const formerly = openBrowser(url);
    for (const [name, value] of ended) formerly.cookies.set(name, value);
    underWay.push(visitPage(formerly, '/dashboard'));
  }, POLL_MS).unref();
  return {
    looks,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}

/** Signs out. @returns the cookies of the session that has ended */
async function endSession({ browser }: Customer): Promise<Browser['cookies']> {
  const cookies = new Map(browser.cookies);
  await browser.post('/sign-out', {});
  return cookies;
}

/** Orders once more, until the order is acknowledged. */
async function orderAgain({ email, ...customer }: Customer): Promise<{ order: PlacedOrder; tookMs: number }> {
  const startedAt = performance.now();
  const order: PlacedOrder = { email, key: crypto.randomUUID(), id: null };
  await placeOrder({ email, ...customer }, order, createAnswers());
  return { order, tookMs: performance.now() - startedAt };
}

/** Something happens to the way to PostgreSQL while customers order, and then no longer. */
const disturbed =
  (what: string, disturb: (link: Link) => Promise<void> | void): Drill =>
  async (setting) => {
    const judge = createJudge();
    const mail = await startMailServer();
    let link: Link | undefined;
    const installation = await install(setting.kind, mail.environment, {
      async link(databaseUrl) {
        const url = new URL(databaseUrl);
        link = await openLink({ host: url.hostname, port: Number(url.port) });
        url.port = String(link.port);
        return url.href;
      },
    });
    try {
      const [probe, leaver, ...customers] = await openCustomers(installation, mail, CUSTOMERS);
      if (!link || !probe || !leaver) throw new Error('there is no link, or nobody to order');
      const load = keepOrdering(customers);
      const watch = keepLooking(installation.url, await endSession(leaver));
      await wait(STEADY_MS);
      const before = load.answers.acknowledged;
      await disturb(link);
      await wait(setting.quick ? QUICK_FAULT_MS : FAULT_MS);
      const meanwhile = load.answers.acknowledged - before;
      await link.mend();
      const { order, tookMs: recoveredMs } = await orderAgain(probe);
      await wait(STEADY_MS);
      await Promise.all([load.stop(), watch.stop()]);
      await untilOutboxEmpty(installation, 60_000);
      const placed = [...load.orders, order];
      const { lost, doubled } = await readBooks(installation, (query) => checkBooks(query, placed, judge));
      const { answers } = load;
      const slowest = Math.max(answers.slowestMs, watch.looks.slowestMs);
      judge.must(answers.others.size === 0, `answers other than 503: ${JSON.stringify([...answers.others])}`);
      judge.must(answers.unanswered + watch.looks.unanswered === 0, `${answers.unanswered} requests had no answer`);
      judge.must(watch.looks.opened.length === 0, `opened to somebody who may not: ${watch.looks.opened[0]}`);
      judge.must(slowest <= SLOWEST_MS, `a request took ${seconds(slowest)}`);
      judge.must(recoveredMs <= RECOVERED_MS, `an order again only after ${seconds(recoveredMs)}`);
      return judge.end(
        `${what}: ${placed.length} orders, ${lost} lost, ${doubled} twice, ${meanwhile} of them taken meanwhile; ${answers.unavailable} answers 503 with Retry-After, no other; slowest answer ${seconds(slowest)}; an order again after ${seconds(recoveredMs)}`,
      );
    } finally {
      await link?.mend();
      await installation.stop();
      await link?.close();
      await mail.stop();
    }
  };

export const cutOffDatabase = disturbed('cut off', (link) => link.cut());
export const slowDatabase = disturbed('2 s later', (link) => link.slow(2_000));
export const resetDatabase = disturbed('reset 5 times a second', (link) => link.reset());
export const silenceDatabase = disturbed('half-open', (link) => link.silence());
