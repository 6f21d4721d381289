import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { listenOn } from '#server/http/listener.ts';
import { startTestServer } from '#tests/test-server.ts';
import { createDrain } from './stop.ts';

const HEAD = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';

/** Somebody on another thread, as this one computes: connects, sends a request, and says what came of it. */
const VISITOR = `
  const { parentPort, workerData: { port, head } } = require('node:worker_threads');
  let socket;
  const say = (what) => parentPort.postMessage(what);
  const acts = {
    connect() {
      socket = require('node:net').connect(port, '127.0.0.1', () => say('connected'));
      socket.once('data', (chunk) => say(chunk.toString('latin1').slice(0, 15)));
      socket.on('error', ({ code }) => say(code));
    },
    send: () => socket.write(head),
  };
  parentPort.on('message', (what) => acts[what]());
  say('here');
`;

async function openVisitor(port: number) {
  const worker = new Worker(VISITOR, { eval: true, workerData: { port, head: HEAD } });
  const heard = async () => (await once(worker, 'message'))[0] as string;
  await heard();
  return { worker, heard, tell: (what: string) => worker.postMessage(what) };
}

/** Longer than another thread takes to act on a word. */
function compute(): void {
  for (const end = performance.now() + 1_000; performance.now() < end; );
}

it('a request that came while the process computed is answered, although the time for it is over', async () => {
  const server = await startTestServer();
  const { worker, heard, tell } = await openVisitor(server.port);
  tell('connect');
  await heard();
  const answered = heard();
  const stopped = server.stop({ lameDuckMs: 100, graceMs: 5_000 });
  setTimeout(() => {
    tell('send');
    compute();
  }, 20);
  expect(await answered).toBe('HTTP/1.1 200 OK');
  await stopped;
  await worker.terminate();
});

it('a connection that came while the process computed is accepted before the port closes', async () => {
  const server = await startTestServer();
  const { worker, heard, tell } = await openVisitor(server.port);
  const answered = heard().then((what) => (what === 'connected' ? heard() : what));
  // Between the look at the network that brings nobody, and what follows from it.
  setImmediate(() =>
    setImmediate(() => {
      tell('connect');
      tell('send');
      compute();
    }),
  );
  const stopped = server.stop({ lameDuckMs: 100, graceMs: 5_000 });
  expect(await answered).toBe('HTTP/1.1 200 OK');
  await stopped;
  await worker.terminate();
});

/** Visitors on another thread who come one after the other, each over a connection of its own, until the port is closed. */
const VISITORS = `
  const { parentPort, workerData: { port, count } } = require('node:worker_threads');
  const { get } = require('node:http');
  const ask = () => new Promise((resolve) => get({ port, host: '127.0.0.1', path: '/', agent: false }, (response) => {
    response.on('error', ({ code }) => resolve(code));
    response.on('end', () => resolve('answered'));
    response.resume();
  }).on('error', ({ code }) => resolve(code)));
  const tally = {};
  const visit = async () => {
    for (;;) {
      const end = await ask();
      tally[end] = (tally[end] ?? 0) + 1;
      if (end === 'ECONNREFUSED') return;
    }
  };
  Promise.all(Array.from({ length: count }, visit)).then(() => parentPort.postMessage(tally));
`;

/** Stops a server while 20 visitors come one after the other. @returns how their requests ended, and how often */
async function stopAmongVisitors(answerMs: number): Promise<Record<string, number>> {
  const drain = createDrain();
  let answered = 0;
  const answer = drain.counted((_request, response) => {
    for (const end = performance.now() + answerMs; performance.now() < end; );
    answered++;
    response.end('done');
  });
  const server = createServer(answer);
  const port = await listenOn(server, 0, '127.0.0.1');
  const visitors = new Worker(VISITORS, { eval: true, workerData: { port, count: 20 } });
  const told = once(visitors, 'message');
  while (answered < 50) await wait(10);
  await drain.stop(server, { lameDuckMs: 100, graceMs: 10_000 });
  const [tally] = (await told) as [Record<string, number>];
  await visitors.terminate();
  return tally;
}

it('breaks no request while every answer takes the thread that listens, as with the embedded database', async () => {
  expect(await stopAmongVisitors(15)).toEqual({ answered: expect.any(Number), ECONNREFUSED: 20 });
});

it('breaks next to no request of visitors who connect all the time, in 20 stops', async () => {
  let broken = 0;
  for (let stop = 0; stop < 20; stop++) {
    const { answered: _, ECONNREFUSED: __, ...others } = await stopAmongVisitors(0);
    for (const count of Object.values(others)) broken += count;
  }
  // Between the last look at who waits and the closing of the port one may still come.
  expect(broken).toBeLessThanOrEqual(5);
});
