import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '#tests/test-server.ts';
import { type CaddyProxy, caddy, openProxyBefore, speak } from './caddy.fixture.ts';

const heads = (text: string) => text.split('HTTP/1.1 ').length - 1;

it.runIf(caddy === null)('the proxy is not tried here: no caddy on this machine', () => {
  expect(caddy).toBeNull();
});

describe.runIf(caddy !== null)('deploy/Caddyfile in front of the product', () => {
  let product: TestServer;
  let proxy: CaddyProxy;
  beforeAll(async () => {
    product = await startTestServer({ config: { trustedProxies: 1 } });
    proxy = await openProxyBefore(caddy ?? '', product.port);
  });
  afterAll(async () => {
    await proxy.close();
    await product.stop();
  });
  const handshake = (options: tls.ConnectionOptions) =>
    new Promise<string>((resolve) => {
      const socket = tls.connect({
        port: proxy.ports.https,
        host: '127.0.0.1',
        servername: 'localhost',
        rejectUnauthorized: false,
        ...options,
      });
      socket.once('secureConnect', () => {
        resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
        socket.destroy();
      });
      socket.once('error', () => resolve('refused'));
    });
  const plain = (address: string, method = 'GET') =>
    fetch(`http://localhost:${proxy.ports.http}${address}`, {
      method,
      redirect: 'manual',
      ...(method === 'POST' && { body: 'a=b' }),
    });

  it.each(['TLSv1.2', 'TLSv1.3'] as const)('speaks %s', async (version) => {
    expect(await handshake({ minVersion: version, maxVersion: version })).toContain(version);
  });

  it.each(['TLSv1', 'TLSv1.1'] as const)('refuses %s', async (version) => {
    const options = { minVersion: version, maxVersion: version, ciphers: 'ALL:@SECLEVEL=0' };
    expect(await handshake(options)).toBe('refused');
  });

  it.each(['ECDHE-ECDSA-AES128-SHA', 'ECDHE-ECDSA-AES128-SHA256', 'AES128-GCM-SHA256', 'AES128-SHA', 'NULL-SHA'])(
    'refuses the cipher suite %s: without forward secrecy, or without authenticated encryption',
    async (ciphers) => {
      expect(await handshake({ maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` })).toBe('refused');
    },
  );

  it('takes a cipher suite with forward secrecy and authenticated encryption where it may choose', async () => {
    expect(await handshake({ maxVersion: 'TLSv1.2' })).toMatch(/ECDHE-.*(?:GCM|CHACHA20)/);
  });

  it('leads people from http to https', async () => {
    const answer = await plain('/services?a=b');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toMatch(/^https:\/\/[^/]+\/services\?a=b$/);
  });

  it.each(['/webhooks/stripe', '/live', '/branding.json'])(
    'refuses machines that ask %s in plain text',
    async (address) => {
      const answer = await plain(address, address.startsWith('/webhooks') ? 'POST' : 'GET');
      expect(answer.status).toBe(403);
      expect(answer.headers.get('location')).toBeNull();
    },
  );

  it.each([
    [
      'both lengths',
      'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n',
    ],
    ['a length that ends too early', 'Content-Length: 1\r\n\r\nxGET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['two lengths', 'Content-Length: 0\r\nContent-Length: 44\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    [
      'a coding in disguise',
      'Content-Length: 4\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n',
    ],
    [
      'an unknown coding',
      'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n',
    ],
    [
      'a bare line feed',
      'Content-Length: 4\r\nTransfer-Encoding:\nchunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n',
    ],
    ['a length with a sign', 'Content-Length: +5\r\n\r\nhelloGET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a chunk with an extension', 'Transfer-Encoding: chunked\r\n\r\n1;a="\r\nb"\r\nx\r\n0\r\n\r\n'],
  ])('and the product see the same messages: %s', async (_what, rest) => {
    const before = proxy.answered();
    const said = await speak(proxy.ports.https, `POST /form HTTP/1.1\r\nHost: localhost\r\n${rest}`);
    expect(heads(said)).toBeGreaterThan(0);
    expect(proxy.answered() - before).toBeLessThanOrEqual(heads(said));
  });
});

describe.runIf(caddy !== null)('deploy/Caddyfile in front of two versions', () => {
  /** A web server that has one file, and no other. */
  async function openVersion(file: string) {
    const server = http.createServer(({ url = '' }, response) => {
      response.writeHead(url === file || !url.startsWith('/assets/') ? 200 : 404).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return (server.address() as AddressInfo).port;
  }

  it('finds the files of either, and says that neither has one', async () => {
    const ports = [await openVersion('/assets/old.js'), await openVersion('/assets/new.js')] as const;
    const proxy = await openProxyBefore(caddy ?? '', ...ports);
    onTestFinished(() => proxy.close());
    const statusOf = async (file: string) => {
      const head = `GET /assets/${file} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
      return (await speak(proxy.ports.https, head)).slice(0, 'HTTP/1.1 200'.length);
    };
    expect([await statusOf('old.js'), await statusOf('new.js'), await statusOf('no.js')]).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 200',
      'HTTP/1.1 404',
    ]);
  });
});
