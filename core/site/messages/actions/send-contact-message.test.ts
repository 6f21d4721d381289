import { afterAll, beforeAll, expect, it } from 'vitest';
import { contactInput } from '#contract/site/contact-input.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { contactMessage } from '#core/site/messages/emails.ts';
import { drawContactForm } from '#core/site/messages/queries/contact-form.ts';
import { contactMessages } from '#core/site/messages/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { mails } from '#platform/mail/schema.ts';
import { OWNER_EMAIL } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { sendContactMessage } from './send-contact-message.ts';

const written = contactInput.parse({
  name: 'Alice Archer',
  email: 'alice@example.com',
  subject: 'A question',
  message: 'How long do you keep a scan?\r\n\r\nThank you.',
});

onEachDatabase('a contact message', (_open, kind, { rule }) => {
  let world: World;
  let clients = 0;
  const from = (ip = `198.51.100.${clients++}`): Context => ({
    actor: visitor,
    client: { requestId: 'r', ip, userAgent: 'test' },
    platform: world,
  });
  /** Draws the form and waits as long as a person needs. */
  const draw = (context: Context, milliseconds = 20_000) => {
    const token = drawContactForm(context);
    world.clock.advance(milliseconds);
    return { token, trap: '' };
  };
  const rows = () => world.database.transaction(systemScope, (tx) => tx.select().from(contactMessages));
  const count = async (table: typeof auditLogs | typeof mails) =>
    (await world.database.transaction(systemScope, (tx) => tx.select().from(table))).length;
  const empty = () =>
    world.database.transaction(systemScope, async (tx) => {
      await tx.delete(contactMessages);
      await tx.delete(mails);
    });
  beforeAll(async () => {
    world = await createWorld({ database: kind, emails: [contactMessage] });
  });
  afterAll(() => world.close());

  rule(
    'is kept unread with its subject as title, recorded, and mailed to the owner',
    {
      ...proves('CALL-033', 'ROLE-003'),
    },
    async () => {
      const context = from();
      await sendContactMessage(context, written, draw(context));
      expect(await rows()).toMatchObject([
        {
          name: 'Alice Archer',
          email: 'alice@example.com',
          title: 'A question',
          message: 'How long do you keep a scan?\n\nThank you.',
          status: 'unread',
          adminNotes: null,
        },
      ]);
      const entries = await world.database.transaction(systemScope, (tx) => tx.select().from(auditLogs));
      expect(entries).toMatchObject([{ action: 'create', entityType: 'contact_message', userId: null }]);
      expect(JSON.stringify(entries)).not.toMatch(/alice|question/i);
      await world.drain();
      expect(world.mailbox.length).toBe(1);
      expect(world.mailbox[0]).toMatchObject({ to: OWNER_EMAIL });
      expect(world.mailbox[0]?.text).toContain('How long do you keep a scan?');
      expect(world.mailbox[0]?.text).toContain('alice@example.com');
      expect(world.logged.join('\n')).not.toMatch(/alice/i);
    },
  );

  rule('that meets a database that is away says when to come back', async () => {
    const context = from();
    const form = draw(context);
    const gone = Object.assign(new Error('gone'), { code: '57P01' });
    const database = { ...world.database, transaction: () => Promise.reject(gone) };
    const sent = sendContactMessage({ ...context, platform: { ...world, database } }, written, form);
    await expect(sent).rejects.toMatchObject({ code: 'unavailable', status: 503, retryAfter: 5 });
  });

  rule('waits sealed: the row of its mail shows neither name nor words', async () => {
    await empty();
    const context = from();
    await sendContactMessage(context, written, draw(context));
    const [mail] = await world.database.transaction(systemScope, (tx) => tx.select().from(mails));
    expect(mail?.sealed).toMatch(/^v1\./);
    expect(JSON.stringify(mail)).not.toMatch(/alice|archer|question|how long/i);
  });

  it('sent ten times at once by the same form counts once', async () => {
    await empty();
    const before = await count(auditLogs);
    const context = from();
    const form = draw(context);
    await Promise.all(Array.from({ length: 10 }, () => sendContactMessage(context, written, form)));
    await sendContactMessage(context, written, form);
    expect((await rows()).length).toBe(1);
    expect(await count(mails)).toBe(1);
    expect((await count(auditLogs)) - before).toBe(1);
  });

  rule('with other words from the same form is another message', async () => {
    await empty();
    const context = from();
    const form = draw(context);
    await sendContactMessage(context, written, form);
    await sendContactMessage(context, { ...written, message: 'One more thing.' }, form);
    await sendContactMessage(from(), { ...written, name: 'Bob Baker' }, form);
    expect((await rows()).length).toBe(3);
  });

  rule.each([
    ['in less time than a person needs', (c: Context) => draw(c, 1_999)],
    ['after a week', (c: Context) => draw(c, 7 * 86_400_001)],
    ['with the trap filled in', (c: Context) => ({ ...draw(c), trap: 'https://spam.example' })],
    ['without a token', () => ({ token: '', trap: '' })],
    ['with a token that is not ours', (c: Context) => ({ ...draw(c), token: '1772355600000.abc.def' })],
    ['with a token made older', (c: Context) => ({ ...draw(c, 0), token: drawContactForm(c).replace(/^\d+/, '1') })],
  ])('sent %s is refused with the words of the form, and nothing is kept', async (_name, form) => {
    await empty();
    const context = from();
    await expect(sendContactMessage(context, written, form(context))).rejects.toMatchObject({
      code: 'invalid',
      publicMessage: 'Failed to send message. Please try again.',
    });
    expect(await rows()).toEqual([]);
  });

  rule('is limited per client: the sixth in an hour says when to come back, and nothing of it is kept', async () => {
    await empty();
    const context = from('2001:db8:1:2::1');
    for (let n = 0; n < 5; n++)
      await sendContactMessage(context, { ...written, subject: `Number ${n}` }, draw(context));
    const neighbour = from('2001:db8:1:2:ffff::9');
    await expect(sendContactMessage(neighbour, written, draw(neighbour))).rejects.toMatchObject({
      code: 'limited',
      publicMessage: expect.stringContaining('Failed to send message. Please try again.'),
      retryAfter: expect.any(Number),
    });
    expect((await rows()).length).toBe(5);
    expect(await count(mails)).toBe(5);
    await sendContactMessage(from('2001:db8:1:3::1'), written, draw(context));
    world.clock.advance(3_600_000);
    await sendContactMessage(context, written, draw(context));
    expect((await rows()).length).toBe(7);
  });

  rule('that cannot be kept says so and leaves neither a mail nor an entry', proves('ERR-061'), async () => {
    await empty();
    const before = await count(auditLogs);
    const broken: Context = {
      ...from(),
      platform: {
        ...world,
        vault: {
          ...world.vault,
          sealShared: () => {
            throw new Error('no key');
          },
        },
      },
    };
    await expect(sendContactMessage(broken, written, draw(broken))).rejects.toMatchObject({
      code: 'internal',
      publicMessage: 'Failed to send message. Please try again.',
    });
    expect(await rows()).toEqual([]);
    expect(await count(mails)).toBe(0);
    expect(await count(auditLogs)).toBe(before);
  });

  rule('may hold anything in its name and subject; the mail stays one mail', async () => {
    await empty();
    world.mailbox.length = 0;
    const context = from();
    const input = contactInput.parse({
      name: 'Bob\r\nBcc: everyone@example.com',
      email: 'bob@example.com',
      subject: '<b>Hi</b>\u2028\u0000there',
      message: '<script>alert(1)</script>\u0000',
    });
    expect(input).toMatchObject({ name: 'Bob Bcc: everyone@example.com', subject: '<b>Hi</b> there' });
    await sendContactMessage(context, input, draw(context));
    await world.drain();
    expect(world.mailbox.length).toBe(1);
    expect(world.mailbox[0]?.subject).toBe('Contact message: <b>Hi</b> there');
    expect(world.mailbox[0]?.html).not.toContain('<script>');
  });
});
