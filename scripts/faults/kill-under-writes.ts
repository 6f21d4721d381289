import { install } from '../../e2e/installation.ts';
import { checkBooks, readBooks, untilOutboxEmpty } from './books.ts';
import { createJudge, type Drill, scaled, seconds, shareOf } from './drill.ts';
import { startMailServer } from './mail-server.ts';
import { createAnswers, ORDERS_EACH, openCustomers, placeOrders } from './orders.ts';

const READY_MS = 5_000;

/** `kill -9` again and again while customers order, each sending the same form until it is acknowledged. */
export const killUnderWrites: Drill = async (setting) => {
  const [count, kills] = [scaled(10_000, setting), scaled(50, setting)];
  const judge = createJudge();
  const mail = await startMailServer();
  const installation = await install(setting.kind, mail.environment, { durable: true });
  try {
    const customers = await openCustomers(installation, mail, Math.ceil(count / ORDERS_EACH));
    const answers = createAnswers();
    const readyMs: number[] = [];
    let killing: Promise<void> | null = null;
    let killedAt: number | null = null;
    const killAgain = async () => {
      await installation.kill();
      killedAt = performance.now();
      await installation.start();
      killing = null;
    };
    const orders = await placeOrders(customers, count, answers, (placed) => {
      if (killedAt !== null) readyMs.push(performance.now() - killedAt);
      killedAt = null;
      if (killing === null && readyMs.length < kills && placed > (count * readyMs.length) / kills) {
        killing = killAgain();
        // A start that fails is heard of below: orders are not taken then, or it is awaited.
        killing.catch(() => {});
      }
    });
    await killing;
    await untilOutboxEmpty(installation, 60_000);
    if (setting.kind === 'embedded') await installation.end();
    const { lost, doubled } = await readBooks(installation, (query) => checkBooks(query, orders, judge));
    const worst = Math.max(...readyMs);
    judge.must(readyMs.length === kills, `only ${readyMs.length} kills came to pass`);
    judge.must(answers.others.size === 0, `other answers: ${JSON.stringify([...answers.others])}`);
    judge.must(worst <= READY_MS, `once it took orders again only after ${seconds(worst)}`);
    return judge.end(
      `${readyMs.length} kills, ${orders.length} orders: ${lost} lost, ${doubled} twice; ${answers.unanswered} requests without an answer, sent again; an order again after ${seconds(shareOf(readyMs, 0.5))}, at worst ${seconds(worst)}`,
    );
  } finally {
    await installation.stop();
    await mail.stop();
  }
};
