import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { startTestServer } from '#tests/test-server.ts';

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
