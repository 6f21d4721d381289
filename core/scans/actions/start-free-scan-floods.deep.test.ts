import { afterAll, beforeAll, expect, it } from 'vitest';
import { freeScanLimits } from '#core/scans/rules.ts';
import { asVisitor, createScanWorld, prepare, type ScanWorld, standInSource } from '#core/scans/scan.fixture.ts';
import { userScans } from '#core/scans/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { startFreeScan } from './start-free-scan.ts';

onEachDatabase('a flood of free scans', (open, kind) => {
  /** The embedded database takes them one after the other: what they show is no other there. */
  const onPostgres = it.runIf(kind === 'postgres');
  let database: Database;
  let world: ScanWorld;
  beforeAll(async () => {
    database = await open();
    await prepare(database);
    world = await createScanWorld(database, [standInSource('a')], {});
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const start = (ip: string, email: string) => startFreeScan(asVisitor(world, ip), { name: 'Mallory', email });

  /** @returns how many of the requests were admitted; the others must be refused with a time to come back */
  async function flood(requests: number, post: (n: number) => Promise<unknown>): Promise<number> {
    let admitted = 0;
    const send = (n: number) =>
      post(n).then(
        () => admitted++,
        (error: unknown) =>
          expect(error).toMatchObject({ code: 'limited', status: 429, retryAfter: expect.any(Number) }),
      );
    for (let n = 0; n < requests; n += 20) await Promise.all(Array.from({ length: 20 }, (_, i) => send(n + i)));
    return admitted;
  }

  onPostgres('takes in ten of 10,000 requests of one client', async () => {
    expect(await flood(10_000, (n) => start('203.0.113.9', `m${n}@example.com`))).toBe(10);
    const scans = await database.transaction(systemScope, (tx) => tx.select({ id: userScans.id }).from(userScans));
    expect(scans).toHaveLength(10);
  });

  onPostgres('serves others while each /64 of a /48 asks for 100 scans', async () => {
    await prepare(database);
    const everybody = freeScanLimits.everybody[0].most;
    const admitted = await flood(everybody + 1_000, (n) =>
      start(`2001:db8:7:${Math.floor(n / 100).toString(16)}::${(n % 100) + 1}`, `m${n}@example.com`),
    );
    expect(admitted).toBeLessThan(everybody / 10);
    await expect(start('2001:db8:8::1', 'alice@example.com')).resolves.toMatchObject({ kind: 'mailed' });
    await expect(start('203.0.113.10', 'bob@example.com')).resolves.toMatchObject({ kind: 'mailed' });
  });
});
