import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { ended, freePort, type Installation, install } from '../../e2e/installation.ts';
import { checkBooks, readBooks, untilOutboxEmpty } from './books.ts';
import { createJudge, type Drill, scaled, seconds } from './drill.ts';
import { startMailServer } from './mail-server.ts';
import { keepOrdering, openCustomers } from './orders.ts';

const CUSTOMERS = 10;
const MOST_MS = 60_000;
/** A machine that starts another process may be slow for a moment. */
const READY_MS = 10_000;

interface Rival {
  child: ChildProcess;
  /** Whether it serves; false once it has ended. */
  settled: Promise<boolean>;
  log(): string;
}

async function isReadyWithin(url: string, mostMs: number, isOver = () => false): Promise<boolean> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = Date.now() + mostMs; Date.now() < end && !isOver(); await wait(50)) if (await isReady()) return true;
  return false;
}

/** Starts another process on the same data folder, on a port of its own. */
async function startRival({ environment }: Installation): Promise<Rival> {
  const port = await freePort();
  const env = { ...environment, PORT: String(port) };
  const child = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const settled = isReadyWithin(`http://localhost:${port}`, MOST_MS, () => child.exitCode !== null);
  return { child, settled, log: () => output };
}

async function endRival({ child }: Rival): Promise<void> {
  child.kill('SIGTERM');
  await ended(child);
}

/** Two processes that start at the same moment on a folder that nobody uses. @returns how many of them serve */
async function race(installation: Installation): Promise<number> {
  const rivals = await Promise.all([startRival(installation), startRival(installation)]);
  const serving = (await Promise.all(rivals.map(({ settled }) => settled))).filter(Boolean).length;
  await Promise.all(rivals.map(endRival));
  return serving;
}

/** A second process on the data folder of one that runs, of one that was killed, and two at the same moment. */
export const startSecondProcess: Drill = async (setting) => {
  const races = scaled(20, setting);
  const judge = createJudge();
  const mail = await startMailServer();
  const installation = await install('embedded', mail.environment);
  try {
    const load = keepOrdering(await openCustomers(installation, mail, CUSTOMERS), 5);
    const startedAt = performance.now();
    const second = await startRival(installation);
    judge.must(!(await second.settled), 'a second process serves from the same folder');
    const refusedMs = performance.now() - startedAt;
    judge.must(second.child.exitCode !== 0, 'it ended as if all were well');
    judge.must(/another process|in use/i.test(second.log()), `it does not say why: ${second.log().slice(0, 200)}`);
    judge.must(await isReadyWithin(installation.url, READY_MS), 'the first process is not ready any more');
    await load.stop();
    await untilOutboxEmpty(installation, 60_000);
    await installation.kill();
    const heir = await startRival(installation);
    judge.must(await heir.settled, `after kill -9 nobody can start: ${heir.log().slice(0, 200)}`);
    await endRival(heir);
    const serving: number[] = [];
    while (serving.length < races) serving.push(await race(installation));
    judge.must(Math.max(...serving) <= 1, 'two processes that started at once both serve');
    const { lost } = await readBooks(installation, (query) => checkBooks(query, load.orders, judge));
    return judge.end(
      `refused after ${seconds(refusedMs)}: “${second.log().trim().split('\n').at(-1)}”; ${load.orders.length} orders meanwhile, ${lost} lost; of two at once, ${races} times: ${serving.filter((count) => count === 1).length} times one served, never both`,
    );
  } finally {
    await installation.stop();
    await mail.stop();
  }
};
