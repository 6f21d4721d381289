import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runIn } from '../run.fixture.ts';

const mail = (from: string, subject: string, text: string, more = '') =>
  `From: ${from}\nTo: alice@example.com\nSubject: ${subject}\nDate: Mon, 2 Mar 2020 10:00:00 +0000\n${more}\n${text}\n`;
const welcome = mail(
  'Spotify <no-reply@spotify.com>',
  'Welcome to Spotify: confirm your email address',
  'Thanks for creating an account. Please confirm your email address.',
);
const newsletter = mail(
  'News <news@paper.example>',
  'Ten recipes',
  'Enjoy.',
  'List-Unsubscribe: <mailto:x@paper.example>\n',
);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quietprint-cli-'));
  mkdirSync(path.join(folder, 'mail/2020'), { recursive: true });
  writeFileSync(path.join(folder, 'mail/2020/1.eml'), welcome);
  writeFileSync(path.join(folder, 'mail/2.eml'), newsletter);
  writeFileSync(path.join(folder, 'mail/old.pst'), '!BDN');
  writeFileSync(
    path.join(folder, 'all.mbox'),
    `From x Mon Mar  2 10:00:00 2020\n${welcome}\nFrom x Mon Mar  2 10:00:00 2020\n${newsletter}`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (...words: string[]) => runIn(folder, ['mailbox', ...words]);

describe('mailbox', () => {
  it('finds the same in a folder of mails as in one file of them', async () => {
    const [inFolder, inFile] = [await read('mail', '--json'), await read('all.mbox', '--json')];
    const { accounts, writers, mails, unread } = JSON.parse(inFolder.out);
    expect(accounts).toMatchObject([{ domain: 'spotify.com', since: '2020-03-02T10:00:00.000Z' }]);
    expect(accounts[0].company).toMatchObject({ hasLetter: true });
    expect(writers).toMatchObject([{ domain: 'paper.example', mails: 1 }]);
    expect({ mails, unread }).toEqual({ mails: 2, unread: [{ name: 'old.pst', why: 'outlook' }] });
    expect(JSON.parse(inFile.out)).toMatchObject({ accounts, writers, mails });
  });

  it('keeps subjects out of files, and shows them to who asks', async () => {
    expect((await read('mail', '--json')).out).not.toContain('Welcome to');
    expect((await read('mail', '--csv')).out).not.toContain('Welcome to');
    expect((await read('mail')).out).not.toContain('Welcome to');
    expect((await read('mail', '--verbose')).out).toContain('2020-03-02 Welcome to Spotify');
  });

  it('moves no cursor by what a subject holds', async () => {
    writeFileSync(path.join(folder, 'bad.eml'), welcome.replace('Welcome', '=?utf-8?Q?=1B[2JWelcome?='));
    expect((await read('bad.eml', '--verbose')).out).not.toContain('\u001b');
  });

  it('says with its status that no mail was read', async () => {
    writeFileSync(path.join(folder, 'note.txt'), 'hello');
    expect((await read('note.txt')).status).toBe(2);
    expect(await read('missing.mbox')).toMatchObject({ status: 2, out: '' });
    expect((await read()).status).toBe(64);
    expect((await read('mail', '--sort', 'colour')).status).toBe(64);
  });
});
