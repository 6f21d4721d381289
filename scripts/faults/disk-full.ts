import { setTimeout as wait } from 'node:timers/promises';
import { type Installation, install } from '../../e2e/installation.ts';
import { checkBooks, readBooks, untilOutboxEmpty } from './books.ts';
import { createJudge, type Drill, type Found, type Setting, seconds } from './drill.ts';
import { startMailServer } from './mail-server.ts';
import { type Customer, createAnswers, keepOrdering, openCustomers, type PlacedOrder, placeOrder } from './orders.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const CUSTOMERS = 40;
const MEGABYTES = 400;
const STEADY_MS = 3_000;
const FULL_MS = 60_000;
const QUICK_FULL_MS = 20_000;
const ANSWERED_MS = 2_000;
const EXITED_MS = 5_000;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Milliseconds until `/healthz` answers; null where nobody listens. */
async function timeHealth({ url }: Installation): Promise<number | null> {
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(EXITED_MS);
  return fetch(`${url}/healthz`, { signal }).then(
    () => performance.now() - startedAt,
    () => null,
  );
}

/** Starts again what has ended, as a supervisor would. @returns whether it had to be */
async function startAgain(installation: Installation): Promise<boolean> {
  await installation.postgres?.crash();
  await installation.postgres?.start();
  if (isRunning(installation.pid())) return false;
  await installation.start();
  return true;
}

async function orderOnce(customer: Customer): Promise<PlacedOrder> {
  const order: PlacedOrder = { email: customer.email, key: crypto.randomUUID(), id: null };
  await placeOrder(customer, order, createAnswers());
  return order;
}

async function fillDisk(setting: Setting, disk: SmallDisk): Promise<Found> {
  const judge = createJudge();
  const mail = await startMailServer();
  const installation = await install(setting.kind, mail.environment, { durable: true, disk: disk.folder });
  try {
    const [probe, ...customers] = await openCustomers(installation, mail, CUSTOMERS);
    if (!probe) throw new Error('nobody to order');
    const load = keepOrdering(customers);
    await wait(STEADY_MS);
    const before = load.answers.acknowledged;
    disk.fill();
    load.answers.slowestMs = 0;
    await wait(setting.quick ? QUICK_FULL_MS : FULL_MS);
    const { slowestMs, unavailable, acknowledged } = load.answers;
    const health = await timeHealth(installation);
    const exited = health === null && !isRunning(installation.pid());
    judge.must(health !== null || exited, 'the process neither answers nor has ended');
    judge.must(unavailable > 0 || exited, 'nobody was told that the disk is full');
    disk.empty();
    const freedAt = performance.now();
    const restarted = await startAgain(installation);
    const order = await orderOnce(probe);
    const recoveredMs = performance.now() - freedAt;
    await load.stop();
    await untilOutboxEmpty(installation, 60_000);
    if (setting.kind === 'embedded') await installation.end();
    const { lost, doubled } = await readBooks(installation, (query) =>
      checkBooks(query, [...load.orders, order], judge),
    );
    judge.must(load.answers.others.size === 0, `answers other than 503: ${JSON.stringify([...load.answers.others])}`);
    judge.must(slowestMs <= ANSWERED_MS, `an answer took ${seconds(slowestMs)}`);
    return judge.end(
      `full for ${seconds(setting.quick ? QUICK_FULL_MS : FULL_MS)}: ${acknowledged - before} orders still taken, ${unavailable} answers 503, slowest ${seconds(slowestMs)}; the process ${exited ? 'ended' : 'went on'}; ${restarted ? 'started again, ' : ''}an order ${seconds(recoveredMs)} after there was room; ${load.orders.length + 1} orders, ${lost} lost, ${doubled} twice`,
    );
  } finally {
    await installation.stop();
    await mail.stop();
  }
}

/** No byte is left where the database lies, while customers order; then there is room again. */
export const fillTheDisk: Drill = async (setting) => {
  const disk = mountSmallDisk(MEGABYTES);
  if (!disk)
    return { figures: 'not tried: neither memory nor a file may be mounted here', broken: [], isUntried: true };
  try {
    return await fillDisk(setting, disk);
  } finally {
    disk.remove();
  }
};
