import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { countOwnOrders } from '#core/orders/queries/own-counts.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import {
  asPerson,
  asVisitor,
  createScanWorld,
  prepare,
  type ScanWorld,
  standInSource,
} from '#core/scans/scan.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, bob, type Person } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { getOwnReport, getOwnScan } from './own-scan.ts';
import { countOwnScans, listOwnScans, readHomeScans } from './own-scans.ts';

const first = { before: null, after: null };

onEachDatabase("a customer's own scans", (open) => {
  let database: Database;
  let world: ScanWorld;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await world?.close();
    await prepare(database);
    const list = [standInSource('a'), standInSource('b'), standInSource('c')];
    world = await createScanWorld(database, list, { behaviours: { a: { found: ['one'] }, c: { status: 503 } } });
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const run = (query: ReturnType<typeof sql>) => database.transaction(systemScope, (tx) => tx.execute(query));

  /** Scans as the database may hold them, the n-th n minutes after the first. */
  const insertScans = async (person: Person, statuses: readonly string[]) => {
    for (const [n, status] of statuses.entries()) {
      const results = status === 'completed' ? JSON.stringify({ risk_score: n, exposures_found: 2 }) : null;
      await run(sql`with key as (
          insert into data_keys (id, owner_id, wrapped) values (gen_random_uuid(), ${person.userId}, 'w') returning id)
        insert into user_scans (id, user_id, metadata, data_key_id, email_index, status, results, created_at)
        select id, ${person.userId}, '{}', id, 'e', ${status}, ${results}::jsonb,
          timestamptz '2027-02-01T00:00:00Z' + ${n} * interval '1 minute' from key`);
    }
  };

  it('are listed newest first with what came of them, by the name of their service', proves('DATA-035'), async () => {
    const started = await startFreeScan(asPerson(world, alice), { name: 'Alice', email: alice.email });
    await world.drain();
    const { rows, older, newer } = await listOwnScans(asPerson(world, alice), first);
    expect(rows).toMatchObject([
      {
        id: started.kind === 'started' && started.scanId,
        name: 'Free Privacy Scan',
        status: 'completed',
        completion: 100,
        createdAt: world.clock.now().toISOString(),
        exposures: 1,
        asked: 3,
        answered: 2,
      },
    ]);
    expect(rows[0]?.summary).toContain('1 of 3 sources did not answer');
    expect([older, newer]).toEqual([null, null]);
  });

  it('have no score when too few sources answered', async () => {
    await startFreeScan(asPerson(world, alice), { name: 'Alice', email: alice.email });
    await world.drain();
    const [row] = (await readHomeScans(asPerson(world, alice))).recent();
    expect(row?.score).toBeNull();
    expect((await readHomeScans(asPerson(world, alice))).scores()).toEqual([]);
    expect((await readHomeScans(asPerson(world, alice))).latest()).toMatchObject({
      score: null,
      asked: 3,
      answered: 2,
    });
  });

  it('have the score of their report, and none while every breach collection is silent', async () => {
    await world.close();
    const others = ['d', 'e', 'f', 'g'].map((id) => standInSource(id, { category: 'identity' }));
    const list = [standInSource('a'), ...others];
    world = await createScanWorld(database, list, { behaviours: { a: { status: 503 } } });
    await startFreeScan(asPerson(world, alice), { name: 'Alice', email: alice.email });
    await world.drain();
    const [row] = (await readHomeScans(asPerson(world, alice))).recent();
    expect(row).toMatchObject({ score: null, asked: 5, answered: 4, exposures: 0 });
    const { scan } = await getOwnReport(asPerson(world, alice), row?.id ?? '');
    expect(scan.score).toMatchObject({ kind: 'incomplete', silent: ['breaches'] });
    expect((await run(sql`select results from user_scans`)).rows).toMatchObject([{ results: { risk_score: null } }]);
  });

  it('are three on the home of the dashboard, newest first', {
    ...proves('DASH-030', 'CALL-016', 'DASH-029', 'CALL-014'),
  }, async () => {
    await insertScans(alice, ['pending', 'failed', 'completed', 'processing', 'completed']);
    const recent = (await readHomeScans(asPerson(world, alice))).recent();
    expect(recent.map(({ status }) => status)).toEqual(['completed', 'processing', 'completed']);
    expect(recent[0]?.score).toEqual({ score: 4, most: 4, open: null });
  });

  it('are counted, all and completed', proves('DASH-022', 'DASH-023', 'CALL-015'), async () => {
    expect(await countOwnScans(asPerson(world, alice))).toEqual({ total: 0, completed: 0 });
    await insertScans(alice, ['completed', 'failed', 'pending']);
    await insertScans(bob, ['completed']);
    expect(await countOwnScans(asPerson(world, alice))).toEqual({ total: 3, completed: 1 });
  });

  it('give their scores in the order of time, the last eight', async () => {
    await insertScans(alice, [...Array.from({ length: 9 }, () => 'completed'), 'failed']);
    const scores = (await readHomeScans(asPerson(world, alice))).scores();
    expect(scores.map(({ score }) => score)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('are paged by key without losing or repeating one', proves('CALL-017'), async () => {
    await insertScans(
      alice,
      Array.from({ length: 23 }, () => 'failed'),
    );
    const ctx = asPerson(world, alice);
    const pages = [await listOwnScans(ctx, first)];
    for (let page = pages[0]; page?.older; page = pages.at(-1))
      pages.push(await listOwnScans(ctx, { before: page.older, after: null }));
    expect(pages.map(({ rows }) => rows.length)).toEqual([10, 10, 3]);
    const ids = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(new Set(ids).size).toBe(23);
    const back = await listOwnScans(ctx, { before: null, after: pages[2]?.newer ?? '' });
    expect(back.rows).toEqual(pages[1]?.rows);
  });

  it("are nobody else's: not Bob's, not an admin's, not a visitor's", async () => {
    await startFreeScan(asPerson(world, alice), { name: 'Alice', email: alice.email });
    await world.drain();
    for (const person of [bob, admin]) {
      const ctx = asPerson(world, person);
      expect(await listOwnScans(ctx, first)).toEqual({ rows: [], older: null, newer: null });
      expect(await countOwnScans(ctx)).toEqual({ total: 0, completed: 0 });
      expect((await readHomeScans(ctx)).scores()).toEqual([]);
      expect((await readHomeScans(ctx)).latest()).toBeNull();
    }
    const visitor = asVisitor(world);
    for (const read of [() => listOwnScans(visitor, first), () => countOwnScans(visitor), () => readHomeScans(visitor)])
      await expect(async () => read()).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('open for Alice; for everybody else they are as if they never were', async () => {
    const started = await startFreeScan(asPerson(world, alice), { name: 'Alice', email: alice.email });
    await world.drain();
    const id = started.kind === 'started' ? started.scanId : '';
    const view = await getOwnReport(asPerson(world, alice), id);
    expect(view).toMatchObject({ scan: { id, status: 'completed', email: alice.email }, todos: {} });
    const never = '0190aaaa-0000-7000-8000-00000000dead';
    for (const read of [getOwnScan, getOwnReport])
      for (const [person, scanId] of [
        [bob, id],
        [admin, id],
        [alice, never],
        [alice, "' or true --"],
      ] as const)
        await expect(read(asPerson(world, person), scanId)).rejects.toMatchObject({ code: 'not-found' });
    await expect(getOwnScan(asVisitor(world, '203.0.113.7', [id]), id)).rejects.toMatchObject({ status: 401 });
  });

  it('have no report before their end', async () => {
    const started = await startFreeScan(asPerson(world, alice), { name: 'Alice', email: alice.email });
    const id = started.kind === 'started' ? started.scanId : '';
    expect(await getOwnScan(asPerson(world, alice), id)).toMatchObject({
      scan: { status: 'pending', score: null },
    });
    await expect(getOwnReport(asPerson(world, alice), id)).rejects.toMatchObject({ status: 404 });
  });

  it('stand beside the orders, all and pending', proves('DASH-024', 'DASH-025'), async () => {
    for (const [person, status] of [
      [alice, 'pending'],
      [alice, 'in_progress'],
      [alice, 'cancelled'],
      [bob, 'pending'],
    ] as const)
      await run(sql`insert into service_requests (user_id, service_name, status, amount, contact_email)
        values (${person.userId}, 'Report', ${status}, 80, ${person.email})`);
    expect(await countOwnOrders(asPerson(world, alice))).toEqual({ total: 3, pending: 1 });
    expect(await countOwnOrders(asPerson(world, admin))).toEqual({ total: 0, pending: 0 });
  });
});
