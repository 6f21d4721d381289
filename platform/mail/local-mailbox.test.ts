import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalMailbox, type LocalMailbox, MAILS_PER_PAGE } from './local-mailbox.ts';
import { mailboxPage } from './mailbox-page.ts';
import { type MailMessage, messageIdOf } from './transport.ts';

let folder = '';
let mailbox: LocalMailbox;
let minutes = 0;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'quietprint-mail-')), 'mail');
  minutes = 0;
  mailbox = createLocalMailbox(folder, { now: () => new Date(Date.UTC(2026, 10, 21, 9, minutes++)) });
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

const mailTo = (id: string, changed: Partial<MailMessage> = {}): MailMessage => ({
  messageId: messageIdOf(id, 'http://localhost:4160'),
  from: '"Quietprint" <hello@quietprint.example>',
  to: { name: 'Alice Archer', address: 'alice@example.org' },
  subject: `Mail ${id}`,
  html: '<!doctype html><html><head><title>x</title></head><body><p>Grüße</p></body></html>',
  text: 'Open https://localhost/confirm?a=1&b=2 (or https://localhost/other).',
  ...changed,
});
const page = (address: string, query = '') => mailboxPage(mailbox, address, new URLSearchParams(query));

describe('the local mailbox', () => {
  it('keeps each mail as a file that any mail program reads, for this user only', async () => {
    await mailbox.send(mailTo('a'));
    const [name = ''] = readdirSync(folder);
    const file = path.join(folder, name);
    expect(name).toMatch(/^20261121T090000000Z-[0-9a-f]{16}\.eml$/);
    expect([statSync(file).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([0o600, 0o700]);
    expect(readFileSync(file, 'latin1').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(await PostalMime.parse(readFileSync(file))).toMatchObject({
      messageId: '<a@localhost>',
      subject: 'Mail a',
      to: [{ name: 'Alice Archer', address: 'alice@example.org' }],
      text: expect.stringContaining('https://localhost/confirm?a=1&b=2'),
      html: expect.stringContaining('<p>Grüße</p>'),
    });
  });

  it('lists the newest first and opens each by its id', async () => {
    for (const id of ['a', 'b', 'c']) await mailbox.send(mailTo(id));
    const { mails, count } = await mailbox.listMail();
    expect(count).toBe(3);
    expect(mails.map(({ subject }) => subject)).toEqual(['Mail c', 'Mail b', 'Mail a']);
    expect(mails[0]).toMatchObject({ at: '2026-11-21T09:02:00.000Z', to: 'Alice Archer <alice@example.org>' });
    expect(await mailbox.getMail(mails[2]?.id ?? '')).toMatchObject({ subject: 'Mail a', messageId: '<a@localhost>' });
  });

  it('holds a mail that is sent twice once, even at the same moment', async () => {
    await Promise.all([mailbox.send(mailTo('a')), mailbox.send(mailTo('a')), mailbox.send(mailTo('b'))]);
    await mailbox.send(mailTo('a'));
    expect((await mailbox.listMail()).count).toBe(2);
  });

  it('is empty before the first mail, and opens nothing but its own files', async () => {
    expect(await mailbox.listMail()).toEqual({ mails: [], count: 0 });
    await mailbox.send(mailTo('a'));
    writeFileSync(path.join(folder, 'note.txt'), 'x');
    for (const id of ['note.txt', '../mail/note', '..', '', '20261121T090000000Z-0000000000000000'])
      expect(await mailbox.getMail(id)).toBeNull();
    expect((await mailbox.listMail()).count).toBe(1);
  });

  it('goes on after a mail that could not be written', async () => {
    await expect(mailbox.send(mailTo('a', { to: 'nobody' }))).rejects.toThrow(/unsendable/);
    await mailbox.send(mailTo('b'));
    expect((await mailbox.listMail()).count).toBe(1);
  });
});

describe('the page of the mailbox', () => {
  it('says so when there is no mail', async () => {
    expect(await page('/dev/mail')).toMatchObject({ status: 200, html: expect.stringContaining('No mail yet.') });
  });

  it('leads from the list to the mail, in a table with headings', async () => {
    await mailbox.send(mailTo('a'));
    const { html } = await page('/dev/mail/');
    expect(html).toContain('<h1>Local mailbox</h1>');
    expect(html).toContain('<th scope="col">Subject</th>');
    const address = /href="(\/dev\/mail\/[^"]+)"/.exec(html)?.[1] ?? '';
    expect(await page(address)).toMatchObject({ status: 200, html: expect.stringContaining('<h1>Mail a</h1>') });
  });

  it('makes the links of the text open in a new tab, without what follows them', async () => {
    await mailbox.send(mailTo('a'));
    const { html } = await page(`/dev/mail/${(await mailbox.listMail()).mails[0]?.id}`);
    const links = [...html.matchAll(/<a href="(https:[^"]+)" target="_blank" rel="noopener noreferrer">/g)];
    expect(links.map(([, url]) => url)).toEqual(['https://localhost/confirm?a=1&amp;b=2', 'https://localhost/other']);
  });

  it('lets nothing of a mail run, nor leave its frame', async () => {
    const evil = '"></iframe><script>alert(1)</script>';
    await mailbox.send(
      mailTo('a', { subject: evil, html: evil, text: evil, to: { name: evil, address: 'alice@example.org' } }),
    );
    const list = await page('/dev/mail');
    const { html, headers } = await page(`/dev/mail/${(await mailbox.listMail()).mails[0]?.id}`);
    for (const text of [list.html, html]) expect(text).not.toContain('<script');
    expect(html.match(/<\/iframe>/g)).toHaveLength(1);
    expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; /);
    expect(headers['content-security-policy']).not.toContain('script-src');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  it('is turned over when there are many', async () => {
    for (let at = 0; at <= MAILS_PER_PAGE; at += 1) await mailbox.send(mailTo(`m${at}`));
    const [first, second] = [await page('/dev/mail'), await page('/dev/mail', 'page=2')];
    expect(first.html).toContain('?page=2">Older');
    expect(first.html).not.toContain('>Mail m0<');
    expect(second.html).toContain('>Mail m0<');
    expect(second.html).not.toContain('Older');
    for (const nonsense of ['page=-1', 'page=x', 'page=1.5', 'page=1e99'])
      expect((await page('/dev/mail', nonsense)).html).toBe(first.html);
  });

  it.each(['/dev/mail/none', '/dev/mail/../secrets.json', '/dev/mail/<script>'])(
    'answers 404 for %s',
    async (address) => {
      const { status, html } = await page(address);
      expect(status).toBe(404);
      expect(html).not.toContain('<script');
    },
  );
});
