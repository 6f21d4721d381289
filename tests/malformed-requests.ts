import net from 'node:net';
import fc from 'fast-check';

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

const requestsOf = (extra: readonly string[]) =>
  fc.record({
    method: fc.constantFrom(...methods),
    target: fc.array(fc.constantFrom(...pieces, ...extra), { maxLength: 5 }).map((parts) => parts.join('')),
    version: fc.constantFrom(...versions),
    host: fc.option(fc.constantFrom(...hosts)),
    headers: fc.array(fc.constantFrom(...headers), { maxLength: 4 }),
    body: fc.constantFrom(...bodies),
    slash: fc.boolean(),
    plainHead: fc.boolean(),
  });

/** Half of them have a sound head, so that what follows it is reached too. */
const bytesOf = (r: ReturnType<typeof requestsOf> extends fc.Arbitrary<infer T> ? T : never): Buffer => {
  const first = r.plainHead
    ? `${['GET', 'POST'][r.body.length % 2]} /${r.target} HTTP/1.1`
    : `${r.method} ${r.slash ? '/' : ''}${r.target} ${r.version}`;
  const host = r.plainHead ? ['host: a'] : r.host === null ? [] : [`host: ${r.host}`];
  return Buffer.from(`${[first, ...host, ...r.headers].join('\r\n')}\r\n\r\n${r.body}`, 'latin1');
};

/** Sends it over a connection of its own. Status of the answer; 0 when the connection was closed, or left waiting for the rest of the request. */
export const sendMalformed = (port: number, bytes: Buffer): Promise<{ status: number; text: string }> =>
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

/** Requests that are none, or hardly any; the same ones for the same seed. @param more of what their addresses are made of */
export const malformedRequests = (count: number, seed: number, more: readonly string[] = []): Buffer[] =>
  fc.sample(requestsOf(more), { numRuns: count, seed }).map(bytesOf);
