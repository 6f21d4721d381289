import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { eraseEntriesOf } from '#core/base/audit/erase.ts';
import { defineEvent, record } from '#core/base/audit/events.ts';
import { proveEntry, verifyEntry } from '#core/base/audit/queries/proof.ts';
import { auditCosignatures, auditLogs } from '#core/base/audit/schema.ts';
import { createCosigner } from '#core/base/audit/tree/cosignature.ts';
import type { Context } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, assistant, bob } from '#tests/cast.ts';
import { unzip } from '#tests/unzip.ts';
import { createWorld, type World } from '#tests/world.ts';
import { exportLog } from './archive.ts';

const noted = defineEvent({ name: 'test.sent', action: 'create', entityType: 'note', sentence: 'A note was sent' });
const addresses = ['203.0.113.9', '2001:db8:1:2::9', '2001:db8::1', '::1', '0:0:1:2:3:4:5:6', '2001:db8:0:1::', null];

/** As somebody forges it who may write to the database. */
function withoutSalt(line: string): string {
  const entry = JSON.parse(line);
  const { entity_type, user_id, admin_user_id, ...rest } = entry.personal;
  const gone = Object.fromEntries(Object.keys(rest).map((name) => [name, null]));
  return JSON.stringify({ ...entry, salt: null, personal: { entity_type, user_id, admin_user_id, ...gone } });
}

describe('the downloaded audit log', () => {
  let world: World;
  let folder: string;
  const as = (actor: Context['actor'], ip: string | null = null): Context => ({
    actor,
    client: { requestId: 'r', ip, userAgent: 'Firefox “ü” \u2028' },
    platform: world,
  });
  const rows = () =>
    world.database.transaction(systemScope, (tx) => tx.select().from(auditLogs).orderBy(auditLogs.seq));
  const write = async (count: number) => {
    for (let i = 0; i < count; i++)
      await world.database.transaction(systemScope, (tx) =>
        record(tx, as(alice, addresses[i % addresses.length] ?? null), noted, {
          entityId: `${i}`,
          details: { i, text: '<é "\\\n\u0001', deep: { b: [1.5, null, true], a: 1e21 } },
        }),
      );
    await sealEntries(world);
  };
  /** Runs the verifier in a folder of its own, where nothing of the product can be found. */
  const verifier = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['verify.mjs', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, text: stdout + stderr };
  };
  const alter = (name: string, change: (lines: string[]) => string[]) => {
    const file = path.join(folder, name);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, `${change(before.trimEnd().split('\n')).join('\n')}\n`);
    return () => writeFileSync(file, before);
  };

  beforeAll(async () => {
    world = await createWorld({ database: 'embedded' });
    await write(9);
    await write(14);
    const bytes = Buffer.from(await new Response(await exportLog(as(assistant))).arrayBuffer());
    folder = mkdtempSync(path.join(os.tmpdir(), 'quietprint-export-'));
    for (const [name, content] of unzip(bytes)) writeFileSync(path.join(folder, name), content);
  });
  afterAll(async () => {
    await world.close();
    rmSync(folder, { recursive: true });
  });

  it('holds everything, and its verifier finds nothing wrong', () => {
    expect(verifier()).toMatchObject({ status: 0 });
    expect(verifier().text).toContain('Everything holds: 23 entries and 2 checkpoints.');
    const key = readFileSync(path.join(folder, 'key.txt'), 'utf8').trim();
    expect(verifier('--key', key).status).toBe(0);
  });

  it('is an entry of the log itself, in the name of who downloaded it', async () => {
    expect((await rows()).at(-1)).toMatchObject({
      action: 'export',
      entityType: 'audit_log',
      adminUserId: assistant.userId,
    });
  });

  it.each([
    [
      'an altered value',
      (lines: string[]) => lines.with(7, (lines[7] ?? '').replace('"create"', '"delete"')),
      'position 7',
    ],
    [
      'altered details',
      (lines: string[]) => lines.with(7, (lines[7] ?? '').replace('test.sent', 'test.lost')),
      'position 7',
    ],
    [
      'an altered address',
      (lines: string[]) => lines.with(7, (lines[7] ?? '').replace(/"ip_address":[^,]+/, '"ip_address":"198.51.100.1"')),
      'position 7',
    ],
    ['the first entry deleted', (lines: string[]) => lines.slice(1), 'position 0: the entry is missing'],
    [
      'a line that was cut off',
      (lines: string[]) => lines.with(7, (lines[7] ?? '').slice(0, 50)),
      'position 7: the line cannot be read',
    ],
    [
      'what has the place of an entry and is none',
      (lines: string[]) => lines.with(7, (lines[7] ?? '').replace(/"personal":\{.*\}/, '"personal":null}')),
      'position 7: it is no entry',
    ],
    ['a deleted entry', (lines: string[]) => lines.toSpliced(7, 1), 'position 7: the entry is missing'],
    ['an inserted entry', (lines: string[]) => lines.toSpliced(7, 0, lines[6] ?? ''), 'position 6: an entry too many'],
    [
      'an entry that passes for erased',
      (lines: string[]) => lines.with(7, withoutSalt(lines[7] ?? '')),
      'position 7: its details are gone, and no entry says that they were erased',
    ],
    [
      'other details in an entry that passes for erased',
      (lines: string[]) => lines.with(7, (lines[7] ?? '').replace(/"salt":"[^"]+"/, '"salt":null')),
      'position 7: it passes for erased, and still has details',
    ],
    ['a cut end', (lines: string[]) => lines.slice(0, 20), 'position 20: the entry is missing'],
  ])('shows %s', (_what, change, found) => {
    const restore = alter('entries.jsonl', change);
    const { status, text } = verifier();
    restore();
    expect(status).toBe(1);
    expect(text).toContain(found);
    expect(verifier().status).toBe(0);
  });

  it('shows a checkpoint of another key, and one kept elsewhere that does not fit', () => {
    const restore = alter('checkpoints.jsonl', (lines) => lines.map((line) => line.replace(/\\n9\\n/, '\\n8\\n')));
    expect(verifier()).toMatchObject({ status: 1 });
    restore();
    const other = '"example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k"';
    expect(verifier('--key', JSON.parse(other)).status).toBe(1);
    const { note } = JSON.parse(readFileSync(path.join(folder, 'checkpoints.jsonl'), 'utf8').split('\n')[0] ?? '');
    writeFileSync(path.join(folder, 'kept.txt'), note);
    expect(verifier('--checkpoint', 'kept.txt').status).toBe(0);
    writeFileSync(path.join(folder, 'kept.txt'), note.replace(/\n9\n/, '\n10\n'));
    expect(verifier('--checkpoint', 'kept.txt').status).toBe(1);
  });

  it('is believed by who insists on a witness only when it has signed the newest checkpoint, entry by entry too', async () => {
    const witness = createCosigner('w.example', Buffer.alloc(32, 3));
    const other = createCosigner('w.example', Buffer.alloc(32, 4));
    const [row] = await rows();
    const cosigned = (note: string) => note + witness.cosign(note.slice(0, note.lastIndexOf('\n\n') + 1), new Date());
    const proof = await proveEntry(as(admin), row?.id ?? '');
    writeFileSync(
      path.join(folder, 'proof.json'),
      JSON.stringify({ ...proof, checkpoint: cosigned(proof.checkpoint) }),
    );
    const restore = alter('checkpoints.jsonl', (lines) =>
      lines.map((line) => JSON.stringify({ ...JSON.parse(line), note: cosigned(JSON.parse(line).note) })),
    );
    for (const target of ['.', 'proof.json']) {
      expect(verifier(target, '--witness', witness.verifierKey)).toMatchObject({ status: 0 });
      const refused = verifier(target, '--witness', other.verifierKey);
      expect(refused.text).toContain('WRONG  w.example has not signed the newest checkpoint');
      expect(refused.status).toBe(1);
    }
    restore();
    expect(verifier('--witness', witness.verifierKey).status).toBe(1);
  });

  it('holds what witnesses signed, and so does the proof of an entry', async () => {
    const witness = createCosigner('w.example', Buffer.alloc(32, 5));
    const [row] = await rows();
    const { checkpoint } = await proveEntry(as(admin), row?.id ?? '');
    const line = witness.cosign(checkpoint.slice(0, checkpoint.lastIndexOf('\n\n') + 1), new Date());
    await world.database.transaction(systemScope, (tx) =>
      tx.insert(auditCosignatures).values({ treeSize: 23, witness: witness.verifierKey, line, signedAt: new Date() }),
    );
    const files = unzip(Buffer.from(await new Response(await exportLog(as(assistant))).arrayBuffer()));
    expect(String(files.get('checkpoints.jsonl'))).toContain(JSON.stringify(line).slice(1, -1));
    expect((await proveEntry(as(admin), row?.id ?? '')).checkpoint).toContain(line);
  });

  it('says of a checkpoint of another size that a proof of an entry cannot be compared with it', async () => {
    const [row] = await rows();
    writeFileSync(path.join(folder, 'proof.json'), JSON.stringify(await proveEntry(as(admin), row?.id ?? '')));
    const { note } = JSON.parse(readFileSync(path.join(folder, 'checkpoints.jsonl'), 'utf8').split('\n')[0] ?? '');
    writeFileSync(path.join(folder, 'kept.txt'), note);
    expect(verifier('proof.json', '--checkpoint', 'kept.txt')).toMatchObject({
      status: 2,
      text: expect.stringContaining('says nothing about the 9 entries'),
    });
  });

  it('is proved entry by entry as well', async () => {
    for (const row of (await rows()).filter(({ seq }) => seq !== null)) {
      const proof = await proveEntry(as(admin), row.id);
      expect(proof.entry.seq).toBe(row.seq);
      expect(await verifyEntry(as(admin), row.id)).toEqual({ kind: 'holds', position: row.seq, size: 23 });
      if ((row.seq ?? 0) % 6 !== 0) continue;
      writeFileSync(path.join(folder, 'proof.json'), JSON.stringify(proof));
      expect(verifier('proof.json')).toMatchObject({ status: 0 });
      const forged = { ...proof, entry: { ...proof.entry, seq: (row.seq ?? 0) + 1 } };
      writeFileSync(path.join(folder, 'proof.json'), JSON.stringify(forged));
      expect(verifier('proof.json')).toMatchObject({ status: 1 });
    }
  });

  it('has no proof of an entry that waits for its seal, or that does not exist', async () => {
    const waiting = (await rows()).find(({ seq }) => seq === null);
    expect(await verifyEntry(as(admin), waiting?.id ?? '')).toEqual({ kind: 'waiting' });
    await expect(proveEntry(as(admin), waiting?.id ?? '')).rejects.toMatchObject({ code: 'not-found' });
    await expect(proveEntry(as(admin), alice.userId)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is for staff only', async () => {
    const [first] = await rows();
    await expect(exportLog(as(alice))).rejects.toMatchObject({ code: 'forbidden' });
    expect(() => proveEntry(as(alice), first?.id ?? '')).toThrow();
    expect(() => verifyEntry(as(alice), first?.id ?? '')).toThrow();
  });

  it('holds, entry by entry too, after somebody was erased just now; who was not, is named', async () => {
    await world.database.transaction(systemScope, (tx) => eraseEntriesOf(tx, world, alice.userId));
    const bytes = Buffer.from(await new Response(await exportLog(as(assistant))).arrayBuffer());
    for (const [name, content] of unzip(bytes)) writeFileSync(path.join(folder, name), content);
    expect(verifier().text).toContain('Everything holds');
    const restore = alter('entries.jsonl', (lines) =>
      lines.map((line) => (line.includes('"seq":7,') ? line.replace(alice.userId, bob.userId) : line)),
    );
    expect(verifier().text).toContain('position 7: it is not what was left when its details were erased');
    restore();
    const [erased] = (await rows()).filter(({ seq }) => seq === 7);
    expect(await verifyEntry(as(admin), erased?.id ?? '')).toMatchObject({ kind: 'holds', position: 7 });
    const proof = await proveEntry(as(admin), erased?.id ?? '');
    writeFileSync(path.join(folder, 'proof.json'), JSON.stringify(proof));
    expect(verifier('proof.json')).toMatchObject({ status: 0 });
    writeFileSync(path.join(folder, 'proof.json'), JSON.stringify({ ...proof, erasure: undefined }));
    expect(verifier('proof.json').text).toContain('no entry says that they were erased');
  });

  it('says of an entry that passes for erased that nothing says so', async () => {
    const log = (await rows()).find(({ action }) => action === 'export');
    await world.database.transaction(systemScope, async (tx) => {
      await tx.execute(sql`set local role none`);
      await tx.execute(
        sql`update audit_logs set salt = null, entity_id = null, ip_address = null, user_agent = null, session_id = null, details = null where id = ${log?.id}`,
      );
    });
    expect(await verifyEntry(as(admin), log?.id ?? '')).toMatchObject({
      kind: 'broken',
      why: 'unnamed',
    });
  });

  it('says of an entry what is wrong with it', async () => {
    const [first] = await rows();
    await world.database.transaction(systemScope, async (tx) => {
      await tx.execute(sql`set local role none`);
      await tx.execute(sql`alter table audit_logs disable trigger user`);
      await tx.execute(sql`update audit_logs set outcome = 'refused' where id = ${first?.id}`);
    });
    expect(await verifyEntry(as(admin), first?.id ?? '')).toMatchObject({ kind: 'broken', position: 0 });
  });
});
