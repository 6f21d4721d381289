import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { SlowClients } from './slow-clients.ts';

const DRIP_EVERY_MS = 2_000;

/** What the thread of slow clients is to do. */
export interface SlowOrder {
  port: number;
  count: number;
  openedWithinMs: number;
  watchedMs: number;
}

const order = workerData as SlowOrder;

/** What slow clients begin with; the last says nothing at all. */
const beginnings = [
  'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
  'POST /contact HTTP/1.1\r\nhost: localhost\r\nsec-fetch-site: same-origin\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 9000\r\n\r\n',
  '',
];

/** Opens a connection and drips into it. @returns milliseconds until the server closed it, or null */
function drip(beginning: string): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = net.connect(order.port, '127.0.0.1', () => socket.write(beginning));
    const startedAt = performance.now();
    const timer = setInterval(() => beginning && socket.write('x'), DRIP_EVERY_MS);
    const over = setTimeout(() => socket.destroy(), order.watchedMs);
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

const clients: Promise<number | null>[] = [];
const dueBy = (passedMs: number) => Math.min(order.count, (passedMs / order.openedWithinMs) * order.count);
for (const startedAt = performance.now(); clients.length < order.count; await wait(10))
  while (clients.length < dueBy(performance.now() - startedAt))
    clients.push(drip(beginnings[clients.length % beginnings.length] ?? ''));
parentPort?.postMessage('opened');
const ended: SlowClients = { closed: await Promise.all(clients) };
parentPort?.postMessage(ended);
