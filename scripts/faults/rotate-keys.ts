import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { install } from '../../e2e/installation.ts';
import { runAdmin } from './admin.ts';
import { checkBooks, readBooks, untilOutboxEmpty } from './books.ts';
import { createJudge, type Drill, seconds } from './drill.ts';
import { startMailServer } from './mail-server.ts';
import { type Customer, eachAtOnce, keepOrdering, openCustomers } from './orders.ts';

const CUSTOMERS = 60;
const STEADY_MS = 5_000;

/** How many of them read their own name, which is sealed under their key, and their orders. */
async function countReaders(customers: readonly Customer[]): Promise<number> {
  let readers = 0;
  await eachAtOnce(customers, 8, async ({ browser }) => {
    const pages = [await browser.get('/profile'), await browser.get('/dashboard/requests')];
    if (pages.every(({ status }) => status === 200) && pages[0]?.text.includes('Alice Archer')) readers++;
  });
  return readers;
}

/** The key is exchanged again and again while customers order, as docs/operations.md says for one process. */
export const rotateKeys: Drill = async (setting) => {
  const rotations = setting.quick ? 1 : 5;
  const judge = createJudge();
  const mail = await startMailServer();
  const [first = '', ...keys] = Array.from({ length: rotations + 1 }, () => randomBytes(32).toString('base64url'));
  const environment = { ...mail.environment, ENCRYPTION_KEY: first };
  const installation = await install(setting.kind, environment, { durable: true });
  /** The embedded database serves one process. */
  const isAlone = setting.kind === 'embedded';
  try {
    const customers = await openCustomers(installation, mail, CUSTOMERS);
    const load = keepOrdering(customers);
    let [previous, more] = [first, {}];
    const rewrapMs: number[] = [];
    for (const key of keys) {
      await wait(STEADY_MS);
      const both = { ENCRYPTION_KEY: key, ENCRYPTION_KEY_PREVIOUS: previous };
      await installation.end();
      if (!isAlone) await installation.start(both);
      const { status, output, milliseconds } = await runAdmin(installation, ['rewrap-keys'], both);
      judge.must(status === 0, `rewrap-keys ended with ${status}: ${output}`);
      judge.must(/No longer needed/.test(output), `the old key is still needed: ${output}`);
      rewrapMs.push(milliseconds);
      more = { ENCRYPTION_KEY: key };
      if (!isAlone) await installation.end();
      await installation.start(more);
      previous = key;
    }
    await load.stop();
    await untilOutboxEmpty(installation, 60_000);
    const readers = await countReaders(customers);
    if (isAlone) await installation.end();
    const { lost, doubled } = await readBooks(installation, (query) => checkBooks(query, load.orders, judge));
    judge.must(readers === CUSTOMERS, `only ${readers} of ${CUSTOMERS} customers read what is theirs`);
    judge.must(load.answers.cut === 0, `${load.answers.cut} orders were cut off in the middle`);
    judge.must(load.answers.others.size === 0, `other answers: ${JSON.stringify([...load.answers.others])}`);
    return judge.end(
      `${rotations} rotations, ${load.orders.length} orders: ${lost} lost, ${doubled} twice, none cut off; rewrap-keys took at most ${seconds(Math.max(...rewrapMs))}; all ${readers} customers read what is theirs without the old keys`,
    );
  } finally {
    await installation.stop();
    await mail.stop();
  }
};
