import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, startTestServer, type TestServer } from '#tests/test-server.ts';
import { staticFiles } from './files.ts';

const script = 'console.log(1);'.repeat(100);
let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-files-'));
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, '.vite'));
  const write = (name: string, bytes: string | Buffer) => writeFileSync(path.join(folder, name), bytes);
  write('assets/app-1a2b.js', script);
  write('assets/app-1a2b.js.br', brotliCompressSync(script));
  write('assets/app-1a2b.js.gz', gzipSync(script));
  write('assets/mailbox-worker-3c4d.js', script);
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('.vite/manifest.json', '{}');
  server = await startTestServer({ files: staticFiles(folder) });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const app = '/assets/app-1a2b.js';
const withEncoding = (encoding: string) => ask(server, app, { headers: { 'accept-encoding': encoding } });

describe('a static file', () => {
  it('comes as it is, with its type, its etag and the headers of every answer', async () => {
    const { status, text, headers } = await ask(server, app);
    expect([status, text]).toEqual([200, script]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(script.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-security-policy']).toBeDefined();
  });

  it('that a worker runs may ask nobody for anything', async () => {
    const { headers } = await ask(server, '/assets/mailbox-worker-3c4d.js');
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'none'");
  });

  it('comes compressed as the client takes it', async () => {
    const [br, gzip, unwilling] = [
      await withEncoding('gzip, deflate, br'),
      await withEncoding('gzip'),
      await withEncoding('br;q=0, gzip;q=0'),
    ];
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    expect(unwilling.headers['content-encoding']).toBeUndefined();
    expect(new Set([br, gzip, unwilling].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  it('is not sent again to who has it', async () => {
    const etag = String((await withEncoding('br')).headers.etag);
    const again = await ask(server, app, { headers: { 'accept-encoding': 'br', 'if-none-match': `W/"x", ${etag}` } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toBeDefined();
    const other = await ask(server, app, { headers: { 'if-none-match': etag } });
    expect(other.status).toBe(200);
  });

  it('under a name that may change is looked at again within the hour', async () => {
    const { headers } = await ask(server, '/favicon.svg');
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'image/svg+xml; charset=utf-8',
      'public, max-age=3600',
    ]);
  });

  it('is described, not sent, by HEAD', async () => {
    const { status, headers, body } = await ask(server, app, { method: 'HEAD' });
    expect([status, headers['content-length'], body.length]).toEqual([200, String(script.length), 0]);
  });

  it.each(['/assets', '/assets/', '/.vite/'])('is never a list of a folder: %s', async (name) => {
    expect((await ask(server, name)).status).toBe(404);
  });

  it.each(['/.git/config', '/.git/HEAD', '/.svn/entries', '/.env'])(
    'is nothing that begins with a dot: %s',
    async (name) => {
      writeFileSync(path.join(folder, '.env'), 'KEY=1');
      mkdirSync(path.join(folder, '.git'), { recursive: true });
      for (const file of ['config', 'HEAD']) writeFileSync(path.join(folder, '.git', file), 'secret');
      const own = await startTestServer({ files: staticFiles(folder) });
      const { status, text } = await ask(own, name);
      await own.stop();
      expect([status, text.includes('secret'), text.includes('KEY=1')]).toEqual([404, false, false]);
    },
  );

  it.each(['/assets/gone.js', '/assets/app-1a2b.js.br', '/.vite/manifest.json', '/assets/..%2f..%2fpackage.json'])(
    'is never anything else: %s',
    async (name) => {
      expect((await ask(server, name)).status).toBe(404);
    },
  );
});
