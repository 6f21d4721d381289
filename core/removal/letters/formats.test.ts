import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import type { Letter } from '#contract/removal/letters.ts';
import { emlOf, formTextOf, mailtoOf } from './formats.ts';

const letter: Letter = {
  law: 'gdpr',
  kind: 'erasure',
  language: 'de',
  subject: 'Löschung meiner Daten',
  text: 'An Müller & Söhne\n\nhiermit verlange ich die Löschung: 100 % $& ?\n\nalice@example.com',
  disclosed: [{ field: 'email', value: 'alice@example.com' }],
  notes: [],
};
const at = new Date('2026-12-01T10:00:00Z');
const to = 'privacy+eu@data.example';

describe('a letter as a draft', () => {
  it('says what the letter says, to the recipient', async () => {
    const mail = await PostalMime.parse(await emlOf(letter, 'alice@example.com', to, at));
    expect(mail.subject).toBe(letter.subject);
    expect(mail.text?.replaceAll('\r\n', '\n').trim()).toBe(letter.text);
    expect(mail.to).toEqual([{ name: '', address: to }]);
  });

  it('names nobody beside the mailbox that it comes from', async () => {
    const mail = await PostalMime.parse(await emlOf(letter, 'alice@example.com', to, at));
    expect(mail.from).toEqual({ name: '', address: 'alice@example.com' });
  });

  it('opens as a message that was not sent', async () => {
    expect((await emlOf(letter, 'alice@example.com', to, at)).toString()).toContain('X-Unsent: 1\r\n');
  });

  it('goes to no address that holds a second header', async () => {
    await expect(emlOf(letter, 'alice@example.com', 'a@data.example\r\nBcc: eve@example.com', at)).rejects.toThrow();
  });
});

describe('a letter as a link', () => {
  it('carries subject and text', () => {
    const { href, hasText } = mailtoOf(letter, to);
    const url = new URL(href);
    expect(hasText).toBe(true);
    expect(decodeURIComponent(url.pathname)).toBe(to);
    expect(url.searchParams.get('subject')).toBe(letter.subject);
    expect(url.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(letter.text);
  });

  it('leaves out a text that is too long, and never cuts it', () => {
    const { href, hasText } = mailtoOf({ ...letter, text: 'ä'.repeat(400) }, to);
    expect(hasText).toBe(false);
    expect(href).not.toContain('body=');
  });
});

describe('a letter for a form', () => {
  it('lists the fields to type beside the message', () => {
    expect(formTextOf(letter)).toEqual({ fields: letter.disclosed, message: letter.text, fits: true });
  });

  it('says that it does not fit', () => {
    expect(formTextOf(letter, 20).fits).toBe(false);
  });
});
