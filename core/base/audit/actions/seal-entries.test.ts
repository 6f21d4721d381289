import { readFileSync, truncateSync } from 'node:fs';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rootOfInclusion } from '#contract/proof/inclusion.ts';
import { auditCheckpointMail } from '#core/base/audit/emails.ts';
import { eraseEntriesOf } from '#core/base/audit/erase.ts';
import { defineEvent, record, SEAL_AFTER } from '#core/base/audit/events.ts';
import { auditSigner, openCheckpoint } from '#core/base/audit/internal/checkpoint.ts';
import { leafOf } from '#core/base/audit/internal/leaf.ts';
import { witnessFile, writeWitness } from '#core/base/audit/internal/witness.ts';
import { auditAddresses, auditReport, auditSeal } from '#core/base/audit/jobs.ts';
import { verifyLog } from '#core/base/audit/queries/verify.ts';
import { auditCheckpoints, auditLogs } from '#core/base/audit/schema.ts';
import { createGrowingTree, inclusionRanges } from '#core/base/audit/tree/merkle.ts';
import { readLeaves, readRanges } from '#core/base/audit/tree/store.ts';
import type { Context } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, OWNER_EMAIL } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { sealEntries } from './seal-entries.ts';

const noted = defineEvent({ name: 'test.noted', action: 'update', entityType: 'note', sentence: 'A note was made' });
const noJob = { id: '', attempt: 1, lastAttempt: false, signal: new AbortController().signal };

onEachDatabase('the audit log', (_open, kind) => {
  let world: World;
  const run = <Row extends Record<string, unknown>>(query: SQL) =>
    world.database.transaction(systemScope, async (tx) => (await tx.execute<Row>(query)).rows);
  const entries = () =>
    world.database.transaction(systemScope, (tx) => tx.select().from(auditLogs).orderBy(auditLogs.seq));
  const checkpoints = () =>
    world.database.transaction(systemScope, (tx) =>
      tx.select().from(auditCheckpoints).orderBy(auditCheckpoints.treeSize),
    );
  const context = (): Context => ({
    actor: alice,
    client: { requestId: 'r', ip: '203.0.113.9', userAgent: 'Firefox' },
    platform: world,
  });
  const write = (count: number) =>
    world.database.transaction(systemScope, async (tx) => {
      for (let i = 0; i < count; i++)
        await record(tx, context(), noted, { entityId: `${i}`, details: { i, é: 'ü"\\' } });
    });

  beforeAll(async () => {
    world = await createWorld({ database: kind, emails: [auditCheckpointMail] });
  });
  beforeEach(() => world.clock.advance(60_000));
  afterAll(() => world.close());

  it('leaves an entry unsealed until the sealer has run: no hash, no place', async () => {
    await write(2);
    expect(await entries()).toMatchObject([
      { seq: null, blockchainHash: null },
      { seq: null, blockchainHash: null },
    ]);
    expect(await checkpoints()).toEqual([]);
    expect(await verifyLog(world)).toMatchObject({ sealed: 0, waiting: 2, faults: [] });
  });

  it('gives each entry its place and the hash of its leaf, and signs the head', async () => {
    expect(await sealEntries(world)).toBe(2);
    const rows = await entries();
    expect(rows.map(({ seq }) => seq)).toEqual([0, 1]);
    for (const { version: v, seq, id, createdAt, action, outcome, commitment, blockchainHash } of rows) {
      const leaf = leafOf({ v, seq: seq ?? -1, id, time: createdAt.toISOString(), action, outcome, commitment });
      expect(blockchainHash).toBe(leaf.toString('hex'));
    }
    const [{ note = '' } = {}] = await checkpoints();
    const signer = auditSigner(world.config);
    expect(note).toMatch(/^quietprint\.test\/audit\n2\n[\w+/]{43}=\n\n— quietprint\.test\/audit [\w+/=]+\n$/);
    expect(openCheckpoint(note, [signer.verifierKey])).toMatchObject({ origin: 'quietprint.test/audit', size: 2 });
    expect(await sealEntries(world)).toBe(0);
    expect(await checkpoints()).toHaveLength(1);
  });

  it('stays without gaps when ten sealers run at once', async () => {
    await write(25);
    const counts = await Promise.all(Array.from({ length: 10 }, () => sealEntries(world)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(25);
    expect((await entries()).map(({ seq }) => seq)).toEqual(Array.from({ length: 27 }, (_, i) => i));
  });

  it('asks for its seal with every thousandth entry, and proves any of them in any tree', async () => {
    await write(SEAL_AFTER);
    const asked = await run<{ job: string }>(sql`select job from outbox`);
    expect(asked).toEqual([{ job: 'audit.seal' }]);
    await world.drain();
    const size = SEAL_AFTER + 27;
    const [leaves, ranges] = await world.database.transaction(systemScope, async (tx) => {
      const all = await readLeaves(tx, { from: 0, to: size });
      const proofs = [];
      for (const index of [0, 255, 256, 511, 700, size - 1])
        proofs.push({ index, proof: await readRanges(tx, inclusionRanges(index, size)) });
      return [all, proofs] as const;
    });
    const tree = createGrowingTree();
    for (const leaf of leaves) tree.add(leaf);
    expect(leaves).toHaveLength(size);
    for (const { index, proof } of ranges)
      expect(await rootOfInclusion(index, size, leaves[index] as Buffer, proof)).toEqual(new Uint8Array(tree.root()));
    expect(await verifyLog(world)).toMatchObject({ sealed: size, waiting: 0, faults: [] });
    expect(await run(sql`select level, count(*)::int as n from audit_subtrees group by level`)).toEqual([
      { level: 8, n: 4 },
    ]);
  });

  it('is witnessed by a file that only grows, and repairs a line cut short', async () => {
    const file = witnessFile(world.config.dataDir);
    const before = readFileSync(file, 'utf8');
    expect(
      before
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).size),
    ).toEqual((await checkpoints()).map(({ treeSize }) => treeSize));
    await write(1);
    await sealEntries(world);
    await Promise.all([writeWitness(world), writeWitness(world)]);
    const after = readFileSync(file, 'utf8');
    expect(after.startsWith(before)).toBe(true);
    expect(after.split('\n').length - before.split('\n').length).toBe(1);
    truncateSync(file, after.length - 30);
    await writeWitness(world);
    expect(readFileSync(file, 'utf8')).toBe(after);
    expect(await verifyLog(world)).toMatchObject({ witnessed: SEAL_AFTER + 28, faults: [] });
  });

  it('is mailed to the owner once a day', async () => {
    world.mailbox.length = 0;
    for (let i = 0; i < 3; i++) await auditReport.run(world, {}, noJob);
    await world.drain();
    const [{ note = '' } = {}] = (await checkpoints()).slice(-1);
    expect(world.mailbox).toMatchObject([{ to: OWNER_EMAIL, subject: 'Audit log checkpoint: 1,028 entries' }]);
    for (const line of note
      .trimEnd()
      .split('\n')
      .filter((text) => text))
      expect(world.mailbox[0]?.text).toContain(line);
    expect(world.mailbox[0]?.text).toContain(auditSigner(world.config).verifierKey);
    expect(world.mailbox[0]?.text).toContain('https://quietprint.test/transparency/checkpoint');
    world.clock.advance(86_400_000);
    await auditReport.run(world, {}, noJob);
    await world.drain();
    expect(world.mailbox).toHaveLength(2);
  });

  it('cuts addresses after seven days, and still holds', async () => {
    world.clock.advance(6 * 86_400_000);
    await auditAddresses.run(world, {}, noJob);
    const addresses = async () => await run<{ ip_address: string }>(sql`select distinct ip_address from audit_logs`);
    expect(await addresses()).toContainEqual({ ip_address: '203.0.113.0/24' });
    await write(1);
    await auditAddresses.run(world, {}, noJob);
    expect((await addresses()).map(({ ip_address }) => ip_address).sort()).toEqual(['203.0.113.0/24', '203.0.113.9']);
    await auditSeal.run(world, {}, noJob);
    expect(await verifyLog(world)).toMatchObject({ faults: [] });
  });

  it('still holds when the personal part of every entry of Alice is erased', async () => {
    const hashes = (await entries()).map(({ blockchainHash }) => blockchainHash);
    await world.database.transaction(systemScope, (tx) => eraseEntriesOf(tx, world, alice.userId));
    const rows = (await entries()).filter(({ entityType }) => entityType === 'note');
    const named = (await entries()).filter(({ entityType }) => entityType === 'audit_log');
    // A thousand at most in one.
    expect(named).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/Firefox|203\.0|test\.noted/);
    expect(rows.every(({ salt, details }) => salt === null && details === null)).toBe(true);
    expect(rows.map(({ blockchainHash }) => blockchainHash)).toEqual(hashes);
    expect(await verifyLog(world)).toMatchObject({ sealed: rows.length, waiting: 2, faults: [] });
    await sealEntries(world);
    expect(await verifyLog(world)).toMatchObject({ sealed: rows.length + 2, waiting: 0, faults: [] });
  });

  it('is sealed, erased and cut by the system only', async () => {
    for (const statement of [
      'seal_audit_logs(1)',
      `erase_audit_logs('${alice.userId}')`,
      `erase_audit_entries('note', '{1}')`,
      'cut_audit_addresses(now(), 1)',
    ])
      await expect(
        world.database.transaction({ role: 'admin', userId: alice.userId, keys: [] }, (tx) =>
          tx.execute(sql.raw(`select * from ${statement}`)),
        ),
      ).rejects.toThrow();
    for (const table of ['audit_checkpoints', 'audit_subtrees'])
      for (const statement of [`update ${table} set created_at = now()`, `delete from ${table}`, `truncate ${table}`])
        await expect(run(sql.raw(statement))).rejects.toThrow();
  });
});
