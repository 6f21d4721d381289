import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runIn } from '../run.fixture.ts';

const PASSWORD = 'correct horse/battery';
let folder: string;
let server: SMTPServer;
let arrived: { email: Email; recipients: string[]; user: string | undefined }[];
let answers: string[];
let asked: string[];

async function openServer(options: SMTPServerOptions = {}) {
  arrived = [];
  server = new SMTPServer({
    logger: false,
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 10,
    onAuth: ({ username = '', password }, _session, done) =>
      password === PASSWORD ? done(null, { user: username }) : done(new Error('no')),
    onData(stream, { envelope, user }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        arrived.push({ email: await PostalMime.parse(Buffer.concat(chunks)), recipients, user });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'quietprint-cli-'));
  answers = ['y', PASSWORD];
  asked = [];
  await openServer();
});
afterEach(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const account = (user = 'alice%40example.com') =>
  `smtp://${user}@localhost:${(server.server.address() as AddressInfo).port}`;
const answer = async (question: string) => {
  asked.push(question);
  return answers.shift() ?? '';
};
const LETTER = ['letter', 'send', 'spotify.com', '--email', 'alice@example.com', '--country', 'SE'];
const send = (words: readonly string[] = [], isInteractive = true, env: Record<string, string> = {}) =>
  runIn(folder, [...LETTER, ...words], { isInteractive, ask: answer, askSecret: answer, env });

describe('a letter', () => {
  it('goes through the account of its sender, after every field was shown', async () => {
    const { status, out, notes } = await send(['--smtp', account(), '--copy', '--keep', 'kept']);
    expect({ status, out }).toEqual({ status: 0, out: '' });
    const [mail] = arrived;
    expect(arrived).toHaveLength(1);
    expect(mail).toMatchObject({ user: 'alice@example.com', email: { from: { address: 'alice@example.com' } } });
    const to = mail?.email.to?.[0]?.address ?? '';
    expect(mail?.recipients).toEqual([to, 'alice@example.com']);
    for (const shown of [
      to,
      'alice@example.com at localhost',
      mail?.email.subject ?? '?',
      mail?.email.text?.trim() ?? '?',
    ])
      expect(notes).toContain(shown);
    expect(asked).toEqual(['Send it? [y/N] ', 'Password of alice@example.com: ']);
  });

  it('leaves a note that it was sent, and nothing of what it said', async () => {
    await send(['--smtp', account(), '--keep', 'kept']);
    const file = path.join(folder, 'kept/sent.csv');
    const lines = readFileSync(file, 'utf8').trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^"?\d{4}-.*access.*@/);
    expect(lines.join()).not.toMatch(/alice|SMTP|horse/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    answers = ['n'];
    expect((await send(['--smtp', account(), '--keep', 'kept'])).notes).toContain(
      'A letter of this kind went to them on',
    );
    expect(arrived).toHaveLength(1);
  });

  it('is not sent without a yes, without a terminal or to nobody', async () => {
    answers = ['n'];
    expect((await send(['--smtp', account()])).status).toBe(1);
    expect((await send(['--smtp', account()], false)).status).toBe(64);
    expect((await send([])).status).toBe(64);
    expect(arrived).toEqual([]);
    expect(existsSync(path.join(folder, 'kept'))).toBe(false);
  });

  it('takes a password from the environment, and none from the words', async () => {
    answers = ['y'];
    const env = { QUIETPRINT_SMTP_URL: account(), QUIETPRINT_SMTP_PASSWORD: PASSWORD };
    expect((await send([], true, env)).status).toBe(0);
    const { status, notes } = await send(['--smtp', account(`alice:${encodeURIComponent(PASSWORD)}`)]);
    expect(status).toBe(64);
    expect(notes).not.toContain('horse');
    expect(arrived).toHaveLength(1);
  });

  it('says why the server did not take it, and notes nothing', async () => {
    answers = ['y', 'wrong'];
    const { status, notes } = await send(['--smtp', account(), '--keep', 'kept']);
    expect(status).toBe(2);
    expect(notes).toContain('refuses the name or the password');
    expect(notes).not.toContain('    at ');
    expect(existsSync(path.join(folder, 'kept/sent.csv'))).toBe(false);
  });
});
