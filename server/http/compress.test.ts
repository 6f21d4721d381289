import { createServer, get, type Server } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressText } from './compress.ts';
import { listenOn } from './listener.ts';

const words = 'Sources answer, and findings are told. '.repeat(200);
const later = Promise.withResolvers<void>();

/** A page of which the second half is written once `later` is resolved. */
function streamPage(): Response {
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('<p>first</p>'));
      await later.promise;
      controller.enqueue(new TextEncoder().encode('<p>second</p>'));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/html' } });
}

describe('text that is written for one request', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    const app = new Hono();
    app.use(compressText);
    app.get('/page', (c) => c.html(words));
    app.get('/table', () => new Response(words, { status: 202, headers: { 'content-type': 'text/csv' } }));
    app.get('/data', () => new Response(words, { headers: { 'content-type': 'text/x-script' } }));
    app.get('/file', () => new Response(words, { headers: { 'content-type': 'application/pdf' } }));
    app.get('/live', () => new Response(words, { headers: { 'content-type': 'text/event-stream' } }));
    app.get('/stream', streamPage);
    app.get('/moved', (c) => {
      c.header('set-cookie', 'a=1', { append: true });
      c.header('set-cookie', 'b=2', { append: true });
      return c.redirect('/page');
    });
    server = createServer(getRequestListener(app.fetch));
    url = `http://127.0.0.1:${await listenOn(server, 0, '127.0.0.1')}`;
  });
  afterAll(() => void server.close());

  const ask = (path: string, accepted = 'gzip, deflate, br', method = 'GET') =>
    fetch(url + path, { method, redirect: 'manual', headers: { 'accept-encoding': accepted } });

  it.each(['/page', '/table'])('goes out as gzip, and says that this depends on who asks: %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(path === '/table' ? 202 : 200);
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['gzip', 'accept-encoding']);
    expect(await answer.text()).toBe(words);
  });

  it.each(['identity', 'br', 'gzip;q=0'])('goes out as it is to whoever takes no gzip: %s', async (accepted) => {
    const answer = await ask('/page', accepted);
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, 'accept-encoding']);
    expect(await answer.text()).toBe(words);
  });

  it.each(['/file', '/live', '/data'])('is not what else is sent: %s', async (path) => {
    const answer = await ask(path);
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, null]);
  });

  it('is a fraction of its length', async () => {
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
    get(`${url}/page`, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => resolve(Buffer.concat(pieces)));
    }).on('error', reject);
    const packed = await promise;
    expect(gunzipSync(packed).toString()).toBe(words);
    expect(packed.length).toBeLessThan(words.length / 10);
  });

  it('goes out piece by piece, as it is written', async () => {
    const answer = await ask('/stream');
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('<p>first</p>');
    later.resolve();
    expect((await reader?.read())?.value).toBe('<p>second</p>');
  });

  it('keeps every cookie and the status of an answer that leads on', async () => {
    const answer = await ask('/moved');
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([302, ['a=1', 'b=2']]);
  });

  it('has no body for HEAD, and no encoding is said of none', async () => {
    const answer = await ask('/page', 'gzip', 'HEAD');
    expect([await answer.text(), answer.headers.get('content-encoding')]).toEqual(['', null]);
  });
});
