import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAccessKey } from '#core/scans/internal/access-keys.ts';
import { claimScans } from '#core/scans/internal/claim.ts';
import { readScanAccess } from '#core/scans/queries/access.ts';
import { listOwnScans } from '#core/scans/queries/own-scans.ts';
import { findOpenedScan, getScanFor } from '#core/scans/queries/scan.ts';
import { mostKeysPerScan, mostOpenScans, openingLimits, scanTimes } from '#core/scans/rules.ts';
import {
  asPerson,
  asVisitor,
  createScanWorld,
  lastToken,
  openScanOf,
  prepare,
  readScan,
  type ScanWorld,
  standInSource,
  statesOf,
} from '#core/scans/scan.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, bob } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { forgetScans } from './forget-scans.ts';
import { mailNewLink } from './mail-new-link.ts';
import { openScanLink } from './open-scan-link.ts';
import { startFreeScan } from './start-free-scan.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

onEachDatabase('the mailed link', (open, _kind, { rule }) => {
  let database: Database;
  let world: ScanWorld;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await world?.close();
    await prepare(database);
    const sources = [standInSource('a'), standInSource('b'), standInSource('own', { needs: 'domain' })];
    world = await createScanWorld(database, sources, { behaviours: { a: { found: ['one'] } } });
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const rows = async (query: ReturnType<typeof sql>) =>
    (await database.transaction(systemScope, (tx) => tx.execute<Record<string, unknown>>(query))).rows;

  async function request(email = 'alice@gmail.com'): Promise<string> {
    await startFreeScan(asVisitor(world), { name: 'Alice Archer', email });
    await world.drain();
    return lastToken(world);
  }
  const opener = 'o'.repeat(43);
  /** In one and the same browser, which lost its keys. */
  const press = (token: string) => openScanLink(asVisitor(world), token, { opener });
  const pressElsewhere = (token: string) => openScanLink(asVisitor(world), token, { opener: 'e'.repeat(43) });

  rule('works only in the browser that opened it first', async () => {
    const token = await request();
    const { scanId, accessKey } = await press(token);
    await expect(pressElsewhere(token)).rejects.toMatchObject({ code: 'forbidden', field: 'token' });
    await expect(openScanLink(asVisitor(world), token)).rejects.toMatchObject({ code: 'forbidden' });
    const rightKey = { keys: [accessKey] };
    world.clock.advance(scanTimes.keepMs);
    expect((await openScanLink(asVisitor(world), token, rightKey)).scanId).toBe(scanId);
    expect((await press(token)).scanId).toBe(scanId);
  });

  rule('also works in the browser that asked for the scan', async () => {
    const asked = await startFreeScan(asVisitor(world), { name: 'Alice Archer', email: 'alice@gmail.com' });
    await world.drain();
    const token = lastToken(world);
    const { scanId } = await pressElsewhere(token);
    const requestToken = asked.kind === 'mailed' ? asked.requestToken : '';
    expect((await openScanLink(asVisitor(world), token, { requestToken })).scanId).toBe(scanId);
  });

  rule('is renewed by mail for another browser, at most every 15 minutes', async () => {
    const token = await request();
    await expect(mailNewLink(asVisitor(world), token)).rejects.toMatchObject({ code: 'not-found' });
    const { scanId } = await press(token);
    await world.drain();
    world.clock.advance(2 * scanTimes.mailAgainMs);
    const before = world.mailbox.length;
    for (let n = 0; n < 3; n++) await mailNewLink(asVisitor(world), token);
    await world.drain();
    expect(world.mailbox.slice(before)).toMatchObject([
      { to: 'alice@gmail.com', subject: 'A new link to your result' },
    ]);
    const renewed = lastToken(world);
    expect(renewed).not.toBe(token);
    expect((await pressElsewhere(renewed)).scanId).toBe(scanId);
    await expect(mailNewLink(asVisitor(world), 'x'.repeat(43))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('writes nothing for a browser that holds a key, and little for 300 presses without one', async () => {
    const token = await request();
    const { scanId, accessKey } = await press(token);
    const written = async () => {
      const entries = await rows(sql`select id from audit_logs where entity_id = ${scanId}`);
      const keys = await rows(sql`select id from scan_access_keys where scan_id = ${scanId}`);
      return [entries.length, keys.length];
    };
    const before = await written();
    for (let i = 0; i < 5; i++)
      expect(await openScanLink(asVisitor(world), token, { keys: [accessKey] })).toEqual({ scanId, accessKey });
    expect(await written()).toEqual(before);
    const presses = await Promise.allSettled(Array.from({ length: 300 }, () => press(token)));
    const [perHour] = openingLimits;
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(perHour.most - 1);
    const [entries = 0, keys = 0] = await written();
    expect(entries).toBe((before[0] ?? 0) + perHour.most - 1);
    expect(keys).toBe(perHour.most);
    // The proof of the mailbox that keeping and watching ask for is renewed before its hour ends.
    world.clock.advance(scanTimes.keepMs);
    expect((await openScanLink(asVisitor(world), token, { keys: [accessKey] })).accessKey).not.toBe(accessKey);
  });

  it('starts the scan once when it is opened 20 times at once', async () => {
    const token = await request();
    const opened = await Promise.all(Array.from({ length: 20 }, () => press(token)));
    const scanIds = new Set(opened.map(({ scanId }) => scanId));
    expect(scanIds.size).toBe(1);
    expect(new Set(opened.map(({ accessKey }) => accessKey)).size).toBe(20);
    expect(await rows(sql`select job from outbox where job = 'scan.run'`)).toHaveLength(1);
    const [scanId = ''] = scanIds;
    const events = sql`select details from audit_logs where entity_id = ${scanId} and details->>'event' = 'scan.link.opened'`;
    const first = (await rows(events)).filter(({ details }) => (details as { first: boolean }).first);
    expect(first).toHaveLength(1);
    await world.drain();
    expect(world.outgoing.asked).toHaveLength(2);
  });

  rule('gives every source its row that can be asked about an address', async () => {
    const { scanId } = await press(await request());
    expect(await statesOf(database, scanId)).toEqual({
      a: 'queued',
      b: 'queued',
    });
    const { scan } = await readScan(database, scanId);
    expect(scan).toMatchObject({ status: 'processing', startedAt: world.clock.now() });
    expect(scan?.expiresAt).toEqual(new Date(world.clock.now().getTime() + 30 * DAY));
  });

  rule('opens the result again for as long as it is kept', async () => {
    const token = await request();
    world.clock.advance(DAY - 1);
    const first = await press(token);
    world.clock.advance(30 * DAY - 1);
    const again = await press(token);
    expect(again.scanId).toBe(first.scanId);
    expect(await rows(sql`select job from outbox where job = 'scan.run'`)).toHaveLength(1);
    world.clock.advance(1);
    await expect(press(token)).rejects.toMatchObject({ code: 'gone', status: 410 });
  });

  rule(
    'opened by Bob while he is signed in shows him the scan of the other mailbox, and adds nothing to his account',
    async () => {
      const token = await request();
      const { scanId, accessKey } = await openScanLink(asPerson(world, bob), token);
      await world.drain();
      const see = (actor: typeof bob, held: readonly string[]) => findOpenedScan(asPerson(world, actor), scanId, held);
      expect(await see(bob, [accessKey])).toMatchObject({ id: scanId, status: 'completed', email: 'alice@gmail.com' });
      const first = { before: null, after: null };
      expect((await listOwnScans(asPerson(world, bob), first)).rows).toEqual([]);
      expect((await readScan(database, scanId)).scan?.userId).toBeNull();
      await expect(see(bob, [])).rejects.toMatchObject({ code: 'not-found' });
      await expect(see(alice, [`${accessKey}x`])).rejects.toMatchObject({ code: 'not-found' });
    },
  );

  rule('of a scan of Alice’s own account leads her to her dashboard, and nobody else anywhere', async () => {
    const started = await startFreeScan(asPerson(world, alice), { name: 'Alice', email: alice.email });
    const scanId = started.kind === 'started' ? started.scanId : '';
    expect(await findOpenedScan(asPerson(world, alice), scanId, [])).toBeNull();
    for (const stranger of [asPerson(world, bob), asVisitor(world)])
      await expect(findOpenedScan(stranger, scanId, [])).rejects.toMatchObject({ code: 'not-found' });
    await expect(findOpenedScan(asPerson(world, alice), 'x', [])).rejects.toMatchObject({ code: 'not-found' });
  });

  rule('is gone after 24 hours, and says what to do', async () => {
    const token = await request();
    world.clock.advance(DAY);
    await expect(press(token)).rejects.toMatchObject({
      code: 'gone',
      publicMessage: expect.stringContaining('Start a new free scan'),
    });
    expect(await rows(sql`select job from outbox where job = 'scan.run'`)).toEqual([]);
  });

  rule('is not known when it was mangled, and starts nothing', async () => {
    const token = await request();
    const mangled = ['', 'x', token.slice(1), `${token}=`, token.toLowerCase(), `${token}\0`, 'a'.repeat(100_000)];
    for (const one of mangled)
      await expect(press(one)).rejects.toMatchObject({ code: 'not-found', publicMessage: expect.any(String) });
    expect((await rows(sql`select status from user_scans`)).map(({ status }) => status)).toEqual(['pending']);
  });

  it('stays good while too many scans run', async () => {
    const token = await request();
    await rows(sql`with k as (insert into data_keys (id) select gen_random_uuid() from generate_series(1, ${mostOpenScans}) returning id)
      insert into user_scans (id, metadata, data_key_id, email_index, status, expires_at)
      select id, '{}'::jsonb, id, 'x', 'processing', now() from k`);
    await expect(press(token)).rejects.toMatchObject({ code: 'limited', retryAfter: 120 });
    await expect(startFreeScan(asPerson(world, alice), { name: 'Alice', email: alice.email })).rejects.toMatchObject({
      code: 'limited',
    });
    // Those of paid services are in nobody's way.
    await rows(sql`update user_scans set service_id = 'detailed-exposure-report' where email_index = 'x'`);
    expect(await press(token)).toHaveProperty('scanId');
  });

  it('lets the browser that opened it read that scan, and no other', async () => {
    const { scanId, accessKey } = await press(await request());
    const scanIds = await readScanAccess(world, [accessKey]);
    expect(scanIds).toEqual([scanId]);
    const view = await getScanFor(asVisitor(world, '203.0.113.7', scanIds), scanId);
    expect(view).toMatchObject({ name: null, email: 'alice@gmail.com', status: 'processing' });
    const other = await openScanOf(world, 'someone@else.example');
    const stranger = asVisitor(world, '203.0.113.7', scanIds);
    const refused = await Promise.all(
      [other, crypto.randomUUID(), 'nonsense', ''].map((id) =>
        getScanFor(stranger, id).catch(({ code, message }) => `${code} ${message}`),
      ),
    );
    expect(new Set(refused)).toEqual(new Set(['not-found not-found']));
    await expect(getScanFor(asPerson(world, bob), scanId)).rejects.toMatchObject({ code: 'not-found' });
  });

  rule('gives a key that ends after 30 days and is stored nowhere', async () => {
    const { accessKey } = await press(await request());
    expect(JSON.stringify(await rows(sql`select * from scan_access_keys`))).not.toContain(accessKey);
    world.clock.advance(30 * DAY);
    expect(await readScanAccess(world, [accessKey])).toEqual([]);
  });

  rule('is forgotten on one device: its key is dead also in a copy, others and the link stay good', async () => {
    const token = await request();
    const { scanId, accessKey } = await press(token);
    const elsewhere = (await press(token)).accessKey;
    const other = await openScanOf(world, 'someone@else.example');
    const otherKey = await database.transaction(systemScope, (tx) =>
      createAccessKey(tx, world, other, new Date(world.clock.now().getTime() + DAY)),
    );
    const held = [otherKey, accessKey];
    expect(await forgetScans(asVisitor(world), held, scanId)).toEqual([otherKey]);
    expect(await readScanAccess(world, held)).toEqual([other]);
    expect(await readScanAccess(world, [elsewhere])).toEqual([scanId]);
    expect(await forgetScans(asVisitor(world), held, scanId)).toEqual([otherKey]);
    expect(await rows(sql`select count(*)::int as n from audit_logs where action = 'delete'`)).toEqual([{ n: 1 }]);
    expect(await readScanAccess(world, [(await press(token)).accessKey])).toEqual([scanId]);
  });

  rule('is forgotten with every other scan of the browser when nothing is to stay', async () => {
    const { accessKey } = await press(await request());
    expect(await forgetScans(asVisitor(world), [accessKey], null)).toEqual([]);
    expect(await readScanAccess(world, [accessKey])).toEqual([]);
  });

  rule('keeps a bounded number of keys to one scan', async () => {
    const token = await request();
    for (let n = 0; n < mostKeysPerScan + 5; n++) {
      await press(token);
      world.clock.advance(DAY / 48);
    }
    expect(await rows(sql`select id from scan_access_keys`)).toHaveLength(mostKeysPerScan);
  });

  rule('leads Alice to her scan when she has an account with that address', async () => {
    const mine = await openScanOf(world, 'Alice@example.com');
    await openScanOf(world, 'bob@example.com');
    await startFreeScan(asVisitor(world, '192.0.2.1'), { name: 'Alice', email: 'alice+later@example.com' });
    await world.drain();
    const claim = () =>
      database.transaction(systemScope, (tx) => claimScans(tx, world, { userId: alice.userId, email: alice.email }));
    expect(await claim()).toEqual([mine]);
    expect(await claim()).toEqual([]);
    const view = await getScanFor(asPerson(world, alice), mine);
    expect(view).toMatchObject({ status: 'completed', expiresAt: null });
    expect(view.findings).toHaveLength(1);
    await expect(getScanFor(asPerson(world, bob), mine)).rejects.toMatchObject({ code: 'not-found' });
  });
});
