import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { install } from '../../e2e/installation.ts';
import { openBrowser } from '../attacks/browser.ts';
import { createJudge, type Drill, scaled, seconds, shareOf } from './drill.ts';

const CLOSED_MS = 30_000;
/** How long they are watched. */
const WATCHED_MS = 45_000;
const DRIP_EVERY_MS = 2_000;
const LOOKS = 300;
const LOOK_EVERY_MS = 25;
/** They come one after the other, as a flood of them is another fault. */
const OPENED_WITHIN_MS = 8_000;

/** What slow clients begin with; the last says nothing at all. */
const beginnings = [
  'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
  'POST /contact HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 9000\r\n\r\n',
  '',
];

/** Opens a connection and drips into it. @returns milliseconds until the server closed it, or null */
function drip(port: number, beginning: string): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(beginning));
    const startedAt = performance.now();
    const timer = setInterval(() => beginning && socket.write('x'), DRIP_EVERY_MS);
    const over = setTimeout(() => socket.destroy(), WATCHED_MS);
    let isOver = true;
    for (const event of ['end', 'error'] as const)
      socket.on(event, () => {
        isOver = false;
      });
    socket.resume();
    socket.on('close', () => {
      clearInterval(timer);
      clearTimeout(over);
      resolve(isOver ? null : performance.now() - startedAt);
    });
  });
}

/** Looks at a page at a steady pace. @returns milliseconds of each */
async function lookAtPages(url: string): Promise<number[]> {
  const times: Promise<number>[] = [];
  for (let n = 0; n < LOOKS; n++) {
    const startedAt = performance.now();
    const look = openBrowser(url).get('/services');
    times.push(look.then(({ status }) => (status === 200 ? performance.now() - startedAt : Number.POSITIVE_INFINITY)));
    await wait(LOOK_EVERY_MS);
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
    const clients: Promise<number | null>[] = [];
    for (const startedAt = performance.now(); clients.length < count; await wait(10))
      while (clients.length < ((performance.now() - startedAt) / OPENED_WITHIN_MS) * count && clients.length < count)
        clients.push(drip(port, beginnings[clients.length % beginnings.length] ?? ''));
    const meanwhile = shareOf(await lookAtPages(installation.url), 0.99);
    const closed = await Promise.all(clients);
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
