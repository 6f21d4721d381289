import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { auditSigner, signCheckpoint } from '#core/base/audit/internal/checkpoint.ts';
import { commitmentOf, newSalt } from '#core/base/audit/internal/commitment.ts';
import { leafOf } from '#core/base/audit/internal/leaf.ts';
import { witnessFile, writeWitness } from '#core/base/audit/internal/witness.ts';
import { verifyLog } from '#core/base/audit/queries/verify.ts';
import { createNoteSigner } from '#core/base/audit/tree/note.ts';
import type { Context } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { eraseEntriesOf } from './erase.ts';
import { defineEvent, record } from './events.ts';
import { auditCheckpoints, auditLogs } from './schema.ts';

const noted = defineEvent({ name: 'test.kept', action: 'update', entityType: 'note', sentence: 'A note was kept' });

/** Twelve entries, sealed four at a time. Somebody at the database changes them, as its owner. */
onEachDatabase('a tampered audit log', (_open, kind) => {
  let world: World;
  let file: string;
  let untouched: string;

  /** Whoever owns the tables can take every guard away. */
  const asOwner = (statement: string) =>
    world.database.transaction(systemScope, async (tx) => {
      const guards = [
        'disable trigger user',
        'no force row level security',
        'drop constraint if exists audit_logs_sealed_whole',
      ];
      await tx.execute(sql`set local role none`);
      for (const guard of guards) await tx.execute(sql.raw(`alter table audit_logs ${guard}`));
      for (const one of statement.split(';').filter((text) => text.trim())) await tx.execute(sql.raw(one));
      await tx.execute(sql.raw('alter table audit_logs force row level security'));
    });
  const rows = () =>
    world.database.transaction(systemScope, (tx) => tx.select().from(auditLogs).orderBy(auditLogs.seq));
  /** Gives a row the hash that it would have at a place, as a careful forger does. */
  const rehash = async (id: string, seq: number) => {
    const row = (await rows()).find((one) => one.id === id);
    if (!row) throw new Error('no such row');
    const { version: v, createdAt, action, outcome, commitment } = row;
    const leaf = leafOf({ v, seq, id, time: createdAt.toISOString(), action, outcome, commitment });
    await asOwner(`update audit_logs set seq = ${seq}, blockchain_hash = '${leaf.toString('hex')}' where id = '${id}'`);
  };
  const faults = async (options: { witness?: string; notes?: string[] } = {}) =>
    (await verifyLog(world, options)).faults;
  const erase = () => world.database.transaction(systemScope, (tx) => eraseEntriesOf(tx, world, alice.userId));
  const alone = { witness: '/nowhere/checkpoints.jsonl' };

  beforeAll(async () => {
    world = await createWorld({ database: kind });
    const context: Context = { actor: alice, client: null, platform: world };
    for (let sealing = 0; sealing < 3; sealing++) {
      for (let i = 0; i < 4; i++) {
        world.clock.advance(1_000);
        await world.database.transaction(systemScope, (tx) => record(tx, context, noted, { entityId: `${i}` }));
      }
      await sealEntries(world);
    }
    await writeWitness(world);
    file = witnessFile(world.config.dataDir);
    untouched = readFileSync(file, 'utf8');
    await asOwner(
      'create table kept_logs as table audit_logs; create table kept_checkpoints as table audit_checkpoints',
    );
  });
  beforeEach(async () => {
    await asOwner(
      `truncate audit_logs; insert into audit_logs select * from kept_logs;
       truncate audit_checkpoints; insert into audit_checkpoints select * from kept_checkpoints`,
    );
    writeFileSync(file, untouched);
    expect(await faults()).toEqual([]);
    expect(await faults(alone)).toEqual([]);
  });
  afterAll(() => world.close());

  it.each([
    ['action', `action = 'delete'`],
    ['outcome', `outcome = 'refused'`],
    ['time', `created_at = created_at - interval '1 second'`],
    ['person', `user_id = '0190aaaa-0000-7000-8000-000000000002'`],
    ['details', `details = '{"event": "nothing happened"}'`],
    ['old values', `old_values = '{"role": "admin"}'`],
    ['commitment', `commitment = 'x'`],
    ['hash', `blockchain_hash = repeat('a', 64)`],
  ])('names the position of an entry whose %s was altered', async (_what, change) => {
    await asOwner(`update audit_logs set ${change} where seq = 5`);
    expect(await faults()).toMatchObject([{ kind: 'altered', position: 5 }]);
    expect(await faults(alone)).toContainEqual(expect.objectContaining({ kind: 'altered', position: 5 }));
  });

  it('names it also when commitment and hash were made to fit: exactly by the file, by its sealing without', async () => {
    const row = (await rows())[5];
    const salt = newSalt();
    const commitment = commitmentOf(salt, {
      entity_type: 'note',
      entity_id: null,
      user_id: null,
      admin_user_id: null,
      ip_address: null,
      user_agent: null,
      session_id: null,
      details: null,
      old_values: null,
      new_values: null,
    });
    await asOwner(
      `update audit_logs set salt = '${salt}', commitment = '${commitment}', entity_id = null, user_id = null, session_id = null, details = null where seq = 5`,
    );
    await rehash(String(row?.id), 5);
    expect(await faults()).toMatchObject([{ kind: 'altered', position: 5 }]);
    expect(await faults(alone)).toMatchObject([{ kind: 'rewritten', position: 4, until: 7 }]);
  });

  describe('that somebody says was erased', () => {
    const nothing = `salt = null, entity_id = null, ip_address = null, user_agent = null, session_id = null, details = null, old_values = null, new_values = null`;

    it.each([
      ['with its details gone', nothing],
      ['with other details', `salt = null, details = '{"event": "nothing happened"}'`],
      ['with somebody else in it', `${nothing}, admin_user_id = '0190aaaa-0000-7000-8000-000000000002'`],
    ])('names an entry %s that no other entry names', async (_what, change) => {
      await asOwner(`update audit_logs set ${change} where seq = 5`);
      expect(await faults()).toMatchObject([{ kind: 'altered', position: 5 }]);
      expect(await faults(alone)).toMatchObject([{ kind: 'altered', position: 5 }]);
    });

    it('believes what the product erased, sealed or not, and says how much it was', async () => {
      await erase();
      expect(await verifyLog(world)).toMatchObject({ faults: [], erased: 12 });
      await sealEntries(world);
      await writeWitness(world);
      expect(await verifyLog(world)).toMatchObject({ faults: [], erased: 12, sealed: 13 });
      await erase();
      expect(await verifyLog(world)).toMatchObject({ faults: [], waiting: 0 });
    });

    it.each([
      ['got details back', `details = '{"event": "nothing happened"}'`, 'still has details'],
      ['is given to somebody else', `user_id = '0190aaaa-0000-7000-8000-000000000002'`, 'not what was left'],
      ['is of another kind now', `entity_type = 'payment'`, 'not what was left'],
    ])('names an erased entry that %s', async (_what, change, text) => {
      await erase();
      await sealEntries(world);
      await asOwner(`update audit_logs set ${change} where seq = 5`);
      expect(await faults(alone)).toEqual([{ kind: 'altered', position: 5, text: expect.stringContaining(text) }]);
    });

    it('does not believe an entry that names it and was altered for that', async () => {
      await asOwner(
        `update audit_logs set ${nothing} where seq = 5;
         update audit_logs set entity_type = 'audit_log', details = jsonb_build_object('event', 'audit.entries.erased',
           'leaves', jsonb_build_array(jsonb_build_object('id', (select id from kept_logs where seq = 5), 'rest', ''))) where seq = 9`,
      );
      expect((await faults(alone)).map(({ position }) => position)).toEqual([5, 9]);
    });
  });

  it('names the position of a deleted entry', async () => {
    await asOwner('delete from audit_logs where seq = 6');
    expect(await faults()).toMatchObject([{ kind: 'missing', position: 6 }]);
    expect(await faults(alone)).toMatchObject([{ kind: 'missing', position: 6 }]);
  });

  it('names it also when the gap was closed and every hash made anew', async () => {
    const all = await rows();
    await asOwner('delete from audit_logs where seq = 6');
    for (const [place, { id }] of all.entries()) if (place > 6) await rehash(id, place - 1);
    expect(await faults()).toMatchObject([{ kind: 'missing', position: 6 }]);
    expect(await faults(alone)).toMatchObject([
      { kind: 'rewritten', position: 4, until: 7 },
      { kind: 'missing', position: 11 },
    ]);
  });

  it('names the end that was cut off, with the checkpoints that knew of it', async () => {
    await asOwner('delete from audit_logs where seq >= 8; delete from audit_checkpoints where tree_size > 8');
    expect(await faults()).toMatchObject([{ kind: 'missing', position: 8, until: 11 }]);
    expect(await faults(alone)).toEqual([]);
    const mailed = JSON.parse(untouched.trimEnd().split('\n').at(-1) ?? '').note;
    expect(await faults({ ...alone, notes: [mailed] })).toMatchObject([{ kind: 'missing', position: 8, until: 11 }]);
  });

  it('names the position of an entry that was inserted at the end', async () => {
    await asOwner(
      `insert into audit_logs (id, action, entity_type, commitment, seq, blockchain_hash) values ('0190aaaa-0000-7000-8000-0000000000ff', 'login', 'user', 'c', 12, 'h')`,
    );
    await rehash('0190aaaa-0000-7000-8000-0000000000ff', 12);
    expect(await faults()).toMatchObject([{ kind: 'inserted', position: 12 }]);
    expect(await faults(alone)).toMatchObject([{ kind: 'inserted', position: 12 }]);
  });

  it('names the position of an entry that was inserted between others, and every hash made anew', async () => {
    const all = await rows();
    for (const [place, { id }] of [...all.entries()].reverse()) if (place >= 3) await rehash(id, place + 1);
    await asOwner(
      `insert into audit_logs (id, action, entity_type, commitment, seq, blockchain_hash) values ('0190aaaa-0000-7000-8000-0000000000ff', 'login', 'user', 'c', 3, 'h')`,
    );
    await rehash('0190aaaa-0000-7000-8000-0000000000ff', 3);
    expect(await faults()).toMatchObject([{ kind: 'inserted', position: 3 }]);
    expect(await faults(alone)).toMatchObject([
      { kind: 'rewritten', position: 0, until: 3 },
      { kind: 'altered', position: 3 },
      { kind: 'inserted', position: 12 },
    ]);
  });

  it('names a second entry at the same place', async () => {
    await asOwner(
      `drop index audit_logs_seq_key; insert into audit_logs (id, action, entity_type, commitment, seq, blockchain_hash, created_at)
       select gen_random_uuid(), action, entity_type, commitment, seq, blockchain_hash, created_at from kept_logs where seq = 2`,
    );
    expect((await faults(alone)).map(({ position }) => position)).toContain(2);
    await asOwner('truncate audit_logs; insert into audit_logs select * from kept_logs');
    await asOwner('create unique index audit_logs_seq_key on audit_logs (seq)');
  });

  it('names checkpoints that another key has signed, and roots that differ from a mailed one', async () => {
    const stranger = createNoteSigner('quietprint.test/audit', Buffer.alloc(32, 1));
    const forged = signCheckpoint(stranger, 8, Buffer.alloc(32));
    await world.database.transaction(systemScope, async (tx) => {
      await tx.execute(sql`set local role none`);
      await tx.update(auditCheckpoints).set({ note: forged }).where(sql`tree_size = 8`);
    });
    expect(await faults(alone)).toMatchObject([{ kind: 'checkpoint', position: 8 }]);
    expect(await faults()).toMatchObject([{ kind: 'checkpoint', position: 8 }]);
    const other = signCheckpoint(auditSigner(world.config), 12, Buffer.alloc(32));
    expect(await faults({ notes: [other] })).toContainEqual(expect.objectContaining({ kind: 'rewritten', until: 11 }));
  });

  it('believes what a former key signed once the settings name that key, and not before', async () => {
    const former = auditSigner(world.config).verifierKey;
    const faultsUnder = async (formerAuditKeys: string[]) => {
      const config = { ...world.config, auditSigningKey: new Uint8Array(32).fill(7), formerAuditKeys };
      return (await verifyLog({ ...world, config })).faults;
    };
    expect((await faultsUnder([])).length).toBeGreaterThan(0);
    expect(await faultsUnder([former])).toEqual([]);
  });

  it('names the place where the file itself was changed, and does not believe it from there on', async () => {
    const lines = untouched
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    lines[1].leaves = Buffer.alloc(128).toString('base64');
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    expect(await verifyLog(world)).toMatchObject({ witnessed: 4, faults: [{ kind: 'file', position: 8 }] });
    writeFileSync(file, 'nonsense\n');
    expect(await verifyLog(world)).toMatchObject({ witnessed: 0, faults: [{ kind: 'file', position: 0 }] });
  });
});
