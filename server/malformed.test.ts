import net from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultOfRequest } from '#server/http/request-line.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const REQUESTS = 10_000;
const AT_ONCE = 40;

const pieces = [
  '/',
  '//',
  '/..',
  '/.',
  '%',
  '%2',
  '%zz',
  '%00',
  '%2f',
  '%2F',
  '%5c',
  '%c0%af',
  '%e0%80',
  '%ff',
  '\\',
  ' ',
  '\t',
  '\0',
  '\x7f',
  '\xff',
  'é',
  '?',
  '??',
  '#',
  '&',
  '=',
  ';',
  ':',
  '@',
  '<script>',
  '"',
  "'",
  '${',
  '{{',
  '__proto__',
  '.data',
  '_routes=',
  'root',
  '__manifest',
  'version=1&paths=',
  'live',
  'topic=',
  'healthz',
  'assets',
  'form',
  'client',
  'slow',
  'guarded',
  'a'.repeat(9_000),
  '../../etc/passwd',
  'http://evil.example/',
  '//evil.example',
  '*',
];
const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'G\0T',
  '',
  'GET GET',
];
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'http/1.1', ''];
const hosts = [
  'a',
  'localhost:80',
  '',
  'a b',
  '[::1]',
  '[::1',
  'a:99999',
  'é',
  'a/b',
  'a@b',
  'a#b',
  '\\',
  'x'.repeat(300),
];
const headers = [
  'content-length: 5',
  'content-length: -1',
  'content-length: 5, 6',
  'content-length: 99999999',
  'transfer-encoding: chunked',
  'transfer-encoding: gzip',
  'expect: 100-continue',
  'expect: nonsense',
  'origin: ::',
  'origin: null',
  'sec-fetch-site: same-origin',
  'cookie: =;=;\xff',
  'last-event-id: x',
  'if-none-match: *',
  'upgrade: websocket',
  'connection: upgrade',
  'range: bytes=9-1',
  'x-forwarded-for: ,,,',
  'content-type: application/x-www-form-urlencoded',
  'content-type: multipart/form-data',
  'no colon',
  ': empty',
  'x: \0',
  'accept-encoding: br;q=x',
  `x: ${'y'.repeat(20_000)}`,
];
const bodies = ['', 'hello', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '{"__proto__":{}}', '%00=%ff&a[b]=c', '\0\0\0\0'];

const requests = fc.record({
  method: fc.constantFrom(...methods),
  target: fc.array(fc.constantFrom(...pieces), { maxLength: 5 }).map((parts) => parts.join('')),
  version: fc.constantFrom(...versions),
  host: fc.option(fc.constantFrom(...hosts)),
  headers: fc.array(fc.constantFrom(...headers), { maxLength: 4 }),
  body: fc.constantFrom(...bodies),
  slash: fc.boolean(),
  plainHead: fc.boolean(),
});

/** Half of them have a sound head, so that what follows it is reached too. */
const bytesOf = (r: typeof requests extends fc.Arbitrary<infer T> ? T : never): Buffer => {
  const first = r.plainHead
    ? `${['GET', 'POST'][r.body.length % 2]} /${r.target} HTTP/1.1`
    : `${r.method} ${r.slash ? '/' : ''}${r.target} ${r.version}`;
  const host = r.plainHead ? ['host: a'] : r.host === null ? [] : [`host: ${r.host}`];
  return Buffer.from(`${[first, ...host, ...r.headers].join('\r\n')}\r\n\r\n${r.body}`, 'latin1');
};

/** Status of the answer; 0 when the connection was closed, or left waiting for the rest of the request. */
const statusOf = (port: number, bytes: Buffer): Promise<{ status: number; text: string }> =>
  new Promise((resolve) => {
    let text = '';
    const socket = net.connect(port, '127.0.0.1');
    const done = () => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (?!100)(\d{3})/m.exec(text)?.[1] ?? 0), text });
    };
    socket.setTimeout(150, done);
    socket.on('connect', () => socket.end(bytes));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (/^HTTP\/1\.1 (?!100)\d{3}[\s\S]*\r\n\r\n/m.test(text)) done();
    });
    socket.on('error', done);
    socket.on('close', done);
  });

describe('malformed requests', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it(`never make the server fail: ${REQUESTS} of them`, { timeout: 300_000 }, async () => {
    const corpus = fc.sample(requests, { numRuns: REQUESTS, seed: 20261121 }).map(bytesOf);
    const seen = new Map<number, number>();
    const failed: string[] = [];
    const next = corpus.values();
    const work = async () => {
      for (const bytes of next) {
        const { status, text } = await statusOf(server.port, bytes);
        seen.set(status, (seen.get(status) ?? 0) + 1);
        if (status >= 500 || /\n\s+at .+:\d+:\d+/.test(text))
          failed.push(`${bytes.toString('latin1').slice(0, 200)} → ${text.slice(0, 300)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(failed.slice(0, 5)).toEqual([]);
    expect(server.logged.filter(({ level }) => level === 'error')).toEqual([]);
    // The corpus must reach past the parser: pages, refusals of ours and of the parser.
    for (const status of [200, 400, 403, 404, 405, 431])
      expect(seen.get(status), `status ${status}`).toBeGreaterThan(20);
    expect((await statusOf(server.port, Buffer.from('GET / HTTP/1.1\r\nhost: a\r\n\r\n'))).status).toBe(200);
  });
});

describe('a request line', () => {
  it.each<[string, string, number | null]>([
    ['GET', '/', null],
    ['GET', '/services?x=//&y=%2f', null],
    ['GET', '/blog/caf%C3%A9', null],
    ['GET', '//evil.example', 404],
    ['GET', '/a//b', 404],
    ['GET', '/a%2Fb', 404],
    ['GET', '/a%5cb', 404],
    ['GET', '/a/../b', 404],
    ['GET', '/a/%2e%2E/b', 404],
    ['GET', '/%', 400],
    ['GET', '/%E0%A4%A', 400],
    ['GET', '/%00', 400],
    ['GET', '/?q=%00', 400],
    ['GET', '/a\\b', 400],
    ['GET', '/caf\xe9', 400],
    ['GET', '*', 400],
    ['GET', 'http://other.example/', 400],
    ['GET', `/${'a'.repeat(9_000)}`, 414],
    ['OPTIONS', '/', 405],
    ['get', '/', 405],
  ])('%s %s', (method, target, fault) => {
    expect(faultOfRequest(method, target, 'quietprint.example', 8_192)).toBe(fault);
  });
});
