import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { defineJob } from '#platform/queue/define.ts';
import { openQueue } from '#platform/queue/queue.ts';
import { onEachDatabase, silent } from '#tests/databases.ts';
import { slownessNow } from '#tests/slowness.ts';
import { enqueue } from './outbox.ts';
import { type HandOver, relayAll, startRelay } from './relay.ts';

const greet = defineJob({ name: 'test.greet', input: z.strictObject({ id: z.uuid() }), async run() {} });
const other = defineJob({ name: 'test.other', input: z.strictObject({}), async run() {} });

onEachDatabase('the outbox', (open) => {
  let database: Database;
  let queue: PgBoss;
  let parts: HandOver;
  const run = async <Row extends Record<string, unknown>>(statement: string): Promise<Row[]> =>
    database.transaction(systemScope, async (tx) => (await tx.execute<Row>(sql.raw(statement))).rows);
  const jobs = () =>
    run<{ id: string; name: string; data: unknown }>('select id, name, data from pgboss.job order by created_on, id');
  const outboxIds = async () =>
    (await run<{ id: string }>('select id from outbox order by created_at, id')).map(({ id }) => id);
  const put = (count = 1) =>
    database.transaction(systemScope, async (tx) => {
      for (let i = 0; i < count; i++) await enqueue(tx, greet, { id: randomUUID() });
    });

  beforeAll(async () => {
    database = await open();
    queue = await openQueue({ database, log: silent, jobs: [greet, other], supervise: false });
    parts = { database, queue, jobs: [greet.name] };
  });
  beforeEach(() => run(`with a as (delete from outbox) delete from pgboss.job where name like 'test.%'`));
  afterAll(async () => {
    await queue.stop({ graceful: false, close: false });
    await database.close();
  });

  it('hands a row to the queue once the transaction has committed, under its own id', async () => {
    await put();
    const ids = await outboxIds();
    expect(await relayAll(parts)).toEqual(new Set([greet.name]));
    expect((await jobs()).map(({ id }) => id)).toEqual(ids);
    expect(await outboxIds()).toEqual([]);
  });

  it('keeps nothing of a transaction that failed', async () => {
    const failing = database.transaction(systemScope, async (tx) => {
      await enqueue(tx, greet, { id: randomUUID() });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await relayAll(parts);
    expect(await jobs()).toEqual([]);
  });

  it('refuses input that is more than ids', async () => {
    const wrong = { id: randomUUID(), email: 'alice@example.com' };
    await expect(database.transaction(systemScope, (tx) => enqueue(tx, greet, wrong))).rejects.toThrow();
    expect(await outboxIds()).toEqual([]);
  });

  it.each(['before', 'after'] as const)(
    'loses nothing and doubles nothing when it dies %s the queue took the rows',
    async (when) => {
      await put(3);
      const dying: HandOver = {
        ...parts,
        queue: {
          async insert(...args: Parameters<PgBoss['insert']>) {
            if (when === 'after') await queue.insert(...args);
            throw new Error('killed');
          },
        },
      };
      const ids = await outboxIds();
      await expect(relayAll(dying)).rejects.toThrow('killed');
      expect(await outboxIds()).toEqual(ids);
      await relayAll(parts);
      expect((await jobs()).map(({ id }) => id).sort()).toEqual([...ids].sort());
    },
  );

  it('makes no second job of a row that the queue has already taken, even when that job is done', async () => {
    await put();
    const [id] = await outboxIds();
    await queue.insert(greet.name, [{ id: id as string }]);
    const [claimed] = await queue.fetch(greet.name);
    await queue.complete(greet.name, claimed as never);
    await relayAll(parts);
    expect(await outboxIds()).toEqual([]);
    expect(await run(`select id, state::text as state from pgboss.job where name = 'test.greet'`)).toEqual([
      { id, state: 'completed' },
    ]);
  });

  it('makes one job of each of 250 rows while four relays run at once', async () => {
    await put(250);
    await Promise.all([1, 2, 3, 4].map(() => relayAll(parts)));
    await relayAll(parts);
    expect((await jobs()).length).toBe(250);
    expect(await outboxIds()).toEqual([]);
  });

  it('leaves a job that this process does not know to one that does', async () => {
    await database.transaction(systemScope, (tx) => enqueue(tx, other, {}));
    await put();
    await relayAll(parts);
    expect((await jobs()).map(({ name }) => name)).toEqual([greet.name]);
    await relayAll({ ...parts, jobs: [other.name] });
    expect((await jobs()).map(({ name }) => name)).toContain(other.name);
  });

  it('never relays inside a transaction', async () => {
    await expect(database.transaction(systemScope, () => relayAll(parts))).rejects.toThrow(/outside of transactions/);
  });

  it('passes the time on before which a job must not start', async () => {
    const startAfter = new Date(Date.now() + 60_000);
    await database.transaction(systemScope, (tx) => enqueue(tx, greet, { id: randomUUID() }, { startAfter }));
    await relayAll(parts);
    expect(await queue.fetch(greet.name)).toEqual([]);
    expect((await queue.fetch(greet.name, { ignoreStartAfter: true })).length).toBe(1);
  });

  it('is relayed at start, and within a second of each commit from then on', async () => {
    await put();
    const heard: string[] = [];
    const relay = await startRelay({ ...parts, log: silent, onHandedOver: (names) => heard.push(...names) });
    await expect.poll(async () => (await jobs()).length).toBe(1);
    await put();
    await expect.poll(async () => (await jobs()).length, { timeout: 1_000 * slownessNow() }).toBe(2);
    expect(heard).toEqual([greet.name, greet.name]);
    await relay.stop();
    await put();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await outboxIds()).length).toBe(1);
  });
});
