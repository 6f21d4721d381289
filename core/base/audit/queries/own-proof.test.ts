import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeptHead } from '#contract/proof/entry-history.ts';
import type { ShownEntry } from '#contract/proof/entry-page.ts';
import type { EntryProof } from '#contract/proof/entry-proof.ts';
import { verifyEntryProof } from '#contract/proof/verify-entry.ts';
import words from '#contract/proof/words/entry.texts.en.ts';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { eraseEntriesOf } from '#core/base/audit/erase.ts';
import { defineEvent, record } from '#core/base/audit/events.ts';
import { auditSigner, signCheckpoint } from '#core/base/audit/internal/checkpoint.ts';
import { listOwnActivity } from '#core/base/audit/queries/own-log.ts';
import { readVerifierKey } from '#core/base/audit/queries/public-head.ts';
import type { Context } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, assistant, bob } from '#tests/cast.ts';
import { createWorld, type World } from '#tests/world.ts';
import { proveOwnEntry } from './own-proof.ts';
import { proveEntry } from './proof.ts';

const noted = defineEvent({ name: 'test.proved', action: 'update', entityType: 'note', sentence: 'A note was proved' });

describe('the proof of an own entry, checked as a browser checks it', () => {
  let world: World;
  let key: string;
  const as = (actor: Context['actor'], ip: string | null = '203.0.113.9'): Context => ({
    actor,
    client: { requestId: 'r', ip, userAgent: 'Firefox “ü”' },
    platform: world,
  });
  const write = async (actor: Context['actor'], count = 1) => {
    for (let i = 0; i < count; i++) {
      world.clock.advance(1);
      await world.database.transaction(systemScope, (tx) =>
        record(tx, as(actor), noted, {
          entityId: `${i}`,
          userId: alice.userId,
          details: { i, text: '<é>' },
          oldValues: { name: 'A' },
          newValues: { name: 'B' },
        }),
      );
    }
  };
  const newest = async () => {
    const { rows } = await listOwnActivity(as(alice), { before: null, after: null });
    const [row] = rows;
    if (!row) throw new Error('Alice has no entry');
    return row;
  };
  const shown = async (): Promise<ShownEntry> => {
    const { id, createdAt, hash, refused, byStaff, ipAddress, userAgent } = await newest();
    return { id, createdAt, hash, refused, ...(!byStaff && { ipAddress, userAgent }) };
  };
  const judged = async (answer: unknown, page: ShownEntry, kept: KeptHead | null = null) => {
    const verdict = await verifyEntryProof({ answer, shown: page, key, kept, words });
    const failing = verdict.checks.filter(({ how }) => how === 'failed').map(({ part }) => part);
    return { ...verdict, failing };
  };
  const overTheWire = (proof: EntryProof): EntryProof => JSON.parse(JSON.stringify(proof));
  beforeAll(async () => {
    world = await createWorld({ database: 'embedded' });
    key = readVerifierKey(world);
    await write(bob, 3);
    await write(alice, 4);
    await sealEntries(world);
  });
  afterAll(() => world.close());

  it('holds, and the signed head is what the browser keeps', async () => {
    const proof = overTheWire(await proveOwnEntry(as(alice), (await newest()).id, null));
    const verdict = await judged(proof, await shown());
    expect(verdict).toMatchObject({ kind: 'holds', failing: [], place: { position: 6, size: 7 } });
    expect(verdict.head).toEqual({ key, note: proof.checkpoint });
    expect(verdict.checks.find(({ part }) => part === 'details')?.text).toContain('recorded as “test.proved”');
  });

  it('fails whatever one character of the answer is changed', async () => {
    const [answer, page] = [overTheWire(await proveOwnEntry(as(alice), (await newest()).id, 0)), await shown()];
    const changed = (value: string) => {
      const place = Math.floor(value.length / 2);
      return value.slice(0, place) + (value[place] === 'A' ? 'B' : 'A') + value.slice(place + 1);
    };
    const alter = async (thing: Record<string, unknown>, path: string): Promise<void> => {
      for (const [name, value] of Object.entries(thing)) {
        if (typeof value === 'object' && value !== null) {
          await alter(value as Record<string, unknown>, `${path}.${name}`);
          continue;
        }
        thing[name] = typeof value === 'string' ? changed(value) : value === null ? 'x' : Number(value) + 1;
        expect((await judged(answer, page)).kind, `${path}.${name}`).toBe('failed');
        thing[name] = value;
      }
    };
    await alter(answer as unknown as Record<string, unknown>, '');
    expect((await judged(answer, page)).kind).toBe('holds');
  });

  it('says which part failed, and which byte', async () => {
    const [proof, page] = [overTheWire(await proveOwnEntry(as(alice), (await newest()).id, null)), await shown()];
    const { entry } = proof;
    const failing = async (answer: unknown) => (await judged(answer, page)).failing;
    expect(await failing({ ...proof, entry: { ...entry, seq: 5 } })).toEqual(['leaf', 'path']);
    expect(await failing({ ...proof, proof: proof.proof.slice(1) })).toEqual(['path']);
    expect(await failing({ ...proof, checkpoint: proof.checkpoint.replace('\n7\n', '\n8\n') })).toContain('signature');
    expect(await failing({ ...proof, entry: { ...entry, personal: { ...entry.personal, entity_id: '9' } } })).toEqual([
      'details',
    ]);
    expect(await failing({ ...proof, more: 1 })).toEqual(['answer']);
    expect(await failing(null)).toEqual(['answer']);
    const forged = entry.hash.startsWith('00') ? `11${entry.hash.slice(2)}` : `00${entry.hash.slice(2)}`;
    const { checks } = await judged({ ...proof, entry: { ...entry, hash: forged } }, { ...page, hash: forged });
    expect(checks.find(({ part }) => part === 'leaf')?.text).toMatch(/byte 1 of 32 is \w\w and should be \w\w/);
  });

  it('fails for the true proof of another entry, and of one that the page shows in another way', async () => {
    const [proof, page] = [overTheWire(await proveOwnEntry(as(alice), (await newest()).id, null)), await shown()];
    for (const other of [
      { createdAt: '2020-01-01T00:00:00.000Z' },
      { hash: 'ab'.repeat(32) },
      { ipAddress: '198.51.100.1' },
      { userAgent: null },
      { refused: true },
      { id: bob.userId },
    ])
      expect((await judged(proof, { ...page, ...other })).failing).toEqual(['page']);
  });

  it('holds as long as the log only grows, and fails for one that shrank, was rewritten or has another key', async () => {
    const before = await judged(await proveOwnEntry(as(alice), (await newest()).id, null), await shown());
    await write(alice, 5);
    await sealEntries(world);
    const { id } = await newest();
    const grown = overTheWire(await proveOwnEntry(as(alice), id, 7));
    const verdict = await judged(grown, await shown(), before.head);
    expect(verdict.checks.find(({ part }) => part === 'history')?.text).toContain('exactly the 7 entries');
    expect(verdict.failing).toEqual([]);
    expect((await judged({ ...grown, consistency: null }, await shown(), before.head)).failing).toEqual(['history']);
    const signer = auditSigner(world.config);
    const rewritten = { key, note: signCheckpoint(signer, 7, Buffer.alloc(32, 1)) };
    expect((await judged(grown, await shown(), rewritten)).failing).toEqual(['history']);
    const longer = { key, note: signCheckpoint(signer, 99, Buffer.alloc(32, 1)) };
    const unproved = overTheWire(await proveOwnEntry(as(alice), id, 99));
    expect(unproved.consistency).toBeNull();
    expect((await judged(unproved, await shown(), longer)).failing).toEqual(['history']);
    expect((await judged(grown, await shown(), { key, note: 'nonsense' })).failing).toEqual([]);
  });

  it('does not say who of the staff acted, and is proved all the same', async () => {
    await write(admin);
    await sealEntries(world);
    const proof = overTheWire(await proveOwnEntry(as(alice), (await newest()).id, null));
    expect(JSON.stringify(proof)).not.toContain(admin.userId);
    const verdict = await judged(proof, await shown());
    expect(verdict).toMatchObject({ kind: 'holds', failing: [] });
    expect(verdict.checks.find(({ part }) => part === 'details')?.how).toBe('open');
  });

  it('does not exist for others, before the entry is sealed, and for what is no entry', async () => {
    const { id } = await newest();
    for (const [actor, of] of [
      [bob, id],
      [assistant, id],
      [alice, alice.userId],
      [alice, 'x'],
    ] as const)
      await expect(proveOwnEntry(as(actor), of, null)).rejects.toMatchObject({ code: 'not-found' });
    await write(alice);
    await expect(proveOwnEntry(as(alice), (await newest()).id, null)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is judged for staff as well, erased entries too', async () => {
    await sealEntries(world);
    const { id, createdAt } = await newest();
    await world.database.transaction(systemScope, (tx) => eraseEntriesOf(tx, world, alice.userId));
    await sealEntries(world);
    const proof = overTheWire(await proveEntry(as(admin), id));
    const page = { id, createdAt, hash: proof.entry.hash, ipAddress: null, differences: [] };
    expect((await judged(proof, page)).failing).toEqual([]);
    const { erasure, ...unnamed } = proof;
    expect((await judged(unnamed, page)).failing).toEqual(['erasure']);
    const other = { ...proof, erasure: { ...erasure, proof: erasure?.proof.slice(1) } };
    expect((await judged(other, page)).failing).toEqual(['erasure']);
    const stolen = { ...proof.entry.personal, user_id: bob.userId };
    expect((await judged({ ...proof, entry: { ...proof.entry, personal: stolen } }, page)).failing).toEqual([
      'erasure',
    ]);
  });
});
