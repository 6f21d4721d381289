import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyticsRetention, analyticsRollUp } from '#core/analytics/jobs.ts';
import { analyticsDaily, analyticsEvents } from '#core/analytics/schema.ts';
import { record } from '#core/base/audit/events.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { systemContext } from '#core/base/context.ts';
import { messageReceived } from '#core/site/messages/events.ts';
import { messageRetention } from '#core/site/messages/jobs.ts';
import { contactMessages, contactReplies } from '#core/site/messages/schema.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { pruneMail } from '#platform/mail/prune.ts';
import { mails } from '#platform/mail/schema.ts';
import { outboxKeptMs, pruneOutbox } from '#platform/outbox/prune.ts';
import { outbox } from '#platform/outbox/schema.ts';
import type { JobDefinition } from '#platform/queue/define.ts';
import { jobsWith } from '#server/jobs/jobs.ts';
import { alice, insertCast } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';

const DAY = 86_400_000;
const env = { RETENTION_MAIL_DAYS: '20', RETENTION_ANALYTICS_DAYS: '10', RETENTION_MESSAGES_DAYS: '40' };
const run = { id: '', attempt: 1, lastAttempt: false, signal: new AbortController().signal };

onEachDatabase('what grows with use', (open, kind) => {
  let world: World;
  const inSystem = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    world.database.transaction(systemScope, work);
  const runDaily = (job: JobDefinition) => job.run(world, {}, run);
  const ago = (days: number, milliseconds = 0) => new Date(world.clock.now().getTime() - days * DAY - milliseconds);
  beforeAll(async () => {
    world = await createWorld({ database: await open(), env });
    await insertCast(world.database);
  });
  afterAll(async () => {
    await world.close();
    await world.database.close();
  });

  it('goes by itself, by jobs that run', () => {
    const transport = { send: async () => {}, verify: async () => {}, close: async () => {} };
    const scheduled = jobsWith(transport).filter(({ schedule }) => schedule !== null);
    for (const job of [pruneMail, pruneOutbox, messageRetention, analyticsRetention])
      expect(scheduled.map(({ name }) => name)).toContain(job.name);
  });

  it('goes at least once a day, as /what-we-keep says: no schedule leaves out a day', () => {
    const transport = { send: async () => {}, verify: async () => {}, close: async () => {} };
    const schedules = jobsWith(transport).flatMap(({ schedule }) => schedule ?? []);
    expect(schedules.length).toBeGreaterThan(20);
    expect(schedules.filter((one) => !/^\S+ \S+ \* \* \*$/.test(one))).toEqual([]);
  });

  it('the note that a mail was sent or given up goes after its time; mail on its way stays', async () => {
    const note = (name: string, state: 'queued' | 'sent' | 'failed', createdAt: Date) => ({
      id: randomUUID(),
      name,
      state,
      createdAt,
    });
    await inSystem((tx) =>
      tx
        .insert(mails)
        .values([
          note('old', 'sent', ago(20, 1)),
          note('old failed', 'failed', ago(20, 1)),
          note('on its way', 'queued', ago(21)),
          note('young', 'sent', ago(20)),
        ]),
    );
    await inSystem((tx) =>
      tx.insert(mails).values(Array.from({ length: 2_100 }, (_, n) => note(`old ${n}`, 'sent', ago(30)))),
    );
    await runDaily(pruneMail);
    const left = await inSystem((tx) => tx.select({ name: mails.name }).from(mails));
    expect(left.map(({ name }) => name).sort()).toEqual(['on its way', 'young']);
  });

  it('work that no instance knows is given up after a month, and the log says so', async () => {
    const age = outboxKeptMs / DAY;
    const work = (job: string, createdAt: Date) => ({ job, input: {}, createdAt });
    await inSystem((tx) =>
      tx.insert(outbox).values([work('gone.for-good', ago(age, 1)), work('back.tomorrow', ago(age))]),
    );
    await runDaily(pruneOutbox);
    const left = await inSystem((tx) => tx.select({ job: outbox.job }).from(outbox));
    expect(left).toEqual([{ job: 'back.tomorrow' }]);
    expect(world.logged.join()).toContain('gone.for-good');
  });

  it('events of Analytics go once their day is counted, and their number stays', async () => {
    const event = (createdAt: Date) => ({ eventType: 'page_view', deviceInfo: { device: 'desktop' }, createdAt });
    const times = [ago(11), ago(11), ago(10), ago(9)];
    await inSystem((tx) => tx.insert(analyticsEvents).values(times.map(event)));
    const views = eq(analyticsEvents.eventType, 'page_view');
    const count = async () => (await inSystem((tx) => tx.select().from(analyticsEvents).where(views))).length;
    await runDaily(analyticsRetention);
    expect(await count(), 'not counted yet').toBe(4);
    await runDaily(analyticsRollUp);
    await runDaily(analyticsRetention);
    expect(await count()).toBe(2);
    const countDays = () =>
      inSystem((tx) =>
        tx
          .select({ count: analyticsDaily.count })
          .from(analyticsDaily)
          .where(eq(analyticsDaily.eventType, 'page_view')),
      );
    const days = await countDays();
    expect(days.reduce((sum, day) => sum + day.count, 0)).toBe(4);
    await runDaily(analyticsRollUp);
    expect(await countDays()).toEqual(days);
  });

  it('a message from an address without an account goes after the last word, with what the log says of it', async () => {
    const write = (title: string, email: string, createdAt: Date) => ({
      id: randomUUID(),
      name: 'Somebody',
      message: 'Hello',
      title,
      email,
      createdAt,
    });
    const [old, answered, young, customers] = [
      write('old', 'gone@example.org', ago(40, 1)),
      write('answered since', 'talks@example.org', ago(80)),
      write('young', 'gone@example.org', ago(40)),
      write("a customer's", alice.email.toUpperCase(), ago(400)),
    ] as const;
    await inSystem(async (tx) => {
      await tx.insert(contactMessages).values([old, answered, young, customers]);
      const reply = { messageId: answered.id, text: 'Dear Somebody', createdAt: ago(39) };
      await tx.insert(contactReplies).values({ id: randomUUID(), ...reply });
      const details = { about: 'somebody' };
      for (const { id: entityId } of [old, young])
        await record(tx, systemContext(world, 'test'), messageReceived, { entityId, details });
    });
    await runDaily(messageRetention);
    const titles = () => inSystem((tx) => tx.select({ title: contactMessages.title }).from(contactMessages));
    expect((await titles()).map(({ title }) => title).sort()).toEqual(["a customer's", 'answered since', 'young']);
    const entries = await inSystem((tx) =>
      tx.select({ id: auditLogs.entityId, details: auditLogs.details, salt: auditLogs.salt }).from(auditLogs),
    );
    expect(entries.filter(({ id }) => id === young.id)).toHaveLength(1);
    expect(entries.filter(({ salt }) => salt === null)).toMatchObject([{ details: null }]);
    world.clock.advance(40 * DAY);
    await runDaily(messageRetention);
    expect((await titles()).map(({ title }) => title)).toEqual(["a customer's"]);
  });

  it('has a rule for every table in the record of retention periods', async () => {
    const record = readFileSync(new URL('../docs/decisions/018-retention-periods.md', import.meta.url), 'utf8');
    const named = [...record.matchAll(/^\| ((?:`[a-z_]+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name),
    );
    const { rows } = await inSystem((tx) =>
      tx.execute<{ name: string }>(
        sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
      ),
    );
    expect(named.sort(), kind).toEqual(rows.map(({ name }) => name).sort());
  });
});

describe('the times after which things go', () => {
  it.each(['0', '-1', '3651', '1.5', 'never'])('cannot be %s days', async (days) => {
    await expect(createWorld({ database: 'either', env: { RETENTION_MAIL_DAYS: days } })).rejects.toThrow(
      'RETENTION_MAIL_DAYS',
    );
  });
});
