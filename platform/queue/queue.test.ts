import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { onEachDatabase, silent } from '#tests/databases.ts';
import { defineJob, type JobOptions } from './define.ts';
import { openQueue } from './queue.ts';

const jobOf = (name: string, schedule: string, options: Partial<JobOptions> = {}) =>
  defineJob({ name, input: z.strictObject({}), schedule, options, async run() {} });

onEachDatabase('the queues of the jobs', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const declare = async (...jobs: ReturnType<typeof jobOf>[]) => {
    const boss = await openQueue({ database, log: silent, jobs, supervise: true });
    await boss.stop({ graceful: false, close: false });
  };
  /** Version of each row: a statement that wrote it left another. */
  const versions = async () => {
    const { rows } = await database.transaction(systemScope, (tx) =>
      tx.execute<{ name: string; version: string; settings: string }>(sql`
        select name, xmin::text as version, retry_limit::text as settings from pgboss.queue where name like 'test.%'
        union all select 'schedule of ' || name, xmin::text, cron from pgboss.schedule where name like 'test.%'`),
    );
    return new Map(rows.map(({ name, version, settings }) => [name, { version, settings }]));
  };

  it('are left as they are by a start that finds them so', async () => {
    const jobs = [jobOf('test.one', '0 3 * * *'), jobOf('test.two', '0 4 * * *', { retryLimit: 7 })] as const;
    await declare(...jobs);
    const before = await versions();
    expect(before.size).toBe(4);
    await declare(...jobs);
    expect(await versions()).toEqual(before);
  });

  it('become what the jobs say now', async () => {
    await declare(jobOf('test.one', '0 3 * * *'), jobOf('test.gone', '0 3 * * *'));
    await declare(jobOf('test.one', '0 5 * * *', { retryLimit: 9 }));
    const after = await versions();
    expect(after.get('test.one')?.settings).toBe('9');
    expect(after.get('schedule of test.one')?.settings).toBe('0 5 * * *');
    expect(after.has('schedule of test.gone')).toBe(false);
  });
});
