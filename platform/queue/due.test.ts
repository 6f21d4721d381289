import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { onEachDatabase, silent } from '#tests/databases.ts';
import { defineJob } from './define.ts';
import { findDueJobs } from './due.ts';
import { openQueue } from './queue.ts';

const define = (name: string) => defineJob({ name, input: z.strictObject({}), options: {}, async run() {} });
const jobs = ['test.due', 'test.later', 'test.running', 'test.failed', 'test.again', 'test.none'].map(define);

onEachDatabase('the jobs that are due', (open) => {
  let database: Database;
  let queue: PgBoss;
  beforeAll(async () => {
    database = await open();
    queue = await openQueue({ database, log: silent, jobs, supervise: false });
  });
  afterAll(async () => {
    await queue.stop({ graceful: false, close: false });
    await database.close();
  });

  const insertJob = async (name: string, state: string, startsIn = '0 seconds') => {
    const id = randomUUID();
    await queue.insert(name, [{ id, data: {} }]);
    await database.transaction(systemScope, (tx) =>
      tx.execute(sql`update pgboss.job set state = ${state}::pgboss.job_state, start_after = now() + ${startsIn}::interval
        where id = ${id}`),
    );
  };

  it('are those that wait for a runner, once each', async () => {
    await insertJob('test.due', 'created');
    await insertJob('test.due', 'created');
    await insertJob('test.later', 'created', '1 minute');
    await insertJob('test.running', 'active');
    await insertJob('test.failed', 'failed');
    await insertJob('test.again', 'retry');
    const names = jobs.map(({ name }) => name);
    expect(await findDueJobs(database, names)).toEqual(['test.due', 'test.again']);
  });

  it('are those that this process knows', async () => {
    expect(await findDueJobs(database, ['test.none', 'test.again'])).toEqual(['test.again']);
  });
});
