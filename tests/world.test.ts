import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import { defineJob } from '#platform/queue/define.ts';
import { cast, insertCast, owner } from './cast.ts';
import { onEachDatabase } from './databases.ts';
import { createWorld, type World } from './world.ts';

onEachDatabase('the test world', (open) => {
  let database: Database;
  let world: World;
  const ran: string[] = [];
  const later = defineJob({
    name: 'test.later',
    input: z.strictObject({}),
    async run({ clock }) {
      ran.push(clock.now().toISOString());
    },
  });
  const chain = defineJob({
    name: 'test.chain',
    input: z.strictObject({ left: z.int() }),
    async run(platform, { left }) {
      ran.push(`left ${left}`);
      if (left === 0) return;
      await platform.database.transaction(systemScope, (tx) => enqueue(tx, chain, { left: left - 1 }));
    },
  });
  const flaky = defineJob({
    name: 'test.flaky',
    input: z.strictObject({}),
    options: { retryDelay: 10 },
    async run(_platform, _input, { attempt }) {
      ran.push(`attempt ${attempt}`);
      if (attempt < 3) throw new Error('not yet');
    },
  });
  const ask = (job: { name: string }, input = {}, startAfter?: Date) =>
    database.transaction(systemScope, (tx) => enqueue(tx, job, input, startAfter ? { startAfter } : {}));

  beforeEach(async () => {
    ran.length = 0;
    database = await open();
    world = await createWorld({ database, jobs: [later, chain, flaky] });
  });
  afterEach(async () => {
    await world.close();
    await database.close();
  });

  it('drains a job and all that it enqueues', async () => {
    await ask(chain, { left: 2 });
    expect((await world.drain()).map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
    expect(ran).toEqual(['left 2', 'left 1', 'left 0']);
    expect(await world.drain()).toEqual([]);
  });

  it.each(['2020-01-01T09:00:00.000Z', '2040-01-01T09:00:00.000Z'])(
    'decides by its own clock what is due (at %s)',
    async (now) => {
      world.clock.set(now);
      await ask(later, {}, new Date(Date.parse(now) + 60_000));
      expect(await world.drain()).toEqual([]);
      world.clock.advance(60_000);
      await world.drain();
      expect(ran).toEqual([new Date(Date.parse(now) + 60_000).toISOString()]);
    },
  );

  it('runs a failed job again once the clock has passed its delay', async () => {
    await ask(flaky);
    await world.drain();
    await world.drain();
    expect(ran).toEqual(['attempt 1']);
    world.clock.advance(20_000);
    await world.drain();
    world.clock.advance(9_000);
    await world.drain();
    expect(ran).toEqual(['attempt 1', 'attempt 2']);
    world.clock.advance(31_000);
    await world.drain();
    expect(ran).toEqual(['attempt 1', 'attempt 2', 'attempt 3']);
  });

  it('says which job it was not given', async () => {
    await ask({ name: 'test.stranger' });
    await expect(world.drain()).rejects.toThrow('test.stranger');
  });

  it('holds the whole cast', async () => {
    await insertCast(database);
    const { rows } = await database.transaction(systemScope, (tx) =>
      tx.execute(sql`select email, role from profiles order by id`),
    );
    expect(rows).toEqual(Object.values(cast).map(({ email, role }) => ({ email, role })));
    expect(world.config.ownerEmail).toBe(owner.email);
  });
});
