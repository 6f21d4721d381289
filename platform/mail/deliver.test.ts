import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { startWorker } from '#platform/queue/worker.ts';
import { alice } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { paragraph } from './blocks.ts';
import { defineEmail } from './define-email.ts';
import { mailDelivery } from './deliver.ts';
import { giveUpOldMail } from './give-up.ts';
import { flushMail, holdMail, releaseMail } from './hold.ts';
import { MailError } from './mail-error.ts';
import { queueMail } from './queue.ts';
import type { MailMessage, MailTransport } from './transport.ts';

const welcome = defineEmail({
  name: 'test.welcome',
  input: z.strictObject({ word: z.string() }),
  subject: ({ word }) => `Welcome ${word}`,
  preview: () => 'Hello',
  blocks: ({ word }) => [paragraph(word)],
});

/** Mail that can be stopped. */
const news = defineEmail({
  ...welcome,
  name: 'test.news',
  subject: ({ word }) => `News ${word}`,
  stopUrl: () => 'https://a.test/stop',
});

const MINUTE = 60_000;

/** A server that fails as it is told, and keeps what it took. */
function scriptedTransport() {
  const taken: MailMessage[] = [];
  const script = { failure: null as Error | null, tries: 0 };
  const transport: MailTransport = {
    async send(message) {
      script.tries++;
      if (script.failure) throw script.failure;
      taken.push(message);
    },
    async verify() {},
    async close() {},
  };
  return { taken, script, transport };
}

onEachDatabase('a mail', (open) => {
  let database: Database;
  let world: World;
  let smtp: ReturnType<typeof scriptedTransport>;
  beforeEach(async () => {
    database = await open();
    smtp = scriptedTransport();
    world = await createWorld({ database, emails: [welcome], transport: smtp.transport });
  });
  afterEach(async () => {
    await world.close();
    await database.close();
  });

  const send = (word = 'aboard', definition = welcome) =>
    database.transaction(systemScope, (tx) =>
      queueMail(tx, world, definition, { to: alice.email, language: 'en', input: { word }, userId: alice.userId }),
    );
  const row = async (id: string) => {
    const { rows } = await database.transaction(systemScope, (tx) =>
      tx.execute<Record<string, unknown>>(
        sql`select state, attempts, sealed, last_failure as failure, sent_at is not null as sent from mails where id = ${id}`,
      ),
    );
    return rows[0];
  };

  it('leaves once, and nothing of it stays', async () => {
    const id = await send();
    await world.drain();
    await world.drain();
    expect(smtp.taken.map(({ to, subject, messageId }) => ({ to, subject, messageId }))).toEqual([
      { to: alice.email, subject: 'Welcome aboard', messageId: `<${id}@quietprint.test>` },
    ]);
    expect(await row(id)).toEqual({ state: 'sent', attempts: 1, sealed: null, failure: null, sent: true });
  });

  it('on its way shows neither address nor words in the database', async () => {
    await send('canary-7741');
    const { rows } = await database.transaction(systemScope, (tx) =>
      tx.execute<{ text: string }>(
        sql`select (select json_agg(m)::text from mails m) || (select json_agg(o)::text from outbox o) as text`,
      ),
    );
    expect(rows[0]?.text).not.toMatch(/canary-7741|alice@/);
    expect(rows[0]?.text).toContain('v1.');
  });

  it('leaves in the language of whoever gets it; in English where an earlier version has queued it', async () => {
    const mail = { to: alice.email, language: 'fr', input: { word: 'aboard' } } as const;
    const queue = () => database.transaction(systemScope, (tx) => queueMail(tx, world, welcome, mail));
    await queue();
    const old = await queue();
    const place = { table: 'mails', column: 'sealed', row: old };
    const sealed = world.vault.sealShared(place, JSON.stringify({ to: mail.to, input: mail.input }));
    await database.transaction(systemScope, (tx) =>
      tx.execute(sql`update mails set sealed = ${sealed} where id = ${old}`),
    );
    await world.drain();
    const tags = smtp.taken.map(({ html }) => /<html lang="([^"]+)"/.exec(html)?.[1]);
    expect(tags.sort()).toEqual(['en-GB', 'fr']);
  });

  it('waits while mail is held, and leaves once it is released', async () => {
    const inSystem = <Result>(work: Parameters<typeof database.transaction<Result>>[1]) =>
      database.transaction(systemScope, work);
    const old = await send('from the backup');
    await inSystem(holdMail);
    await database.transaction(systemScope, (tx) =>
      tx.execute(sql`update mails set created_at = now() - interval '1 hour' where id = ${old}`),
    );
    const fresh = await send('new');
    await world.drain();
    expect([smtp.script.tries, (await row(fresh))?.state]).toEqual([0, 'queued']);
    expect(await inSystem((tx) => releaseMail(tx, { discard: true }))).toEqual({ discarded: 1, sent: 1 });
    expect(await inSystem((tx) => releaseMail(tx, { discard: true }))).toBeNull();
    await world.drain();
    expect(smtp.taken.map(({ subject }) => subject)).toEqual(['Welcome new']);
    expect(await row(old)).toMatchObject({ state: 'failed', sealed: null, failure: 'discarded' });
  });

  it('that waits for its next try leaves at once when it is flushed', async () => {
    smtp.script.failure = new MailError('unreachable');
    const id = await send();
    await world.drain();
    const isDue = async () => {
      const { rows } = await database.transaction(systemScope, (tx) =>
        tx.execute<{ due: boolean }>(
          sql`select start_after <= now() as due from pgboss.job where data ->> 'mailId' = ${id} and state = 'retry'`,
        ),
      );
      return rows[0]?.due;
    };
    expect(await isDue()).toBe(false);
    expect(await database.transaction(systemScope, flushMail)).toBe(1);
    expect(await isDue()).toBe(true);
    expect(await database.transaction(systemScope, flushMail)).toBe(0);
  });

  it('of a transaction that failed never leaves', async () => {
    const failing = database.transaction(systemScope, async (tx) => {
      await queueMail(tx, world, welcome, { to: alice.email, language: 'en', input: { word: 'x' } });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await world.drain()).toEqual([]);
    expect(smtp.script.tries).toBe(0);
  });

  it('waits out an hour without a mail server and arrives within 15 minutes after', async () => {
    smtp.script.failure = new MailError('unreachable');
    const id = await send();
    const start = world.clock.now().getTime();
    for (let i = 0; i < 60; i++) {
      await world.drain();
      world.clock.advance(MINUTE);
    }
    expect(await row(id)).toMatchObject({ state: 'queued', failure: 'unreachable' });
    expect(smtp.script.tries).toBeGreaterThan(5);
    smtp.script.failure = null;
    while (smtp.taken.length === 0) {
      await world.drain();
      world.clock.advance(MINUTE);
      expect(world.clock.now().getTime() - start).toBeLessThanOrEqual(75 * MINUTE);
    }
    expect(await row(id)).toMatchObject({ state: 'sent', sealed: null, failure: null });
  });

  /** Milliseconds, as the queue has it. */
  const untilNextTry = async () => {
    const { rows } = await database.transaction(systemScope, (tx) =>
      tx.execute<{ pause: number }>(sql`select extract(epoch from max(start_after) - now())::float8 * 1000 as pause
        from pgboss.job where state = 'retry'`),
    );
    return Math.max(0, Math.ceil(rows[0]?.pause ?? 0));
  };

  it('is tried for more than a day before it is given up, at most ten minutes apart', async () => {
    smtp.script.failure = new MailError('busy', { status: 451 });
    const id = await send();
    const start = world.clock.now().getTime();
    let last = start;
    while ((await row(id))?.state === 'queued') {
      expect(await world.drain()).toHaveLength(1);
      last = world.clock.now().getTime();
      const pause = await untilNextTry();
      expect(pause).toBeLessThanOrEqual(10 * MINUTE);
      world.clock.advance(pause + 1_000);
    }
    expect(last - start).toBeGreaterThan(24 * 60 * MINUTE);
    expect(await row(id)).toMatchObject({ state: 'failed', sealed: null, failure: 'busy 451' });
  });

  it('that the server refuses for good is given up at once', async () => {
    smtp.script.failure = new MailError('recipient-refused', { permanent: true, status: 550 });
    const id = await send();
    expect((await world.drain()).map(({ outcome }) => outcome)).toEqual(['never']);
    world.clock.advance(24 * 60 * MINUTE);
    await world.drain();
    expect(smtp.script.tries).toBe(1);
    expect(await row(id)).toMatchObject({ state: 'failed', sealed: null, failure: 'recipient-refused 550' });
    expect(world.logged.join('\n')).not.toContain(alice.email);
  });

  it('that was purged meanwhile does not leave', async () => {
    const id = await send();
    await database.transaction(systemScope, (tx) => tx.execute(sql`delete from mails where id = ${id}`));
    expect((await world.drain()).map(({ outcome }) => outcome)).toEqual(['done']);
    expect(smtp.script.tries).toBe(0);
  });

  it('whose job is gone is emptied after three days', async () => {
    const [old, young] = [await send(), await send()];
    await database.transaction(systemScope, async (tx) => {
      await tx.execute(sql`delete from outbox`);
      await tx.execute(sql`update mails set created_at = now() - interval '73 hours' where id = ${old}`);
    });
    const run = { id: '', attempt: 1, lastAttempt: false, signal: new AbortController().signal };
    await giveUpOldMail.run(world, {}, run);
    expect(await row(old)).toMatchObject({ state: 'failed', sealed: null, failure: 'too-old' });
    expect(await row(young)).toMatchObject({ state: 'queued', failure: null });
  });

  it('goes out a second time at most, with the same Message-ID, when the process dies before the commit', async () => {
    const id = await send();
    const dies: Database = {
      ...database,
      transaction: (scope, work) => {
        if (smtp.taken.length > 0) throw new Error('killed');
        return database.transaction(scope, work);
      },
    };
    const mortal = { ...world, database: dies, clock: { ...world.clock, sleep: async () => {} } };
    const job = mailDelivery([welcome], smtp.transport);
    const run = { id, lastAttempt: false, signal: new AbortController().signal };
    await expect(job.run(mortal, { mailId: id }, { ...run, attempt: 1 })).rejects.toThrow('killed');
    expect(await row(id)).toMatchObject({ state: 'queued' });
    await job.run(world, { mailId: id }, { ...run, attempt: 2 });
    await job.run(world, { mailId: id }, { ...run, attempt: 3 });
    expect(smtp.taken.map(({ messageId }) => messageId)).toEqual([
      `<${id}@quietprint.test>`,
      `<${id}@quietprint.test>`,
    ]);
  });

  it('is sent by one run only when several begin it at once, and never by one that a later run has overtaken', async () => {
    const id = await send();
    const job = mailDelivery([welcome], smtp.transport);
    const run = { id, lastAttempt: false, signal: new AbortController().signal };
    await Promise.all(Array.from({ length: 8 }, () => job.run(world, { mailId: id }, { ...run, attempt: 2 })));
    await job.run(world, { mailId: id }, { ...run, attempt: 1 });
    expect(smtp.script.tries).toBe(1);
  });

  it('that somebody waits for leaves before mail that can be stopped', async () => {
    for (const name of ['one', 'two']) await send(name, news);
    await send('Alice');
    const worker = await startWorker(world, [mailDelivery([welcome, news], smtp.transport)]);
    await expect.poll(() => smtp.taken.length).toBe(3);
    await worker.stop();
    expect(smtp.taken.map(({ subject }) => subject)).toEqual(['Welcome Alice', 'News one', 'News two']);
  });

  it('is alone between the answer of the server and the mark that it has left, however many wait', async () => {
    let [open, most] = [0, 0];
    const slow: MailTransport = {
      ...smtp.transport,
      async send(message) {
        most = Math.max(most, ++open);
        await new Promise((resolve) => setTimeout(resolve, 20));
        await smtp.transport.send(message);
        open--;
      },
    };
    await Promise.all(Array.from({ length: 12 }, (_, i) => send(`number ${i}`)));
    const worker = await startWorker(world, [mailDelivery([welcome], slow)]);
    await expect.poll(() => smtp.taken.length).toBe(12);
    await worker.stop();
    expect(most).toBe(1);
  });

  it('leaves exactly once each when three workers share 60 of them', async () => {
    const workers = await Promise.all(
      [1, 2, 3].slice(0, database.kind === 'embedded' ? 1 : 3).map(() => startWorker(world, world.jobs)),
    );
    await Promise.all(Array.from({ length: 60 }, (_, i) => send(`number ${i}`)));
    await expect.poll(() => smtp.taken.length).toBe(60);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(new Set(smtp.taken.map(({ messageId }) => messageId)).size).toBe(60);
    expect(smtp.script.tries).toBe(60);
  });
});
