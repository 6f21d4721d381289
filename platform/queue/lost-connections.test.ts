import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { userTopic } from '#contract/base/live.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import { systemScope } from '#platform/database/scope.ts';
import { createDatabaseLive } from '#platform/live/database-live.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import { alice } from '#tests/cast.ts';
import { createPostgres } from '#tests/created-postgres.ts';
import { silent } from '#tests/databases.ts';
import { publish } from '#tests/live.ts';
import { slownessNow } from '#tests/slowness.ts';
import { createWorld } from '#tests/world.ts';
import { defineJob } from './define.ts';
import { startWorker } from './worker.ts';

const serverUrl = inject('postgresUrl');

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A worker and live updates on a database of their own; `ran` and `heard` are what reached them. */
async function createWatchedDatabase() {
  const { url, superUrl, drop } = await createPostgres(serverUrl as string);
  const database = await openPostgres({ url, appUrl: null, log: silent, connections: 4 });
  const world = await createWorld({ database });
  const ran: number[] = [];
  const count = defineJob({
    name: 'test.count',
    input: z.strictObject({ n: z.int() }),
    async run(_world, { n }) {
      ran.push(n);
    },
  });
  const worker = await startWorker(world, [count]);
  const live = await createDatabaseLive(database, silent);
  const heard: string[] = [];
  await live.subscribe([userTopic(alice.userId)], null, ({ id }) => heard.push(id));
  const operator = new pg.Client({ connectionString: superUrl });
  await operator.connect();
  return {
    ran,
    heard,
    dropConnections: () =>
      operator.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    ask: (n: number) =>
      database.transaction(systemScope, async (tx) => {
        await enqueue(tx, count, { n });
        await publish(tx, userTopic(alice.userId));
      }),
    async close() {
      await operator.end();
      await worker.stop();
      await live.close();
      await world.close();
      await database.close();
      await drop();
    },
  };
}

describe.skipIf(!serverUrl)('when PostgreSQL drops every connection, three times in thirty changes', () => {
  let watched: Awaited<ReturnType<typeof createWatchedDatabase>>;
  /** Those that were taken: one whose connection is dropped in the middle is told, and asks again or not. */
  const asked: number[] = [];

  beforeAll(async () => {
    watched = await createWatchedDatabase();
    for (let n = 0; n < 30; n++) {
      if (n % 10 === 5) await watched.dropConnections();
      await watched.ask(n).then(
        () => asked.push(n),
        () => {},
      );
      await pause();
    }
  });
  afterAll(() => watched.close());

  it('most changes are taken all the same', () => {
    expect(asked.length).toBeGreaterThan(20);
  });

  it('jobs go on within five seconds, and none is lost or doubled', async () => {
    await expect.poll(() => watched.ran.toSorted((a, b) => a - b), { timeout: 5_000 * slownessNow() }).toEqual(asked);
  });

  it('live updates go on within five seconds, and none is lost or doubled', async () => {
    await expect.poll(() => watched.heard.length, { timeout: 5_000 * slownessNow() }).toBe(asked.length);
    expect(new Set(watched.heard).size).toBe(asked.length);
  });
});
