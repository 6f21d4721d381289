import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { heldOutTemplates } from '#tests/mailbox/held-out-templates.ts';
import { makeMailbox } from '#tests/mailbox/write-mailbox.ts';
import { mboxOf, measureRules } from './find-accounts.fixture.ts';
import { findAccounts, type MailboxProgress } from './find-accounts.ts';
import { fileOfBlob } from './reading/blob-file.ts';

const now = Date.UTC(2026, 0, 1);

const mail = (fields: Record<string, string> = {}, text = 'Hello Robin, please confirm your email address.') =>
  Object.entries({
    From: '"Quillo" <noreply@mail.quillo.co.uk>',
    To: 'robin@example.com',
    Subject: 'Confirm your email address',
    Date: 'Mon, 3 Feb 2020 10:00:00 +0100',
    'Content-Type': 'text/plain; charset=utf-8',
    ...fields,
  })
    .map(([name, value]) => `${name}: ${value}`)
    .concat('', text, '')
    .join('\n');

const separator = 'From 1@xxx Mon Feb 03 10:00:00 +0000 2020\n';
const accountsIn = async (...files: Parameters<typeof findAccounts>[0]) =>
  (await findAccounts(files, { now })).accounts;
const domainsIn = async (text: string) => (await accountsIn(mboxOf([text]))).map(({ domain }) => domain);

async function zipOf(files: Record<string, string>): Promise<Blob> {
  const zip = new yazl.ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return new Blob([await buffer(zip.outputStream as unknown as Readable)]);
}

describe('findAccounts', () => {
  it('says who, since when, last heard of, and what shows it', async () => {
    const news = { Subject: 'Ten ideas for May', Date: 'Fri, 1 May 2020 10:00:00 +0000', 'List-Unsubscribe': '<x>' };
    const [account, ...others] = await accountsIn(
      mboxOf([separator, mail(), '\n', separator, mail(news, 'Plant beans.')]),
    );
    expect(others).toEqual([]);
    expect(account).toEqual({
      domain: 'quillo.co.uk',
      name: 'Quillo',
      first: Date.UTC(2020, 1, 3, 9),
      last: Date.UTC(2020, 4, 1, 10),
      since: Date.UTC(2020, 1, 3, 9),
      mails: 2,
      counts: { confirm: 1 },
      proofs: [{ kind: 'confirm', subject: 'Confirm your email address', date: Date.UTC(2020, 1, 3, 9) }],
    });
  });

  it('tells what only writes apart from an account', async () => {
    const { accounts, writers } = await findAccounts([
      mboxOf([separator, mail({ Subject: 'Ten ideas for May', 'List-Unsubscribe': '<x>' }, 'Plant beans.')]),
    ]);
    expect(accounts).toEqual([]);
    expect(writers).toMatchObject([{ domain: 'quillo.co.uk', mails: 1 }]);
  });

  it.each([
    ['in Spam', { 'X-Gmail-Labels': 'Spam,Unread' }],
    ['that fails DMARC', { 'Authentication-Results': 'mx.example; spf=pass; dmarc=fail' }],
    ['that fails SPF and has no signature', { 'Authentication-Results': 'mx.example; spf=fail; dkim=none' }],
    ['that was passed on', { Subject: 'Fwd: Confirm your email address' }],
    ['of a person', { From: 'Kim Walker <kim.walker@quillo.co.uk>' }],
    ['of a mailbox provider', { From: 'Kim <info.kim@gmail.com>' }],
    ['that the person sent', { 'X-Gmail-Labels': 'Gesendet,Geöffnet' }],
  ])('ignores a mail %s', async (_what, fields) => {
    expect(await domainsIn(separator + mail(fields))).toEqual([]);
  });

  it('reads encoded subjects and texts in any charset', async () => {
    const subject = '=?iso-8859-2?Q?Potwierd=BC_sw=F3j_adres?=';
    const fields = {
      Subject: subject,
      'Content-Type': 'text/html; charset=iso-8859-1',
      'Content-Transfer-Encoding': 'base64',
    };
    const body = Buffer.from('<style>p{}</style><p>Bestätige deine E-Mail-Adresse</p>', 'latin1').toString('base64');
    const [account] = await accountsIn(mboxOf([separator, mail(fields, body)]));
    expect(account?.proofs).toMatchObject([{ kind: 'confirm', subject: 'Potwierdź swój adres' }]);
  });

  it('finds the mails between lines that begin with From', async () => {
    const text = mail({}, 'Confirm your email address.\n>From the shop\n\nFrom here on you can order.\n');
    const files = [text.replaceAll('\n', '\r\n'), text, 'no header at all\n'];
    const { mails, accounts } = await findAccounts([mboxOf(files.map((one) => `${separator}${one}\n`))], { now });
    expect([mails, accounts.length]).toEqual([3, 1]);
  });

  it('passes over an attachment on one line, in pieces of any size', async () => {
    const bytes = Buffer.from(
      `${separator}${mail()}${'A'.repeat(3_000_000)}\n\n${separator}${mail({ From: 'b@shop.fr' })}`,
    );
    const pieces = Array.from({ length: 100 }, (_, at) => bytes.subarray(at * 31_000, (at + 1) * 31_000));
    expect((await accountsIn(mboxOf(pieces))).map(({ domain }) => domain)).toEqual(['quillo.co.uk']);
  });

  it.each([
    ['a folder of .eml', { 'mail/1.eml': mail() }],
    ['Apple Mail', { 'mail/1.emlx': `312\n${mail()}<?xml version="1.0"?><plist/>` }],
    ['a mbox of Thunderbird without an ending', { Inbox: separator + mail() }],
  ])('reads %s', async (_what, files) => {
    const blobs = Object.entries(files).map(([name, text]) => fileOfBlob(name, new Blob([text])));
    expect(await accountsIn(...blobs)).toMatchObject([{ domain: 'quillo.co.uk' }]);
  });

  it('reads a Takeout, and not its folder of spam', async () => {
    const takeout = await zipOf({
      'Takeout/Mail/All mail.mbox': separator + mail(),
      'Takeout/Mail/Spam.mbox': separator + mail({ From: 'info@bait.com' }),
      'Takeout/archive_browser.html': '<p>',
    });
    const progress: MailboxProgress[] = [];
    const options = { now, onProgress: (one: MailboxProgress) => progress.push(one) };
    const { accounts, ignored } = await findAccounts([fileOfBlob('takeout.zip', takeout)], options);
    expect(accounts.map(({ domain }) => domain)).toEqual(['quillo.co.uk']);
    expect(ignored.spam).toBe(1);
    expect(progress.at(-1)).toMatchObject({ bytes: takeout.size, totalBytes: takeout.size, mails: 2 });
  });

  it('reads an archive of Outlook for Mac', async () => {
    const address = (name: string, of: string) =>
      `<emailAddress OPFContactEmailAddressAddress="${of}" OPFContactEmailAddressName="${name}" />`;
    const xml = `<emails><email><OPFMessageCopySubject>Confirm your email address</OPFMessageCopySubject>
      <OPFMessageCopySentTime>2020-02-03T09:00:00</OPFMessageCopySentTime>
      <OPFMessageCopyFromAddresses>${address('Quillo', 'noreply@quillo.co.uk')}</OPFMessageCopyFromAddresses>
      <OPFMessageCopyBody>&lt;p&gt;Hello&lt;/p&gt;</OPFMessageCopyBody></email></emails>`;
    const olm = await zipOf({ 'Accounts/a/com.microsoft.__Messages/Inbox/message_00000.xml': xml });
    expect(await accountsIn(fileOfBlob('mail.olm', olm))).toMatchObject([
      { domain: 'quillo.co.uk', name: 'Quillo', since: Date.UTC(2020, 1, 3, 9) },
    ]);
  });

  it('says which files it did not read, and reads the others', async () => {
    const files = { 'a.pst': 'x', 'b.zip': 'no zip', 'c.txt': 'a letter', 'd.eml': mail() };
    const blobs = Object.entries(files).map(([name, text]) => fileOfBlob(name, new Blob([text])));
    const { accounts, unread } = await findAccounts(blobs, { now });
    expect(accounts).toHaveLength(1);
    expect(unread).toEqual([
      { name: 'a.pst', why: 'outlook' },
      { name: 'b.zip', why: 'broken' },
      { name: 'c.txt', why: 'no-mail' },
    ]);
  });

  it('keeps what it has found when it is stopped', async () => {
    const stop = new AbortController();
    const pieces = ['a', 'b', 'c'].map((name) => `${separator}${mail({ From: `info@${name}.com` })}\n`);
    const onProgress = () => stop.abort();
    const { accounts } = await findAccounts([mboxOf(pieces)], { now, signal: stop.signal, onProgress });
    expect(accounts.map(({ domain }) => domain)).toEqual(['a.com']);
  });

  it('finds what was planted in forms that no rule was written from', async () => {
    const made = makeMailbox(heldOutTemplates, { mails: 400, signUps: 120, seed: 3 });
    const { precision, recall } = await measureRules(made);
    expect(precision).toBeGreaterThanOrEqual(0.99);
    expect(recall).toBeGreaterThanOrEqual(0.95);
  });
});
