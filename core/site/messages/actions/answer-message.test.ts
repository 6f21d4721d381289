import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageNotesInput, messageReplyInput, messageStatusInput } from '#contract/site/message-input.ts';
import { type MessageStatus, messageStatuses } from '#contract/site/messages.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { contactReply } from '#core/site/messages/emails.ts';
import { countMessages, getMessage, listMessages, messagesPerPage } from '#core/site/messages/queries/inbox.ts';
import { contactMessages, contactReplies } from '#core/site/messages/schema.ts';
import { systemScope } from '#platform/database/scope.ts';
import { liveEvents } from '#platform/live/schema.ts';
import { admin, alice, assistant, insertCast } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { replyToMessage } from './reply-to-message.ts';
import { saveMessageNotes } from './save-message-notes.ts';
import { setMessageStatus } from './set-message-status.ts';

const everything = { status: 'all', search: '', before: null, after: null } as const;

onEachDatabase('contact messages under the hands of staff', (_open, kind, { rule, rules }) => {
  let world: World;
  const as = (actor: Context['actor']): Context => ({
    actor,
    client: { requestId: 'r', ip: '198.51.100.7', userAgent: 'test' },
    platform: world,
  });
  const inSystem = <Row>(work: Parameters<typeof world.database.transaction<Row>>[1]) =>
    world.database.transaction(systemScope, work);
  const receive = async (more: Partial<typeof contactMessages.$inferInsert> = {}): Promise<string> => {
    world.clock.advance(1_000);
    const written = {
      name: 'Alice Archer',
      email: 'alice@example.com',
      title: 'A question',
      message: 'How long?\n\nBye.',
    };
    const row = { ...written, createdAt: world.clock.now(), ...more };
    const [made] = await inSystem((tx) => tx.insert(contactMessages).values(row).returning({ id: contactMessages.id }));
    return made?.id ?? '';
  };
  const entries = () => inSystem((tx) => tx.select().from(auditLogs).orderBy(auditLogs.createdAt));
  const heard = () => inSystem((tx) => tx.select().from(liveEvents));
  const version = 1;

  beforeAll(async () => {
    world = await createWorld({ database: kind, emails: [contactReply] });
    await insertCast(world.database);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.mailbox.length = 0;
    await inSystem((tx) => tx.delete(contactMessages));
    await inSystem((tx) => tx.delete(liveEvents));
  });

  describe('the status', () => {
    for (const [status, row] of [
      ['read', 'ADM-MSG-005'],
      ['replied', 'ADM-MSG-006'],
      ['archived', 'ADM-MSG-007'],
    ] as const)
      rule(`becomes ${status}, with an entry of old and new value that open tabs hear of`, proves(row), async () => {
        const messageId = await receive();
        await inSystem((tx) => tx.delete(liveEvents));
        await setMessageStatus(as(assistant), { messageId, version, status });
        expect(await getMessage(as(admin), messageId)).toMatchObject({ status, version: 2 });
        expect((await entries()).at(-1)).toMatchObject({
          action: 'update',
          entityType: 'contact_message',
          entityId: messageId,
          userId: null,
          adminUserId: assistant.userId,
          oldValues: { status: 'unread' },
          newValues: { status },
        });
        expect((await heard()).map(({ topic }) => topic)).toEqual(['staff:messages']);
      });

    rule('may follow any other', async () => {
      const messageId = await receive();
      let seen = version;
      for (const from of messageStatuses)
        for (const to of messageStatuses) {
          if (from === to) continue;
          for (const status of [from, to]) {
            const { version: now, status: was } = await getMessage(as(admin), messageId);
            await setMessageStatus(as(admin), { messageId, version: now, status });
            if (was !== status) seen += 1;
          }
        }
      expect(await getMessage(as(admin), messageId)).toMatchObject({ version: seen, status: 'replied' });
    });

    rule('asked for twice changes once', async () => {
      const messageId = await receive();
      await setMessageStatus(as(admin), { messageId, version, status: 'read' });
      const before = await entries();
      await setMessageStatus(as(admin), { messageId, version, status: 'read' });
      expect(await entries()).toEqual(before);
    });

    rule('that a colleague changed meanwhile is not overwritten', async () => {
      const messageId = await receive();
      await setMessageStatus(as(assistant), { messageId, version, status: 'replied' });
      await expect(setMessageStatus(as(admin), { messageId, version, status: 'archived' })).rejects.toMatchObject({
        code: 'conflict',
        publicMessage: 'Someone else has changed it.',
      });
      expect(await getMessage(as(admin), messageId)).toMatchObject({ status: 'replied' });
    });

    it('changed by two at once changes for one of them', async () => {
      const messageId = await receive();
      const both = await Promise.allSettled([
        setMessageStatus(as(assistant), { messageId, version, status: 'replied' }),
        setMessageStatus(as(admin), { messageId, version, status: 'archived' }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });
  });

  rules('notes', () => {
    it('are stored, and make the message read', proves('ADM-MSG-003', 'ADM-MSG-008', 'CALL-050'), async () => {
      const messageId = await receive();
      await saveMessageNotes(as(assistant), { messageId, version, notes: 'Called back.' });
      expect(await getMessage(as(admin), messageId)).toMatchObject({ notes: 'Called back.', status: 'read' });
      expect((await entries()).at(-1)).toMatchObject({
        details: { event: 'message.notes-saved' },
        oldValues: { status: 'unread', admin_notes: null },
        newValues: { status: 'read', admin_notes: 'Called back.' },
      });
    });

    it('make an archived or answered message read too', proves('ADM-MSG-008'), async () => {
      for (const status of ['archived', 'replied'] as const) {
        const messageId = await receive({ status });
        await saveMessageNotes(as(admin), { messageId, version, notes: 'x' });
        expect(await getMessage(as(admin), messageId)).toMatchObject({ status: 'read' });
      }
    });

    it('saved twice are saved once; emptied they are gone', async () => {
      const messageId = await receive();
      await saveMessageNotes(as(admin), { messageId, version, notes: 'x' });
      const before = await entries();
      await saveMessageNotes(as(admin), { messageId, version, notes: 'x' });
      expect(await entries()).toEqual(before);
      await saveMessageNotes(as(admin), { messageId, version: 2, notes: '' });
      expect(await getMessage(as(admin), messageId)).toMatchObject({ notes: '', version: 3 });
    });

    it('of a colleague that were not seen are not overwritten', async () => {
      const messageId = await receive();
      await saveMessageNotes(as(assistant), { messageId, version, notes: 'Theirs' });
      const mine = saveMessageNotes(as(admin), { messageId, version, notes: 'Mine' });
      await expect(mine).rejects.toMatchObject({ code: 'conflict' });
      expect(await getMessage(as(admin), messageId)).toMatchObject({ notes: 'Theirs' });
    });
  });

  describe('an answer', () => {
    const text = 'Thirty days.\n\nKind regards';

    rule('goes to the sender by mail, is kept with its author, and makes the message replied', async () => {
      const messageId = await receive();
      await replyToMessage(as(assistant), { messageId, version, replyId: randomUUID(), text });
      expect(world.mailbox).toEqual([]);
      await world.drain();
      expect(world.mailbox).toMatchObject([{ to: 'alice@example.com', subject: 'Re: A question' }]);
      expect(world.mailbox[0]?.text).toContain('Hello Alice,');
      expect(world.mailbox[0]?.text).toContain('Thirty days.');
      expect(world.mailbox[0]?.text).toContain('How long?');
      expect(await getMessage(as(admin), messageId)).toMatchObject({
        status: 'replied',
        replies: [{ text, by: 'Ann Assistant', sentAt: world.clock.now().toISOString() }],
      });
      const entry = (await entries()).at(-1);
      expect(entry).toMatchObject({
        details: { event: 'message.replied', reply_id: expect.any(String) },
        oldValues: { status: 'unread' },
        newValues: { status: 'replied' },
      });
      expect(JSON.stringify(entry)).not.toMatch(/thirty days|alice/i);
      expect(world.logged.join('\n')).not.toMatch(/thirty days|alice/i);
    });

    it('sent ten times by one form is one mail', async () => {
      const messageId = await receive();
      const input = { messageId, version, replyId: randomUUID(), text };
      await Promise.all(Array.from({ length: 10 }, () => replyToMessage(as(admin), input)));
      await world.drain();
      expect(world.mailbox.length).toBe(1);
      expect((await inSystem((tx) => tx.select().from(contactReplies))).length).toBe(1);
    });

    rule('is not sent beside the answer of a colleague that was not seen', async () => {
      const messageId = await receive();
      await replyToMessage(as(assistant), { messageId, version, replyId: randomUUID(), text });
      const second = replyToMessage(as(admin), { messageId, version, replyId: randomUUID(), text: 'Sixty days.' });
      await expect(second).rejects.toMatchObject({ code: 'conflict' });
      await world.drain();
      expect(world.mailbox.length).toBe(1);
    });
  });

  rule('belong to staff: Alice and a visitor neither read nor change them', proves('ROLE-019'), async () => {
    const messageId = await receive();
    for (const actor of [alice, visitor]) {
      const refused = { code: actor.kind === 'visitor' ? 'unauthenticated' : 'forbidden' };
      const who = as(actor);
      await expect(setMessageStatus(who, { messageId, version, status: 'read' })).rejects.toMatchObject(refused);
      await expect(saveMessageNotes(who, { messageId, version, notes: 'x' })).rejects.toMatchObject(refused);
      const reply = { messageId, version, replyId: randomUUID(), text: 'x' };
      await expect(replyToMessage(who, reply)).rejects.toMatchObject(refused);
      await expect(async () => listMessages(who, everything)).rejects.toMatchObject(refused);
      await expect(async () => getMessage(who, messageId)).rejects.toMatchObject(refused);
    }
    expect(await getMessage(as(admin), messageId)).toMatchObject({ status: 'unread', version: 1, replies: [] });
  });

  rule('that never were cannot be read or changed', async () => {
    const messageId = randomUUID();
    for (const id of [messageId, 'x', '../../etc'])
      await expect(getMessage(as(admin), id)).rejects.toMatchObject({ code: 'not-found' });
    const change = setMessageStatus(as(admin), { messageId, version, status: 'read' });
    await expect(change).rejects.toMatchObject({ code: 'not-found' });
  });

  rule(
    'are listed newest first, page by page, by status and by words in any part',
    {
      ...proves('ADM-MSG-001', 'CALL-024'),
    },
    async () => {
      for (let n = 0; n < messagesPerPage + 2; n++) await receive({ title: `Number ${n}` });
      const first = await listMessages(as(assistant), everything);
      expect(first.rows.map(({ title }) => title).slice(0, 2)).toEqual(['Number 26', 'Number 25']);
      expect(first).toMatchObject({ newer: null, older: expect.any(String) });
      const second = await listMessages(as(assistant), { ...everything, before: first.older });
      expect(second.rows.map(({ title }) => title)).toEqual(['Number 1', 'Number 0']);
      expect(second.older).toBe(null);
      await receive({ status: 'archived', message: '100% of my data_points' });
      await receive({ message: '1000 of my data points' });
      const found = async (search: string, status: MessageStatus | 'all' = 'all') =>
        (await listMessages(as(admin), { ...everything, search, status })).rows.length;
      expect(await found('100%')).toBe(1);
      expect(await found('DATA_POINTS')).toBe(1);
      expect(await found('data_points', 'unread')).toBe(0);
      expect(await found('number 26')).toBe(1);
      expect(await found(' alice@EXAMPLE.com ')).toBe(messagesPerPage);
      expect(await found('nobody')).toBe(0);
      expect(await countMessages(as(admin))).toEqual({ unread: 28, read: 0, replied: 0, archived: 1 });
    },
  );
});

describe('what staff send about a message', () => {
  const messageId = randomUUID();

  it.each([
    ['another status', messageStatusInput, { messageId, version: '1', status: 'spam' }],
    ['a field that does not belong', messageStatusInput, { messageId, version: '1', status: 'read', email: 'x' }],
    ['no version', messageNotesInput, { messageId, notes: 'x' }],
    ['very long notes', messageNotesInput, { messageId, version: '1', notes: 'x'.repeat(5_001) }],
    ['an empty answer', messageReplyInput, { messageId, version: '1', replyId: randomUUID(), text: ' \n ' }],
  ])('is refused with %s', (_what, schema, fields) => {
    expect(schema.safeParse(fields).success).toBe(false);
  });

  it('keeps its line breaks and loses other control characters', () => {
    const parsed = messageNotesInput.parse({ messageId, version: '2', notes: ' a\r\nb\u0000c ' });
    expect(parsed).toEqual({ messageId, version: 2, notes: 'a\nb c' });
  });
});
