import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { auditSigner } from '#core/base/audit/internal/checkpoint.ts';
import { verifyLog } from '#core/base/audit/queries/verify.ts';
import { type Config, ConfigError } from '#platform/config.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { alice } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { defineEvent, record } from './events.ts';
import { writeWitness } from './internal/witness.ts';

const noted = defineEvent({ name: 'test.signed', action: 'update', entityType: 'note', sentence: 'A note was signed' });

onEachDatabase('the key that signs the audit log', (_open, kind) => {
  let world: World;
  const run = (query: SQL) => world.database.transaction(systemScope, async (tx) => (await tx.execute(query)).rows);
  const write = () =>
    world.database.transaction(systemScope, (tx) =>
      record(tx, { actor: alice, client: null, platform: world }, noted, { entityId: 'a' }),
    );
  /** The same installation, as another process of it is configured. */
  const processWith = (config: Partial<Config>): Platform => ({ ...world, config: { ...world.config, ...config } });
  const otherKey = { auditSigningKey: Buffer.alloc(32, 7) };
  const rotated = () => processWith({ ...otherKey, formerAuditKeys: [auditSigner(world.config).verifierKey] });
  const sizes = async () =>
    (await run(sql`select tree_size as size from audit_checkpoints order by 1`)).map(({ size }) => Number(size));

  beforeEach(async () => {
    world = await createWorld({ database: kind });
    await write();
    await sealEntries(world);
    await write();
    await sealEntries(world);
    await writeWitness(world);
    await write();
  });
  afterEach(() => world.close());

  it('signs nothing when it is another than signed the newest checkpoint', async () => {
    await expect(sealEntries(processWith(otherKey))).rejects.toThrow(ConfigError);
    expect(await sizes()).toEqual([1, 2]);
    expect(await run(sql`select count(*)::int as waiting from audit_logs where seq is null`)).toEqual([{ waiting: 1 }]);
    await sealEntries(world);
    expect(await verifyLog(world)).toMatchObject({ sealed: 3, faults: [] });
  });

  it('goes on under a new one that knows the former, and the former then signs nothing more', async () => {
    await sealEntries(rotated());
    await write();
    await expect(sealEntries(world)).rejects.toThrow('is not the key that signed the newest checkpoint');
    await sealEntries(rotated());
    expect(await sizes()).toEqual([1, 2, 3, 4]);
    expect(await verifyLog(rotated())).toMatchObject({ sealed: 4, faults: [] });
  });

  it('is the same under another address', async () => {
    await sealEntries(processWith({ appUrl: 'https://elsewhere.test' }));
    expect(await sizes()).toEqual([1, 2, 3]);
  });

  it('verifies nothing when it is the wrong one, and says so once', async () => {
    expect(await verifyLog(processWith(otherKey))).toMatchObject({
      sealed: 2,
      waiting: 1,
      faults: [{ kind: 'checkpoint', position: 0, text: expect.stringContaining('nothing could be verified') }],
    });
  });
});
