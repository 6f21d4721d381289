import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { type Scope, systemScope } from '#platform/database/scope.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { createWorld } from '#tests/world.ts';
import { consume, consumeAll, type Limit } from './limits.ts';
import { pruneLimits } from './prune.ts';

const visitor: Scope = { role: 'visitor', userId: null, keys: [] };
const at = (seconds: number) => new Date(Date.UTC(2027, 2, 1, 9) + seconds * 1000);

onEachDatabase('a rate limit', (open) => {
  let database: Database;
  const use = (limit: Limit, now: Date) => database.transaction(visitor, (tx) => consume(tx, limit, now));
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('lets exactly the allowed number of 50 parallel uses pass', async () => {
    const limit = { key: 'parallel', most: 7, windowSeconds: 60 };
    const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => use(limit, at(i / 100))));
    expect(answers.filter((answer) => answer.allowed).length).toBe(7);
  });

  it('says when it opens again, and does so then and not before', async () => {
    const limit = { key: 'window', most: 1, windowSeconds: 86_400 };
    expect(await use(limit, at(0))).toEqual({ allowed: true, retryAfterSeconds: 0 });
    expect(await use(limit, at(3_600))).toEqual({ allowed: false, retryAfterSeconds: 82_800 });
    expect(await use(limit, at(86_399.5))).toEqual({ allowed: false, retryAfterSeconds: 1 });
    expect((await use(limit, at(86_400))).allowed).toBe(true);
    expect((await use(limit, at(86_401))).allowed).toBe(false);
  });

  it('counts each key for itself', async () => {
    const limit = { most: 1, windowSeconds: 60 };
    expect((await use({ ...limit, key: 'alice' }, at(0))).allowed).toBe(true);
    expect((await use({ ...limit, key: 'bob' }, at(0))).allowed).toBe(true);
    expect((await use({ ...limit, key: 'alice' }, at(1))).allowed).toBe(false);
  });

  it('of several counts each, exactly and at once, and the longest wait decides', async () => {
    const limits = [
      { key: 'few', most: 3, windowSeconds: 60 },
      { key: 'many', most: 5, windowSeconds: 3_600 },
    ];
    const countEach = (now: Date) => database.transaction(visitor, (tx) => consumeAll(tx, limits, now));
    const answers = await Promise.all(Array.from({ length: 20 }, () => countEach(at(0))));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
    expect(answers.filter(({ retryAfterSeconds }) => retryAfterSeconds === 60)).toHaveLength(2);
    expect(answers.filter(({ retryAfterSeconds }) => retryAfterSeconds === 3_600)).toHaveLength(15);
    expect(await countEach(at(61))).toEqual({ allowed: false, retryAfterSeconds: 3_539 });
    expect(await countEach(at(3_600))).toEqual({ allowed: true, retryAfterSeconds: 0 });
  });

  it('takes a use back when its transaction fails', async () => {
    const limit = { key: 'undone', most: 1, windowSeconds: 60 };
    const failing = database.transaction(visitor, async (tx) => {
      await consume(tx, limit, at(0));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await use(limit, at(1))).allowed).toBe(true);
  });

  it('leaves no counter behind once its window has ended', async () => {
    const world = await createWorld({ database, now: at(0) });
    await use({ key: 'old', most: 1, windowSeconds: 60 }, at(0));
    await use({ key: 'young', most: 1, windowSeconds: 6_000 }, at(0));
    world.clock.advance(60_000);
    await pruneLimits.run(world, {}, { id: '', attempt: 1, lastAttempt: false, signal: new AbortController().signal });
    const { rows } = await database.transaction(systemScope, (tx) =>
      tx.execute(sql`select key from rate_limits where key in ('old', 'young')`),
    );
    expect(rows).toEqual([{ key: 'young' }]);
    await world.close();
  });
});
