import { setTimeout as wait } from 'node:timers/promises';
import { type Installation, install } from '../../e2e/installation.ts';
import { readBooks } from './books.ts';
import { createJudge, type Drill, scaled, seconds } from './drill.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { createAnswers, openCustomer, openCustomers, placeOrder, placeOrders } from './orders.ts';

const HOUR_MS = 3_600_000;
const QUICK_OUTAGE_MS = 60_000;
const DELIVERED_MS = 15 * 60_000;
const ORDERS = 40;

const idsOf = ({ arrived }: MailServer) => arrived.map(({ messageId }) => messageId);
const repeatedIn = (ids: readonly string[]) => ids.length - new Set(ids).size;

/** How many mails the product has written since it was started, whatever became of them. */
const writtenMails = (installation: Installation) =>
  readBooks(
    installation,
    async (query) => (await query<{ written: number }>('select count(*)::int as written from mails'))[0]?.written ?? 0,
  );

/** The mail server refuses connections for an hour, while customers order. */
export const refuseMail: Drill = async (setting) => {
  const judge = createJudge();
  const mail = await startMailServer();
  const installation = await install(setting.kind, mail.environment);
  try {
    const customers = await openCustomers(installation, mail, 2);
    await mail.refuse();
    await placeOrders(customers, ORDERS, createAnswers());
    await wait(setting.quick ? QUICK_OUTAGE_MS : HOUR_MS);
    const written = await writtenMails(installation);
    await mail.accept();
    const backAt = Date.now();
    while (new Set(idsOf(mail)).size < written && Date.now() < backAt + DELIVERED_MS) await wait(500);
    const missing = written - new Set(idsOf(mail)).size;
    const last = (mail.arrived.at(-1)?.at ?? backAt) - backAt;
    judge.must(missing === 0, `${missing} of ${written} mails did not come within 15 minutes`);
    judge.must(repeatedIn(idsOf(mail)) === 0, `${repeatedIn(idsOf(mail))} mails came twice`);
    return judge.end(
      `refused for ${setting.quick ? 'a minute' : 'an hour'}: ${written} mails, all delivered, none twice, the last ${seconds(last)} after it was back`,
    );
  } finally {
    await installation.stop();
    await mail.stop();
  }
};

/** `kill -9` when the mail server has taken a mail, and before the product knows. */
export const killAfterMail: Drill = async (setting) => {
  const kills = scaled(20, setting);
  const judge = createJudge();
  const mail = await startMailServer();
  const installation = await install(setting.kind, mail.environment);
  try {
    const customer = await openCustomer(installation, mail, 'alice@example.com');
    for (let n = 0; n < kills; n++) {
      const killed = new Promise<void>((resolve) => {
        mail.beforeAnswer = async () => {
          mail.beforeAnswer = () => {};
          await installation.kill();
          resolve();
        };
      });
      // A mail of before may come again first, and its kill then meets this order.
      const order = { email: customer.email, key: crypto.randomUUID(), id: null };
      await Promise.all([placeOrder(customer, order, createAnswers()), killed.then(() => installation.start())]);
    }
    await untilAllSent(mail, 2 * kills + 1);
    const twice = repeatedIn(idsOf(mail));
    const most = Math.max(...[...Map.groupBy(idsOf(mail), (id) => id).values()].map((group) => group.length));
    judge.must(new Set(idsOf(mail)).size >= 2 * kills + 1, 'a mail was lost');
    judge.must(twice <= kills, `${twice} mails came again`);
    return judge.end(
      `${kills} kills: ${new Set(idsOf(mail)).size} mails, ${twice} came again with the same Message-ID, none more than ${most} times in all`,
    );
  } finally {
    await installation.stop();
    await mail.stop();
  }
};

async function untilAllSent(mail: MailServer, count: number): Promise<void> {
  for (const end = Date.now() + 180_000; new Set(idsOf(mail)).size < count && Date.now() < end; ) await wait(500);
  await wait(2_000);
}
