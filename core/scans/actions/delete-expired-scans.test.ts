import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { scanRetention } from '#core/scans/jobs.ts';
import {
  asPerson,
  asVisitor,
  createScanWorld,
  openScanOf,
  prepare,
  readScan,
  type ScanWorld,
  standInSource,
} from '#core/scans/scan.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { deleteExpiredScans } from './delete-expired-scans.ts';
import { startFreeScan } from './start-free-scan.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

onEachDatabase('what is kept of scans', (open) => {
  let database: Database;
  let world: ScanWorld;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await prepare(database);
    world = await createScanWorld(database, [standInSource('a', { cacheHours: 1_000 })], {
      behaviours: { a: { found: ['one'] } },
    });
  });
  afterEach(() => world.close());
  afterAll(() => database.close());

  const rows = async (query: ReturnType<typeof sql>) =>
    (await database.transaction(systemScope, (tx) => tx.execute<Record<string, unknown>>(query))).rows;
  const tidy = () =>
    scanRetention.run(world, {}, { id: 'j', attempt: 1, lastAttempt: true, signal: new AbortController().signal });
  const left = async () => {
    const [counts] = await rows(sql`select (select count(*) from user_scans)::int as scans,
      (select count(*) from data_keys)::int as keys, (select count(*) from scan_links)::int as links,
      (select count(*) from scan_checks)::int as checks, (select count(*) from scan_findings)::int as findings,
      (select count(*) from scan_access_keys)::int as access, (select count(*) from source_answers)::int as answers`);
    return counts;
  };

  it('a request that nobody confirmed goes after 24 hours, with its key', async () => {
    await startFreeScan(asVisitor(world), { name: 'Alice', email: 'alice@example.com' });
    world.clock.advance(DAY - 1);
    await tidy();
    expect(await left()).toMatchObject({ scans: 1, keys: 1, links: 1 });
    world.clock.advance(1);
    await tidy();
    expect(await left()).toMatchObject({ scans: 0, keys: 0, links: 0 });
  });

  it('a result without an account goes after 30 days, raw answers after seven', async () => {
    await openScanOf(world, 'alice@example.com');
    await world.drain();
    world.clock.advance(7 * DAY + 1);
    await tidy();
    expect(await left()).toMatchObject({ scans: 1, findings: 1, checks: 1, access: 1, links: 2, answers: 0 });
    world.clock.advance(23 * DAY);
    await tidy();
    expect(await left()).toMatchObject({ scans: 0, keys: 0, findings: 0, checks: 0, access: 0, links: 0 });
  });

  it("Alice's own scans stay", async () => {
    await startFreeScan(asPerson(world, alice), { name: 'Alice', email: alice.email });
    await world.drain();
    world.clock.advance(400 * DAY);
    await tidy();
    expect(await left()).toMatchObject({ scans: 1, keys: 1, findings: 1, checks: 1 });
  });

  it('cannot be read any more when the deletion stops half-way, and goes with the next', async () => {
    const scanId = await openScanOf(world, 'alice@example.com');
    await world.drain();
    world.clock.advance(31 * DAY);
    let transactions = 0;
    const crashing: Database = {
      ...database,
      transaction: (scope, work) =>
        ++transactions > 1 ? Promise.reject(new Error('killed')) : database.transaction(scope, work),
    };
    await expect(deleteExpiredScans({ ...world, database: crashing })).rejects.toThrow('killed');
    expect(
      await rows(sql`select wrapped, destroyed_at is not null as gone from data_keys where id = ${scanId}`),
    ).toEqual([{ wrapped: null, gone: true }]);
    expect(await left()).toMatchObject({ scans: 1 });
    await tidy();
    expect(await left()).toMatchObject({ scans: 0, keys: 0 });
  });

  it('a scan whose job was lost does not run for ever', async () => {
    const scanId = await openScanOf(world, 'alice@example.com');
    await rows(sql`delete from outbox`);
    world.clock.advance(20 * 60_000 - 1);
    await tidy();
    expect((await readScan(database, scanId)).scan?.status).toBe('processing');
    world.clock.advance(1);
    await tidy();
    const { scan, checks } = await readScan(database, scanId);
    expect(scan?.status).toBe('failed');
    expect(checks).toMatchObject([{ state: 'not-checked', reason: 'interrupted' }]);
  });
});
