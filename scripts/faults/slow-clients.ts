import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { install } from '../../e2e/installation.ts';
import { openBrowser } from '../attacks/browser.ts';
import { createJudge, type Drill, scaled, seconds, shareOf } from './drill.ts';
import type { SlowOrder } from './slow-client-thread.ts';

const CLOSED_MS = 30_000;
/** How long they are watched. */
const WATCHED_MS = 45_000;
const LOOKS = 300;
const POLL_MS = 25;
/** They come one after the other, as a flood of them is another fault. */
const OPENED_WITHIN_MS = 8_000;

/** How slow clients ended. */
export interface SlowClients {
  /** Milliseconds until the server closed each, or null for one that was open to the end. */
  closed: (number | null)[];
}

/** Opens slow clients in a thread of their own: what they do must not slow down whoever looks at pages here. */
function openSlowClients(order: SlowOrder): { opened: Promise<unknown>; ended: Promise<SlowClients> } {
  const thread = new Worker(new URL('./slow-client-thread.ts', import.meta.url), { workerData: order });
  const opened = once(thread, 'message');
  return { opened, ended: opened.then(async () => (await once(thread, 'message'))[0] as SlowClients) };
}

/** Looks at a page at a steady pace. @returns milliseconds of each */
async function lookAtPages(url: string): Promise<number[]> {
  const times: Promise<number>[] = [];
  for (let n = 0; n < LOOKS; n++) {
    const startedAt = performance.now();
    const look = openBrowser(url).get('/services');
    times.push(look.then(({ status }) => (status === 200 ? performance.now() - startedAt : Number.POSITIVE_INFINITY)));
    await wait(POLL_MS);
  }
  return Promise.all(times);
}

/** Clients that never come to an end, while others look at pages. */
export const holdConnections: Drill = async (setting) => {
  const count = scaled(2_000, setting);
  const judge = createJudge();
  const installation = await install(setting.kind);
  try {
    await lookAtPages(installation.url);
    const before = shareOf(await lookAtPages(installation.url), 0.99);
    const port = Number(new URL(installation.url).port);
    const { opened, ended } = openSlowClients({ port, count, openedWithinMs: OPENED_WITHIN_MS, watchedMs: WATCHED_MS });
    await opened;
    const meanwhile = shareOf(await lookAtPages(installation.url), 0.99);
    const { closed } = await ended;
    const open = closed.filter((ms) => ms === null).length;
    const worst = Math.max(...closed.map((ms) => ms ?? 0));
    judge.must(open === 0, `${open} connections stayed open`);
    judge.must(worst <= CLOSED_MS, `one was closed only after ${seconds(worst)}`);
    judge.must(meanwhile <= 2 * before, `pages took ${(meanwhile / before).toFixed(1)} times as long`);
    return judge.end(
      `${count} slow clients, all closed after at most ${seconds(worst)}; pages p99 ${before.toFixed(0)} ms before, ${meanwhile.toFixed(0)} ms meanwhile`,
    );
  } finally {
    await installation.stop();
  }
};
