import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Context } from '#core/base/context.ts';
import { canKeepScan } from '#core/scans/queries/keep.ts';
import { getScanFor } from '#core/scans/queries/scan.ts';
import { spellingsToOffer } from '#core/scans/queries/spellings.ts';
import { freeScanLimits, scanTimes } from '#core/scans/rules.ts';
import {
  asPerson,
  asVisitor,
  createScanWorld,
  lastToken,
  prepare,
  type ScanWorld,
  standInSource,
} from '#core/scans/scan.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, bob } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { openScanLink } from './open-scan-link.ts';
import { scanSpellings } from './scan-spellings.ts';
import { startFreeScan } from './start-free-scan.ts';

const EMAIL = 'amelia.hart+shop@gmail.com';
const PLAIN = 'amelia.hart@gmail.com';
let visitors = 0;

onEachDatabase('scanning other spellings of a mailbox', (open, _kind, { rule }) => {
  let database: Database;
  let world: ScanWorld;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await world?.close();
    await prepare(database);
    world = await createScanWorld(database, [standInSource('a'), standInSource('b')]);
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const count = async (query: ReturnType<typeof sql>) =>
    (await database.transaction(systemScope, (tx) => tx.execute<{ count: number }>(query))).rows[0]?.count;
  const countScans = () => count(sql`select count(*)::int as count from user_scans`);

  async function visit(email = EMAIL) {
    const ctx = asVisitor(world, `198.51.100.${++visitors}`);
    await startFreeScan(ctx, { name: 'Amelia', email });
    await world.drain();
    const { scanId, accessKey } = await openScanLink(ctx, lastToken(world));
    await world.drain();
    world.outgoing.asked.length = 0;
    return { ctx, scanId, keys: [accessKey] };
  }
  const press = ({ ctx, scanId, keys }: Awaited<ReturnType<typeof visit>>, ...spellings: string[]) =>
    scanSpellings(ctx, scanId, { spellings }, keys);
  const viewOf = (ctx: Context, scanId: string) =>
    getScanFor(ctx.actor.kind === 'visitor' ? { ...ctx, actor: { kind: 'visitor', scanIds: [scanId] } } : ctx, scanId);

  rule('asks each source about each spelling by itself, in a scan of its own', async () => {
    const visitor = await visit();
    const { scanId, accessKey } = await press(visitor, PLAIN, 'ameliahart@googlemail.com');
    await world.drain();
    expect(accessKey).toMatch(/^[\w-]{43}$/);
    const scan = await viewOf(visitor.ctx, scanId);
    expect(scan.status).toBe('completed');
    expect(scan.identifiers.map(({ value, proof }) => `${value} ${proof}`)).toEqual([
      `${EMAIL} proven`,
      `${PLAIN} proven`,
      'ameliahart@googlemail.com proven',
    ]);
    expect(scan.checks).toHaveLength(6);
    const asked = new Set(world.outgoing.asked.map(({ email }) => email));
    expect(asked).toContain(PLAIN);
    expect(asked).toContain('ameliahart@googlemail.com');
  });

  rule('offers the spellings that a scan did not ask about', async () => {
    const visitor = await visit();
    const before = spellingsToOffer(await viewOf(visitor.ctx, visitor.scanId));
    expect(before?.spellings[0]).toBe(PLAIN);
    const { scanId } = await press(visitor, ...(before?.spellings ?? []));
    expect(spellingsToOffer(await viewOf(visitor.ctx, scanId))).toBeNull();
  });

  it.each([
    ['somebody else', 'amelia@gmail.com'],
    ['another provider', 'amelia.hart@outlook.com'],
    ['a domain that is not known', 'amelia.hart@example.net'],
  ])('refuses the address of %s', async (_what, spelling) => {
    const visitor = await visit();
    await expect(press(visitor, PLAIN, spelling)).rejects.toMatchObject({ code: 'invalid', field: 'spellings' });
    await world.drain();
    expect(await countScans()).toBe(1);
    expect(world.outgoing.asked).toEqual([]);
  });

  rule('refuses a browser without a fresh proof of the mailbox', async () => {
    const visitor = await visit();
    await expect(press({ ...visitor, keys: [] }, PLAIN)).rejects.toMatchObject({ code: 'forbidden' });
    world.clock.advance(scanTimes.keepMs + 1);
    await expect(press(visitor, PLAIN)).rejects.toMatchObject({ code: 'forbidden' });
  });

  rule('does not renew the proof of the mailbox', async () => {
    const visitor = await visit();
    world.clock.advance(scanTimes.keepMs - 60_000);
    const { scanId, accessKey } = await press(visitor, PLAIN);
    await world.drain();
    const keys = accessKey ? [accessKey] : [];
    expect(await canKeepScan(visitor.ctx, scanId, keys)).toBe(true);
    world.clock.advance(60_001);
    expect(await canKeepScan(visitor.ctx, scanId, keys)).toBe(false);
  });

  it('starts one scan however often it is pressed', async () => {
    const visitor = await visit();
    const started = await Promise.all([press(visitor, PLAIN), press(visitor, PLAIN), press(visitor, PLAIN)]);
    expect(new Set(started.map(({ scanId }) => scanId)).size).toBe(1);
    expect(await countScans()).toBe(2);
  });

  rule('counts each spelling as a free scan of the client', async () => {
    const visitor = await visit();
    const [{ most }] = freeScanLimits.client;
    for (let used = 1; used < most; used++) await press(visitor, PLAIN);
    await expect(press(visitor, PLAIN)).rejects.toMatchObject({ code: 'limited' });
  });

  rule('leaves an address alone that is never to be scanned', async () => {
    const visitor = await visit();
    const index = world.vault.blindIndex(PLAIN);
    await database.transaction(systemScope, (tx) =>
      tx.execute(sql`insert into opt_outs (email_index, created_at) values (${index}, now())`),
    );
    await expect(press(visitor, PLAIN)).rejects.toMatchObject({ code: 'conflict' });
    await database.transaction(systemScope, (tx) => tx.execute(sql`delete from opt_outs`));
  });

  rule('scans spellings of the account’s address for its owner only', async () => {
    const owner = { ...alice, email: EMAIL };
    const started = await startFreeScan(asPerson(world, owner), { name: 'Alice', email: EMAIL });
    const base = started.kind === 'started' ? started.scanId : '';
    await world.drain();
    await expect(scanSpellings(asPerson(world, bob), base, { spellings: [PLAIN] })).rejects.toMatchObject({
      code: 'not-found',
    });
    const { scanId, accessKey } = await scanSpellings(asPerson(world, owner), base, { spellings: [PLAIN] });
    await world.drain();
    expect(accessKey).toBeNull();
    expect((await viewOf(asPerson(world, owner), scanId)).identifiers.map(({ value }) => value)).toEqual([
      EMAIL,
      PLAIN,
    ]);
  });
});
