import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { defineEvent, record } from '#core/base/audit/events.ts';
import { listOwnActivity } from '#core/base/audit/queries/own-log.ts';
import { proveOwnEntry } from '#core/base/audit/queries/own-proof.ts';
import { readVerifierKey } from '#core/base/audit/queries/public-head.ts';
import type { Context } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice } from '#tests/cast.ts';
import { createWorld, type World } from '#tests/world.ts';
import { runIn } from './run.fixture.ts';

const noted = defineEvent({ name: 'test.proved', action: 'update', entityType: 'note', sentence: 'A note was proved' });

let world: World;
let folder: string;
let proof: string;
beforeAll(async () => {
  world = await createWorld({ database: 'embedded' });
  folder = mkdtempSync(path.join(tmpdir(), 'quietprint-cli-'));
  const ctx: Context = { actor: alice, client: { requestId: 'r', ip: null, userAgent: 'test' }, platform: world };
  await world.database.transaction(systemScope, (tx) =>
    record(tx, ctx, noted, { entityId: '1', userId: alice.userId, details: {} }),
  );
  await sealEntries(world);
  const { rows } = await listOwnActivity(ctx, { before: null, after: null });
  proof = JSON.stringify(await proveOwnEntry(ctx, rows[0]?.id ?? '', null));
});
afterAll(async () => {
  await world?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('checks the proof of an entry of the audit log, and finds what was changed in it', async () => {
  writeFileSync(path.join(folder, 'proof.json'), proof);
  writeFileSync(
    path.join(folder, 'changed.json'),
    proof.replace('"update"', '"delete"').replace('test.proved', 'test.forged'),
  );
  const key = readVerifierKey(world);
  const holds = await runIn(folder, ['verify', 'proof.json', '--key', key]);
  expect(holds).toMatchObject({ status: 0, out: expect.stringContaining('stands in the signed log') });
  const fails = await runIn(folder, ['verify', 'changed.json', '--key', key]);
  expect(fails).toMatchObject({ status: 1, out: expect.stringContaining('failed') });
});
