import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { install } from '../../e2e/installation.ts';
import { checkBooks, readBooks, untilOutboxEmpty } from './books.ts';
import { createJudge, type Drill, seconds } from './drill.ts';
import { startMailServer } from './mail-server.ts';
import { keepOrdering, openCustomers } from './orders.ts';

const CUSTOMERS = 60;
const VISITORS = 24;
const STEADY_MS = 3_000;
const STOPPED_MS = 10_000;

interface Visits {
  answered: number;
  /** What became of those that met neither an answer nor a port that is closed. */
  broken: string[];
}

/** One page over a connection that is kept. @returns 'answered', or why not */
const askPage = (port: number, agent: Agent) =>
  new Promise<string>((resolve) => {
    const request = get({ port, host: '127.0.0.1', path: '/services', agent }, (response) => {
      response.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
      response.on('end', () => resolve(response.statusCode === 200 ? 'answered' : String(response.statusCode)));
      response.resume();
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
  });

/** Visitors who look at pages one after the other; while the port is closed they come back. */
function keepVisiting(port: number): { visits: Visits; stop(): Promise<void> } {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const visits: Visits = { answered: 0, broken: [] };
  let stopped = false;
  const visit = async () => {
    while (!stopped) {
      const end = await askPage(port, agent);
      if (end === 'answered') visits.answered++;
      else if (end === 'ECONNREFUSED') await wait(50);
      else visits.broken.push(end);
    }
  };
  const all = Array.from({ length: VISITORS }, visit);
  return {
    visits,
    async stop() {
      stopped = true;
      await Promise.all(all);
      agent.destroy();
    },
  };
}

/** SIGTERM again and again while customers order and visitors look at pages over connections that they keep. */
export const stopUnderLoad: Drill = async (setting) => {
  const stops = setting.quick ? 3 : 20;
  const judge = createJudge();
  const mail = await startMailServer();
  const installation = await install(setting.kind, mail.environment, { durable: true });
  try {
    const load = keepOrdering(await openCustomers(installation, mail, CUSTOMERS));
    const visitors = keepVisiting(Number(new URL(installation.url).port));
    const stoppedMs: number[] = [];
    for (let n = 0; n < stops; n++) {
      await wait(STEADY_MS);
      const startedAt = performance.now();
      await installation.end();
      stoppedMs.push(performance.now() - startedAt);
      await installation.start();
    }
    await wait(STEADY_MS);
    await Promise.all([load.stop(), visitors.stop()]);
    await untilOutboxEmpty(installation, 60_000);
    if (setting.kind === 'embedded') await installation.end();
    const { lost, doubled } = await readBooks(installation, (query) => checkBooks(query, load.orders, judge));
    const { answered, broken } = visitors.visits;
    const worst = Math.max(...stoppedMs);
    judge.must(load.answers.cut === 0, `${load.answers.cut} orders were cut off in the middle`);
    judge.must(load.answers.others.size === 0, `other answers: ${JSON.stringify([...load.answers.others])}`);
    judge.must(broken.length === 0, `${broken.length} pages were cut off in the middle: ${[...new Set(broken)]}`);
    judge.must(worst <= STOPPED_MS, `once it took ${seconds(worst)} to stop`);
    return judge.end(
      `${stops} stops: ${answered} pages and ${load.orders.length} orders answered, none cut off; ${lost} lost, ${doubled} twice; stopped after at worst ${seconds(worst)}`,
    );
  } finally {
    await installation.stop();
    await mail.stop();
  }
};
