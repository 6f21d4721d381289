import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { formatMailbox, parseMailbox } from './address.ts';
import { isPermanent } from './mail-error.ts';
import { compose, type MailMessage, messageIdOf } from './transport.ts';

const message: MailMessage = {
  messageId: '<1@quietprint.example>',
  from: 'hello@quietprint.example',
  to: 'alice@example.org',
  subject: 'Hello',
  html: '<p>x</p>',
  text: 'x',
};

const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
async function write(changed: Partial<MailMessage>) {
  const { message: raw } = await writer.sendMail(compose({ ...message, ...changed }));
  const email = await PostalMime.parse(raw as Buffer);
  return { email, names: email.headers.map(({ key }) => key).sort() };
}

const hostile = [
  '\r\nBcc: bob@example.org',
  '\nBcc: bob@example.org',
  '\rBcc: bob@example.org',
  '\r\n\r\n<p>body</p>',
  '\0Bcc: x',
  '\u2028Bcc: x',
];

describe('headers', () => {
  it.each(hostile)('cannot be added through a name, a subject or a further header: %j', async (tail) => {
    const plain = await write({ replyTo: 'bob@example.org', headers: { 'X-Kind': 'x' } });
    const { email, names } = await write({
      subject: `Hi${tail}`,
      to: { name: `Alice${tail}`, address: 'alice@example.org' },
      from: { name: `Quietprint${tail}`, address: 'hello@quietprint.example' },
      replyTo: { name: `Bob${tail}`, address: 'bob@example.org' },
      headers: { 'X-Kind': `a${tail}` },
    });
    expect(names).toEqual(plain.names);
    expect(compose({ ...message, subject: `Hi${tail}` }).subject).not.toMatch(/[\p{Cc}\u2028]/u);
    expect(email.bcc).toBeUndefined();
    expect(email.to).toHaveLength(1);
    expect(email.html).not.toContain('body');
  });

  it('stay the same in number, and the envelope has one recipient, whatever was typed', async () => {
    const { names } = await write({});
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), async (name, tail) => {
        const subject = `Hello${tail}`;
        const to = { name, address: 'alice@example.org' };
        expect(compose({ ...message, to, subject }).envelope).toMatchObject({ to: ['alice@example.org'] });
        const written = await write({ to, subject });
        expect(written.names).toEqual(names);
        expect(written.email.to).toHaveLength(1);
        expect(written.email.to?.[0]?.address).toBe('alice@example.org');
      }),
      { numRuns: 60 },
    );
  });

  it.each(['Bcc', 'To', 'content-type', 'Message-ID', 'X-A\r\nBcc', 'X A', ''])('named %j are refused', (name) => {
    expect(() => compose({ ...message, headers: { [name]: 'x' } })).toThrow(/unsendable/);
  });
});

describe('a mailbox', () => {
  it.each([
    'alice@example.org, bob@example.org',
    'alice@example.org\r\nRCPT TO:<bob@example.org>',
    'alice@example.org>\r\nX: <bob@example.org',
    'Team: alice@example.org, bob@example.org;',
    'alice@example.org SIZE=1',
    '"a@b"@example.org',
    'alice',
    '@example.org',
    'alice@',
    '',
    `${'a'.repeat(65)}@example.org`,
  ])('that is not exactly one is refused for good: %j', (to) => {
    for (const given of [to, { name: 'Alice', address: to }]) {
      try {
        compose({ ...message, to: given });
        expect.unreachable();
      } catch (error) {
        expect(isPermanent(error)).toBe(true);
      }
    }
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[^\p{Cc}]{0,40}$/u), (name) => {
        const trimmed = name.trim().replace(/\s+/g, ' ');
        const mailbox = parseMailbox(formatMailbox({ name: trimmed, address: 'alice@example.org' }));
        expect(mailbox?.address).toBe('alice@example.org');
      }),
    );
    expect(parseMailbox('"Archer, Alice \\"A\\"" <alice@example.org>')?.name).toBe('Archer, Alice "A"');
  });
});

describe('the Message-ID', () => {
  it('follows from the id of the mail and the host of the site', () => {
    expect(messageIdOf('0192f0c1-6b1e', 'https://quietprint.example')).toBe('<0192f0c1-6b1e@quietprint.example>');
    expect(messageIdOf('a', 'http://localhost:3000')).toBe('<a@localhost>');
  });

  it.each(['', 'a b', 'a>\r\nBcc: x', 'a@b'])('is not made from %j', (id) => {
    expect(() => messageIdOf(id, 'https://quietprint.example')).toThrow(TypeError);
  });
});
