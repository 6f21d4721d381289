import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { defineEvent, record } from '#core/base/audit/events.ts';
import { witnessFile } from '#core/base/audit/internal/witness.ts';
import { verifyLog } from '#core/base/audit/queries/verify.ts';
import type { Context } from '#core/base/context.ts';
import { addToLedger, ledgerFile, openLedger } from '#core/lifecycle/erasure/internal/signed-ledger.ts';
import { systemScope } from '#platform/database/scope.ts';
import { createFolderStore } from '#platform/objects/folder-store.ts';
import type { ObjectStore } from '#platform/objects/object-store.ts';
import { alice, bob, insertCast } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { markRestored } from '#tests/mark-restored.ts';
import { createWorld, type World } from '#tests/world.ts';
import { createRecords } from './records.ts';

const noted = defineEvent({ name: 'test.noted', action: 'update', entityType: 'note', sentence: 'A note was made' });
const MINUTE = 60_000;

onEachDatabase('the records that outlive a container', (_open, kind) => {
  let world: World;
  let store: ObjectStore;
  let said: string[];
  const run = (query: ReturnType<typeof sql>) => world.database.transaction(systemScope, (tx) => tx.execute(query));
  const context = (): Context => ({
    actor: alice,
    client: { requestId: 'r', ip: '203.0.113.9', userAgent: 'Firefox' },
    platform: world,
  });
  const seal = async (count: number) => {
    await world.database.transaction(systemScope, async (tx) => {
      for (let at = 0; at < count; at++) await record(tx, context(), noted, { entityId: `${at}`, details: {} });
    });
    await sealEntries(world);
    world.clock.advance(11 * MINUTE);
  };
  /** A process that has just started. */
  const begin = () => createRecords({ store, say: (line) => void said.push(line) });
  const loseDataFolder = () => rmSync(world.config.dataDir, { recursive: true, force: true });
  const copies = async () => (await store.list('audit-checkpoints/')).map(({ name }) => name);
  const copied = async () => {
    const pieces = await Promise.all((await copies()).map((name) => store.get(name, 2 ** 20)));
    return Buffer.concat(pieces.map((piece) => piece ?? Buffer.alloc(0))).toString('utf8');
  };
  const checkpoints = () => readFileSync(witnessFile(world.config.dataDir), 'utf8');

  beforeAll(async () => {
    world = await createWorld({ database: kind });
    await insertCast(world.database);
  });
  afterAll(() => world.close());
  beforeEach(() => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-records-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    store = createFolderStore(folder);
    said = [];
  });

  it('are a copy of the checkpoints that is only added to, every ten minutes at most', async () => {
    await seal(2);
    const records = begin();
    await records.keep(world);
    const [first] = await copies();
    const before = await copied();
    expect(before).toBe(checkpoints());
    await seal(1);
    await records.keep(world);
    expect(await copies()).toEqual([first, expect.stringMatching(/^audit-checkpoints\/\w+\/0*[1-9]\d*\.jsonl$/)]);
    expect((await copied()).startsWith(before)).toBe(true);
    expect(await copied()).toBe(checkpoints());
    await records.keep(world);
    expect(await copies()).toHaveLength(2);
    expect(said).toEqual([]);
  });

  it('come back to a data folder that was lost, and are added to by the next process', async () => {
    await seal(1);
    await begin().keep(world);
    const before = checkpoints();
    loseDataFolder();
    world.clock.advance(11 * MINUTE);
    await begin().keep(world);
    expect(checkpoints()).toBe(before);
    await seal(1);
    await begin().keep(world);
    expect(checkpoints().length).toBeGreaterThan(before.length);
    expect(await copied()).toBe(checkpoints());
    expect(new Set((await copies()).map((name) => path.dirname(name))).size).toBe(1);
  });

  it('catch an operator who rewrites the log once the data folder is gone', async () => {
    await seal(2);
    await begin().keep(world);
    loseDataFolder();
    world.clock.advance(11 * MINUTE);
    const size = Number((await run(sql`select max(tree_size) as size from audit_checkpoints`)).rows[0]?.size);
    // Whoever owns the tables can take every guard away.
    await world.database.transaction(systemScope, async (tx) => {
      await tx.execute(sql`set local role none`);
      for (const guard of ['disable trigger user', 'no force row level security'])
        await tx.execute(sql.raw(`alter table audit_logs ${guard}`));
      await tx.execute(
        sql`update audit_logs set action = 'forged', blockchain_hash = repeat('a', 64) where seq = ${size - 1}`,
      );
      await tx.execute(sql.raw('alter table audit_logs force row level security'));
      await tx.execute(sql.raw('alter table audit_logs enable trigger user'));
    });
    await begin().keep(world);
    const { faults } = await verifyLog(world);
    expect(faults).toContainEqual(expect.objectContaining({ kind: 'altered', position: size - 1 }));
  });

  it('leave a copy alone that the file does not continue, and say so', async () => {
    await store.put('audit-checkpoints/20200101T000000000Z/000000000000000.jsonl', Buffer.from('{"another":"log"}\n'));
    await begin().keep(world);
    expect(said.join()).toContain('do not continue');
    expect((await store.get('audit-checkpoints/20200101T000000000Z/000000000000000.jsonl', 100))?.length).toBe(18);
    expect(new Set((await copies()).map((name) => path.dirname(name))).size).toBe(2);
  });

  it('are not believed when a piece is missing', async () => {
    await store.put('audit-checkpoints/20200101T000000000Z/000000000000018.jsonl', Buffer.from('{"another":"log"}\n'));
    await expect(begin().keep(world)).rejects.toThrow('is missing');
  });

  const restored = () =>
    world.database.transaction(systemScope, (tx) => markRestored(tx, new Date('2026-12-31T00:00:00Z')));
  const erasedAlice = { userId: alice.userId, erasedAt: new Date('2027-01-01T00:00:00.000Z') };

  it('name whoever was erased, also where the data folder was lost and the database is an older one', async () => {
    const { config } = world;
    await addToLedger(config.dataDir, [erasedAlice], { config });
    await begin().keep(world);
    expect((await run(sql`select reason from account_erasures`)).rows).toEqual([]);
    loseDataFolder();
    await restored();
    await begin().keep(world);
    expect([...(await openLedger(config.dataDir, { config })).entries.keys()]).toEqual([alice.userId]);
    const { rows } = await run(sql`select reason from account_erasures where user_id = ${alice.userId}`);
    expect(rows).toEqual([{ reason: 'restored' }]);
  });

  it('take no line from a copy that somebody altered, and leave the copy as it is', async () => {
    await run(sql`delete from account_erasures`);
    const forged = Buffer.from(`${JSON.stringify({ userId: bob.userId, erasedAt: '2027-01-01T00:00:00.000Z' })}\n`);
    await store.put('erasures.jsonl', forged);
    await restored();
    world.clock.advance(11 * MINUTE);
    await expect(begin().keep(world)).rejects.toThrow('erasures.jsonl in');
    expect((await run(sql`select user_id from account_erasures where user_id = ${bob.userId}`)).rows).toEqual([]);
    expect(await store.get('erasures.jsonl', 1_000)).toEqual(forged);
    expect(await copied()).toBe(checkpoints());
  });

  it('give lines back that were taken from the end of the ledger', async () => {
    const { config } = world;
    await addToLedger(config.dataDir, [erasedAlice], { config });
    const records = begin();
    await records.keep(world);
    rmSync(ledgerFile(config.dataDir));
    await records.keep(world);
    expect((await openLedger(config.dataDir, { config })).entries.has(alice.userId)).toBe(true);
  });

  it('are no copy of nothing', async () => {
    loseDataFolder();
    await begin().keep(world);
    expect(await store.list('erasures')).toEqual([]);
    expect(existsSync(ledgerFile(world.config.dataDir))).toBe(false);
  });
});
