import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { enqueue } from '#platform/outbox/outbox.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { slownessNow } from '#tests/slowness.ts';
import { createWorld, type World } from '#tests/world.ts';
import { defineJob, type JobDefinition, type JobOptions, type JobRun, PermanentFailure } from './define.ts';
import { startWorker, type Worker } from './worker.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const asked = z.strictObject({ id: z.uuid() });

onEachDatabase('a worker', (open, kind) => {
  let database: Database;
  let world: World;
  let workers: Worker[];
  beforeEach(async () => {
    database = await open();
    world = await createWorld({ database });
    workers = [];
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop(0)));
    await world.close();
    await database.close();
  });

  const define = (run: (job: JobRun) => Promise<void>, options: Partial<JobOptions> = {}) =>
    defineJob({
      name: 'test.job',
      input: asked,
      options: { retryDelay: 1, ...options },
      run: (_world, _input, job) => run(job),
    });
  const start = async (job: JobDefinition) => {
    const worker = await startWorker(world, [job]);
    workers.push(worker);
    return worker;
  };
  const ask = (job: { name: string }, input: Record<string, unknown> = { id: randomUUID() }) =>
    database.transaction(systemScope, (tx) => enqueue(tx, { name: job.name }, input));
  const rows = async () => {
    const result = await database.transaction(systemScope, (tx) =>
      tx.execute<Record<string, unknown>>(
        sql`select state::text as state, output, retry_count as runs, retry_limit as "limit" from pgboss.job where name like 'test.%' order by created_on`,
      ),
    );
    return result.rows;
  };

  it('runs a job within a second of the commit that asked for it', async () => {
    const runs: JobRun[] = [];
    const job = define(async (run) => void runs.push(run));
    await start(job);
    await pause(300);
    await ask(job);
    await expect.poll(() => runs.length, { timeout: 1_000 * slownessNow() }).toBe(1);
    await expect.poll(rows).toMatchObject([{ state: 'completed' }]);
    expect(runs).toMatchObject([{ attempt: 1, lastAttempt: false }]);
  });

  it('runs what was asked for before it started', async () => {
    let runs = 0;
    const job = define(async () => void runs++);
    await ask(job);
    await start(job);
    await expect.poll(() => runs).toBe(1);
  });

  it('runs nothing while its clock is wrong, and what waited once it agrees with the database again', async () => {
    let aheadMs = 40 * 86_400_000;
    const runs: JobRun[] = [];
    const job = define(async (run) => void runs.push(run));
    const wrong = { ...world, clock: { ...world.clock, aheadMs: () => aheadMs } };
    workers.push(await startWorker(wrong, [job]));
    await ask(job);
    await pause(3_000);
    await ask(job);
    await pause(3_000);
    expect(runs).toEqual([]);
    expect(await rows()).toMatchObject([{ state: expect.stringMatching(/created|retry/) }, { output: null }]);
    aheadMs = 0;
    await expect.poll(() => runs.length, { timeout: 5_000 * slownessNow() }).toBe(2);
  });

  it.runIf(kind === 'postgres')('leaves jobs to a worker whose clock is right while its own is wrong', async () => {
    const runs: string[] = [];
    const job = define(async ({ id }) => void runs.push(id));
    workers.push(await startWorker({ ...world, clock: { ...world.clock, aheadMs: () => -40 * 86_400_000 } }, [job]));
    await ask(job);
    await pause(1_000);
    await start(job);
    await ask(job);
    await expect.poll(() => runs.length, { timeout: 5_000 * slownessNow() }).toBe(2);
  });

  it('tries a failed job again, up to its limit, and keeps no words of the failure', async () => {
    const runs: JobRun[] = [];
    const job = define(
      async (run) => {
        runs.push(run);
        throw Object.assign(new Error('alice@example.com was refused'), { code: 'E_REFUSED' });
      },
      { retryLimit: 1 },
    );
    await start(job);
    await ask(job);
    await expect.poll(rows).toMatchObject([{ state: 'failed' }]);
    expect(runs).toMatchObject([
      { attempt: 1, lastAttempt: false },
      { attempt: 2, lastAttempt: true },
    ]);
    expect(await rows()).toMatchObject([{ output: { error: 'Error', reason: 'E_REFUSED' } }]);
    expect(world.logged.join('\n')).not.toContain('alice@');
  });

  it('tries no second time what has failed for good, or whose input it does not understand', async () => {
    let runs = 0;
    const job = define(async () => {
      runs++;
      throw new PermanentFailure('gone');
    });
    await start(job);
    await ask(job);
    await ask(job, { id: 'not an id' });
    await expect.poll(rows).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
    expect((await rows()).map(({ output }) => (output as { reason: string }).reason).sort()).toEqual([
      'gone',
      'input-not-understood',
    ]);
    expect(runs).toBe(1);
  });

  it('runs as many of a job at once as it may, and no more', async () => {
    let now = 0;
    let most = 0;
    let done = 0;
    const job = define(
      async () => {
        most = Math.max(most, ++now);
        await pause(20);
        now--;
        done++;
      },
      { concurrency: 3 },
    );
    await start(job);
    await Promise.all(Array.from({ length: 30 }, () => ask(job)));
    await expect.poll(() => done).toBe(30);
    expect(most).toBe(3);
  });

  it('aborts a run that takes too long, and runs it again', async () => {
    const reasons: unknown[] = [];
    const job = define(
      async ({ attempt, signal }) => {
        if (attempt > 1) return;
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        reasons.push('aborted');
        throw signal.reason;
      },
      { expireInSeconds: 1 },
    );
    await start(job);
    await ask(job);
    await expect.poll(rows).toMatchObject([{ state: 'completed', runs: 1 }]);
    expect(reasons).toEqual(['aborted']);
  });

  it('lets what runs finish before it stops, and begins nothing new', async () => {
    let finished = 0;
    const job = define(
      async () => {
        await pause(400);
        finished++;
      },
      { concurrency: 1 },
    );
    const worker = await start(job);
    await ask(job);
    await ask(job);
    await pause(250);
    await worker.stop(3_000);
    expect(finished).toBe(1);
    expect((await rows()).map(({ state }) => state).sort()).toEqual(['completed', 'created']);
  });

  it.each(['heeds', 'ignores'] as const)(
    'leaves a job that %s its signal for another run, without counting it as a failure',
    async (manner) => {
      const runs: JobRun[] = [];
      const job = define(
        async (run) => {
          runs.push(run);
          if (run.attempt > 1) return;
          await new Promise<void>((_resolve, reject) => {
            if (manner === 'heeds') run.signal.addEventListener('abort', () => reject(run.signal.reason));
          });
        },
        { retryLimit: 0 },
      );
      const worker = await start(job);
      await ask(job);
      await expect.poll(() => runs.length).toBe(1);
      const before = Date.now();
      await worker.stop(200);
      expect(Date.now() - before).toBeLessThan(3_000 * slownessNow());
      expect(await rows()).toMatchObject([{ state: 'retry' }]);
      await start(job);
      await expect.poll(rows).toMatchObject([{ state: 'completed' }]);
      expect(runs[0]?.signal.aborted).toBe(true);
    },
  );

  it('keeps the schedules that the jobs name, and forgets those that none names any more', async () => {
    const runs: JobRun[] = [];
    const tick = defineJob({
      name: 'test.tick',
      input: z.strictObject({}),
      schedule: '* * * * *',
      async run(_world, _input, run) {
        runs.push(run);
      },
    });
    const worker = await start(tick);
    await expect.poll(() => runs.length).toBe(1);
    await worker.stop();
    await start(define(async () => {}));
    const { rows: left } = await database.transaction(systemScope, (tx) =>
      tx.execute(sql`select name from pgboss.schedule`),
    );
    expect(left).toEqual([]);
  });
});
