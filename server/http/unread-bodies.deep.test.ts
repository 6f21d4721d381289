import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, startTestServer, type TestServer } from '#tests/test-server.ts';
import { requestLimits } from './limits.ts';

const part = Buffer.alloc(64 * 1024, 'a');

interface Sending {
  path?: string;
  /** Of 64 KB each. */
  parts: number;
  pauseMs: number;
  chunked?: boolean;
  headers?: string[];
}

function headOf({ path = '/form', parts, chunked, headers = [] }: Sending): string {
  const length = chunked ? 'transfer-encoding: chunked' : `content-length: ${parts * part.length}`;
  const type = 'content-type: application/x-www-form-urlencoded';
  return [`POST ${path} HTTP/1.1`, 'host: a', type, length, ...headers, '', ''].join('\r\n');
}

const frame = (chunked: boolean | undefined): Buffer =>
  chunked ? Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]) : part;

interface Sent {
  answer: string;
  /** Bytes of the body that the system took. */
  bytes: number;
}

/** Sends a form the way browsers do: all of it before anything of the answer is read. */
async function sendThenRead({ port }: TestServer, sending: Sending): Promise<Sent> {
  const socket = net.connect(port, '127.0.0.1').pause();
  let isBroken = false;
  socket.once('error', () => {
    isBroken = true;
  });
  const write = (bytes: string | Buffer) => new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
  await write(headOf(sending));
  let bytes = 0;
  for (let sent = 0; sent < sending.parts && !isBroken; sent++) {
    await write(frame(sending.chunked));
    if (!isBroken) bytes += part.length;
    await wait(sending.pauseMs);
  }
  if (sending.chunked) await write('0\r\n\r\n');
  const answer = isBroken ? '' : await readPage(socket);
  socket.destroy();
  return { answer, bytes };
}

function readPage(socket: net.Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      if (text.includes('</html>')) resolve(text);
    });
    socket.once('close', () => resolve(text));
    socket.resume();
  });
}

const own = 'sec-fetch-site: same-origin';

describe('a form of three megabytes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  // Some two seconds to send.
  const large = { parts: 48, pauseMs: 40 };

  it.each<[string, Partial<Sending>]>([
    ['with its length', {}],
    ['without its length', { chunked: true }],
    ['as data', { path: '/form.data' }],
    ['on a connection that ends with it', { headers: [own, 'connection: close'] }],
  ])('is answered with the page that says so, also when it comes slowly: %s', async (_how, sending) => {
    const { answer } = await sendThenRead(server, { ...large, headers: [own], ...sending });
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('This is too large');
  });

  it('leaves its connection to the next request', async () => {
    const { answer } = await sendThenRead(server, { ...large, headers: [own] });
    expect(answer.toLowerCase()).not.toContain('connection: close');
  });

  it('from another site is refused with its page as well', async () => {
    const { answer } = await sendThenRead(server, { ...large, headers: ['sec-fetch-site: cross-site'] });
    expect(answer).toMatch(/^HTTP\/1.1 403 /);
  });
});

describe('of a form that is refused', () => {
  it('no more is taken than the limit says', async () => {
    const server = await startTestServer({ limits: { unreadBytes: 1_000_000, unreadMs: 60_000 } });
    const { bytes } = await sendThenRead(server, { parts: 2_000, pauseMs: 1, chunked: true, headers: [own] });
    await server.stop();
    // And what the system holds of it on both sides.
    expect(bytes).toBeLessThan(30_000_000);
  });

  it('which says itself that it is larger than that, nothing is waited for', async () => {
    const server = await startTestServer({ limits: { unreadMs: 60_000 } });
    const length = String(requestLimits.unreadBytes + 1);
    const headers = { 'sec-fetch-site': 'same-origin', 'content-length': length };
    const { status, headers: answered } = await ask(server, '/form', { method: 'POST', headers, body: 'a' });
    await server.stop();
    expect([status, answered.connection]).toEqual([413, 'close']);
  });

  it('nothing is waited for longer than the limit says: its sender is answered, and the connection ends', async () => {
    const server = await startTestServer({ limits: { unreadMs: 300 } });
    const headers = { 'sec-fetch-site': 'same-origin', 'content-length': '3000000' };
    const { status, headers: answered } = await ask(server, '/form', { method: 'POST', headers, body: 'a' });
    await server.stop();
    expect([status, answered.connection]).toEqual([413, 'close']);
  });
});
