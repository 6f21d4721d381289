import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '#platform/config.ts';
import { ask, startTestServer, type TestServer } from '#tests/test-server.ts';
import { openMailbox, openTransport } from './mailbox.ts';

describe('the local mailbox', () => {
  let folder: string;
  let server: TestServer;
  const openWith = async (change: Partial<Config> = {}) => {
    const config = { mode: 'local', appUrl: 'http://localhost:3000', smtpUrl: null, dataDir: folder } as const;
    const whole = { localMailboxExposed: false, trustedProxies: 0, ...config, ...change } as Config;
    await openTransport(whole).send({
      messageId: '<one@quietprint.example>',
      from: 'Quietprint <hello@quietprint.example>',
      to: 'alice@example.com',
      subject: 'Your private link',
      text: 'The link',
      html: '<p>The link</p>',
    });
    server = await startTestServer({ config: whole, mailbox: openMailbox(whole) });
  };
  const read = (headers: Record<string, string>, method = 'GET') => ask(server, '/dev/mail', { headers, method });
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-mailbox-'));
  });
  afterEach(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'quietprint.localhost'])(
    'answers %s on this machine',
    async (host) => {
      await openWith();
      const { status, text } = await read({ host });
      expect([status, text.includes('Your private link')]).toEqual([200, true]);
    },
  );

  it.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '192.168.1.5', '127.0.0.1.nip.io'])(
    'does not answer %s, whose owner can make it lead here',
    async (host) => {
      await openWith();
      for (const method of ['GET', 'HEAD', 'POST']) {
        const { status, text } = await read({ host }, method);
        expect([status, text.includes('Your private link')], method).toEqual([method === 'POST' ? 403 : 421, false]);
      }
    },
  );

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])('is not shown through a proxy (%s)', async (name) => {
    await openWith();
    expect((await read({ host: 'localhost', [name]: '203.0.113.9' })).status).toBe(421);
  });

  it('that is exposed on purpose answers to its own name and to addresses, and still to no other name', async () => {
    await openWith({ localMailboxExposed: true, appUrl: 'http://try.quietprint.example' });
    const statusOf = async (host: string) => (await read({ host, 'x-forwarded-for': '203.0.113.9' })).status;
    expect(await statusOf('try.quietprint.example')).toBe(200);
    expect(await statusOf('192.168.1.5:3000')).toBe(200);
    expect(await statusOf('[2001:db8::1]:3000')).toBe(200);
    expect(await statusOf('evil.example')).toBe(421);
  });

  it('is not there in production, nor where mail leaves', async () => {
    await openWith();
    expect(openMailbox({ mode: 'production', smtpUrl: null, dataDir: folder } as Config)).toBeNull();
    expect(openMailbox({ mode: 'local', smtpUrl: 'smtp://localhost', dataDir: folder } as Config)).toBeNull();
  });
});
