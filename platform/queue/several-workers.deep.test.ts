import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { openPostgres } from '#platform/database/postgres.ts';
import { systemScope } from '#platform/database/scope.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import { createPostgres } from '#tests/created-postgres.ts';
import { silent } from '#tests/databases.ts';
import { createWorld } from '#tests/world.ts';
import { defineJob } from './define.ts';
import { startWorker } from './worker.ts';

const serverUrl = inject('postgresUrl');

describe.skipIf(!serverUrl)('on PostgreSQL', () => {
  it('a job is kept by a worker that lives, however long it runs', async () => {
    const { url, drop } = await createPostgres(serverUrl as string);
    const database = await openPostgres({ url, appUrl: null, log: silent, connections: 4 });
    const world = await createWorld({ database });
    let begun = 0;
    const long = defineJob({
      name: 'test.long',
      input: z.strictObject({}),
      async run() {
        begun++;
        await new Promise((resolve) => setTimeout(resolve, 13_000));
      },
    });
    const workers = [await startWorker(world, [long]), await startWorker(world, [long])];
    await database.transaction(systemScope, (tx) => enqueue(tx, long, {}));
    await new Promise((resolve) => setTimeout(resolve, 14_500));
    expect(begun).toBe(1);
    await Promise.all(workers.map((worker) => worker.stop()));
    await world.close();
    await database.close();
    await drop();
  });

  it('a worker runs jobs and schedules as a login that owns nothing and cannot change a table', async () => {
    const { url, superUrl, drop } = await createPostgres(serverUrl as string);
    await (await openPostgres({ url, appUrl: null, log: silent })).close();
    const operator = new pg.Client({ connectionString: superUrl });
    await operator.connect();
    await operator.query(
      `do $$ begin create role quietprint_test_login login noinherit; exception when duplicate_object or unique_violation then null; end $$`,
    );
    await operator.query('grant quietprint_app to quietprint_test_login');
    const appUrl = new URL(url);
    appUrl.username = 'quietprint_test_login';
    const database = await openPostgres({ url, appUrl: appUrl.href, log: silent, connections: 4 });
    const world = await createWorld({ database });
    const seen: unknown[] = [];
    const who = defineJob({
      name: 'test.who',
      input: z.strictObject({}),
      schedule: '* * * * *',
      async run({ database: own }) {
        const query = sql`select session_user as login, current_user as role, has_schema_privilege('pgboss', 'create') as creates`;
        seen.push(...(await own.transaction(systemScope, async (tx) => (await tx.execute(query)).rows)));
      },
    });
    const worker = await startWorker(world, [who]);
    await database.transaction(systemScope, (tx) => enqueue(tx, who, {}));
    await expect.poll(() => seen.length).toBe(2);
    expect(seen[0]).toEqual({ login: 'quietprint_test_login', role: 'quietprint_app', creates: false });
    await worker.stop();
    expect(world.logged.filter((line) => /"level":"(warn|error)"/.test(line))).toEqual([]);
    const { rows } = await operator.query(
      `select distinct pg_get_userbyid(relowner) as owner from pg_class c join pg_namespace n on n.oid = relnamespace where nspname = 'pgboss'`,
    );
    expect(rows).toEqual([{ owner: 'quietprint_owner' }]);
    await operator.end();
    await world.close();
    await database.close();
    await drop();
  });
});
