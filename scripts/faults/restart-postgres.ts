import { setTimeout as wait } from 'node:timers/promises';
import { install } from '../../e2e/installation.ts';
import { checkBooks, readBooks, untilOutboxEmpty } from './books.ts';
import { createJudge, type Drill, scaled, seconds } from './drill.ts';
import { startMailServer } from './mail-server.ts';
import { createAnswers, ORDERS_EACH, openCustomers, placeOrders } from './orders.ts';

const RECOVERED_MS = 5_000;
const AWAY_MS = 1_000;

/** An immediate shutdown of PostgreSQL again and again, a second each, while customers order. */
export const restartPostgres: Drill = async (setting) => {
  const [restarts, count] = [setting.quick ? 2 : 10, scaled(3_000, setting)];
  const judge = createJudge();
  const mail = await startMailServer();
  const installation = await install(setting.kind, mail.environment, { durable: true });
  try {
    const customers = await openCustomers(installation, mail, Math.ceil(count / ORDERS_EACH));
    const answers = createAnswers();
    const recoveredMs: number[] = [];
    let begun = 0;
    let backAt: number | null = null;
    let restarting: Promise<void> | null = null;
    const restart = async () => {
      begun++;
      await installation.postgres?.crash();
      await wait(AWAY_MS);
      await installation.postgres?.start();
      backAt = performance.now();
    };
    const orders = await placeOrders(customers, count, answers, (placed) => {
      if (backAt !== null) {
        recoveredMs.push(performance.now() - backAt);
        backAt = null;
        restarting = null;
      }
      if (restarting === null && begun < restarts && placed > (count * begun) / restarts) restarting = restart();
    });
    await restarting;
    await untilOutboxEmpty(installation, 60_000);
    const { lost, doubled } = await readBooks(installation, (query) => checkBooks(query, orders, judge));
    const worst = Math.max(...recoveredMs);
    judge.must(begun === restarts, `only ${begun} restarts came to pass`);
    judge.must(answers.others.size === 0, `answers other than 503: ${JSON.stringify([...answers.others])}`);
    judge.must(answers.unanswered === 0, `${answers.unanswered} requests had no answer`);
    judge.must(worst <= RECOVERED_MS, `once it took orders again only after ${seconds(worst)}`);
    judge.must(answers.slowestMs <= 10_000, `a request took ${seconds(answers.slowestMs)}`);
    return judge.end(
      `${begun} restarts, ${orders.length} orders: ${lost} lost, ${doubled} twice; ${answers.unavailable} answers 503 with Retry-After, no other; an order again after at worst ${seconds(worst)}; slowest answer ${seconds(answers.slowestMs)}`,
    );
  } finally {
    await installation.stop();
    await mail.stop();
  }
};
