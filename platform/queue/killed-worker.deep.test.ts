import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { openEmbedded } from '#platform/database/embedded.ts';
import { openPostgres } from '#platform/database/postgres.ts';
import { systemScope } from '#platform/database/scope.ts';
import { createPostgres } from '#tests/created-postgres.ts';
import { silent } from '#tests/databases.ts';
import { slownessNow } from '#tests/slowness.ts';
import { createWorld } from '#tests/world.ts';
import { defineJob, type JobRun } from './define.ts';
import { startWorker } from './worker.ts';

/** A process with an embedded database of its own takes seconds to start, more on a busy machine. */
const START_MS = 60_000;

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-killed-'));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const runs: JobRun[] = [];
const survivor = defineJob({
  name: 'test.interrupted',
  input: z.strictObject({}),
  options: { retryDelay: 60, retryLimit: 0 },
  async run(_world, _input, run) {
    runs.push(run);
  },
});

/** Starts a worker in a process of its own and kills it in the middle of its job. */
async function killMidJob(kind: string, location: string): Promise<void> {
  const report = path.join(folder, 'report');
  const child = spawn(process.execPath, ['tests/worker-process.ts', kind, location, report], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  const exited = new Promise((resolve) => child.once('exit', resolve));
  await expect.poll(() => existsSync(report) && readFileSync(report, 'utf8'), { timeout: START_MS }).toBe('began 1\n');
  child.kill('SIGKILL');
  await exited;
}

/** @returns milliseconds until the job ran here */
async function takeOver(database: Database): Promise<number> {
  runs.length = 0;
  const world = await createWorld({ database });
  const begin = Date.now();
  const worker = await startWorker(world, [survivor]);
  await expect.poll(() => runs.length, { timeout: 90_000, interval: 20 }).toBe(1);
  const taken = Date.now() - begin;
  await expect
    .poll(async () => {
      const { rows } = await database.transaction(systemScope, (tx) =>
        tx.execute(sql`select state::text as state from pgboss.job where name = 'test.interrupted'`),
      );
      return rows;
    })
    .toEqual([{ state: 'completed' }]);
  await worker.stop();
  await world.close();
  return taken;
}

describe('the job of a killed worker [embedded]', () => {
  it(
    'runs again at once after a restart',
    async () => {
      const data = path.join(folder, 'data');
      await killMidJob('embedded', data);
      const database = await openEmbedded({ folder: data, log: silent });
      expect(await takeOver(database)).toBeLessThan(5_000 * slownessNow());
      expect(runs).toMatchObject([{ attempt: 2 }]);
      await database.close();
    },
    2 * START_MS,
  );
});

const serverUrl = inject('postgresUrl');
describe.skipIf(!serverUrl)('the job of a killed worker [postgres]', () => {
  it(
    'is taken over by another instance within 15 seconds',
    async () => {
      const { url, drop } = await createPostgres(serverUrl as string);
      await killMidJob('postgres', url);
      const database = await openPostgres({ url, appUrl: null, log: silent, connections: 4 });
      const taken = await takeOver(database);
      expect(taken).toBeLessThan(15_000 * slownessNow());
      expect(runs).toMatchObject([{ attempt: 2 }]);
      await database.close();
      await drop();
    },
    2 * START_MS,
  );
});
