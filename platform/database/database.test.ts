import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '#tests/databases.ts';
import type { Database } from './database.ts';
import { insideTransaction } from './open-transaction.ts';
import { type Scope, scopeStatements, systemScope } from './scope.ts';

const alice: Scope = { role: 'user', userId: '0190aaaa-0000-7000-8000-000000000001', keys: [] };

onEachDatabase('a transaction', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('runs as the role that owns nothing, under the scope of the actor', async () => {
    const { rows } = await database.transaction(alice, (tx) =>
      tx.execute(
        sql`select current_user as who, current_setting('app.role') as role, current_setting('app.user_id') as id`,
      ),
    );
    expect(rows).toEqual([{ who: 'quietprint_app', role: 'user', id: alice.userId }]);
  });

  it('leaves no trace of the scope behind', async () => {
    await database.transaction(alice, (tx) => tx.execute(sql`select 1`));
    const { rows } = await database.transaction({ role: 'visitor', userId: null, keys: [] }, (tx) =>
      tx.execute(sql`select current_setting('app.user_id') as id`),
    );
    expect(rows).toEqual([{ id: '' }]);
  });

  it('undoes everything when the work throws', async () => {
    const failing = database.transaction(systemScope, async (tx) => {
      await tx.execute(sql`insert into source_catalogues values ('x', 'body', now())`);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const { rows } = await database.transaction(systemScope, (tx) =>
      tx.execute(sql`select count(*) as count from source_catalogues`),
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('is joined by a transaction inside it, and refuses one of another scope', async () => {
    await database.transaction(systemScope, async () => {
      expect(insideTransaction()).toBe(true);
      await expect(
        database.transaction(systemScope, async (tx) => (await tx.execute(sql`select 1 as one`)).rows),
      ).resolves.toEqual([{ one: 1 }]);
      expect(() => database.transaction(alice, async () => 1)).toThrow(/another scope/);
    });
    expect(insideTransaction()).toBe(false);
  });

  it('leaves the process its turns while many others wait', async () => {
    let turns = 0;
    const count = () => {
      turns++;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    await Promise.all(
      Array.from({ length: 50 }, () => database.transaction(systemScope, (tx) => tx.execute(sql`select 1`))),
    );
    clearImmediate(counting);
    expect(turns).toBeGreaterThanOrEqual(25);
  });

  it('keeps 40 parallel transactions apart', async () => {
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, i) => {
        const userId = `0190aaaa-0000-7000-8000-${String(i).padStart(12, '0')}`;
        return database.transaction({ role: 'user', userId, keys: [] }, async (tx) => {
          const { rows } = await tx.execute<{ id: string }>(sql`select current_setting('app.user_id') as id`);
          return rows[0]?.id === userId;
        });
      }),
    );
    expect(results.every(Boolean)).toBe(true);
  });

  it('is announced to listeners when it commits, not before and not when it fails', async () => {
    const heard: string[] = [];
    const stop = await database.listen('greetings', (payload) => heard.push(payload));
    await database
      .transaction(systemScope, async (tx) => {
        await tx.execute(sql`select pg_notify('greetings', 'lost')`);
        throw new Error('no');
      })
      .catch(() => {});
    await database.transaction(systemScope, async (tx) => {
      await tx.execute(sql`select pg_notify('greetings', 'hello')`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard).toEqual(['hello']);
    await stop();
  });

  it('reports ready once every migration has run', async () => {
    expect(await database.isReady()).toBe(true);
  });
});

it('a scope refuses anything but known roles and ids', () => {
  expect(() => scopeStatements({ role: "x' or true" as never, userId: null, keys: [] })).toThrow();
  expect(() => scopeStatements({ role: 'user', userId: "'; drop table profiles; --", keys: [] })).toThrow();
  expect(() => scopeStatements({ role: 'visitor', userId: null, keys: ['1,2'] })).toThrow();
});
