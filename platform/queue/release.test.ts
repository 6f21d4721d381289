import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { onEachDatabase, silent } from '#tests/databases.ts';
import { defineJob } from './define.ts';
import { openQueue } from './queue.ts';
import { releaseClaims, releaseSilent } from './release.ts';

const job = defineJob({ name: 'test.claimed', input: z.strictObject({}), options: { retryLimit: 1 }, async run() {} });

onEachDatabase('a claimed job', (open) => {
  let database: Database;
  let queue: PgBoss;
  beforeAll(async () => {
    database = await open();
    queue = await openQueue({ database, log: silent, jobs: [job], supervise: false });
  });
  afterAll(async () => {
    await queue.stop({ graceful: false, close: false });
    await database.close();
  });

  /** @param silence seconds since its process was last heard */
  const claimed = async (silence: number, retryCount = 0) => {
    const id = randomUUID();
    await queue.insert(job.name, [{ id, data: {} }]);
    await database.transaction(systemScope, (tx) =>
      tx.execute(sql`update pgboss.job set state = 'active', started_on = now(), retry_count = ${retryCount},
        heartbeat_on = now() - ${silence} * interval '1 second' where id = ${id}`),
    );
    return id;
  };
  const state = async (id: string) => {
    const { rows } = await database.transaction(systemScope, (tx) =>
      tx.execute<{ state: string }>(sql`select state::text as state from pgboss.job where id = ${id}`),
    );
    return rows[0]?.state;
  };

  it('is given to others when its process has been silent, unless that is this one', async () => {
    const [dead, alive, own] = [await claimed(8), await claimed(1), await claimed(8)];
    expect(await releaseSilent(database, [own])).toBe(1);
    expect([await state(dead), await state(alive), await state(own)]).toEqual(['retry', 'active', 'active']);
  });

  it('is given up when it has killed five processes', async () => {
    const [once, often] = [await claimed(8, 4), await claimed(8, 5)];
    await releaseSilent(database, []);
    expect([await state(once), await state(often)]).toEqual(['retry', 'failed']);
  });

  it('can no longer be settled by the run that lost it', async () => {
    const id = await claimed(8);
    await releaseSilent(database, []);
    const [taken] = await queue.fetch(job.name, { includeMetadata: true });
    for (let next = taken; next && next.id !== id; ) [next] = await queue.fetch(job.name, { includeMetadata: true });
    await queue.complete(job.name, { id, retryCount: 0 } as never);
    expect(await state(id)).toBe('active');
    await releaseClaims(database, [{ id, retryCount: 0 }]);
    expect(await state(id)).toBe('active');
    await queue.complete(job.name, { id, retryCount: 1 } as never);
    expect(await state(id)).toBe('completed');
  });
});
