import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { defineEvent, record } from '#core/base/audit/events.ts';
import { auditSeal } from '#core/base/audit/jobs.ts';
import { systemContext } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { unwrittenEntries } from './gauges.ts';

const happened = defineEvent({ name: 'test.gauge', action: 'run', entityType: 'test', sentence: 'Something happened' });
const run = { id: 'j', attempt: 1, lastAttempt: true, signal: new AbortController().signal };

onOneDatabase('checkpoints that have not reached the file in DATA_DIR', (_open, kind) => {
  let world: World;
  const note = () =>
    world.database.transaction(systemScope, (tx) =>
      record(tx, systemContext(world, 'test'), happened, { entityId: null, userId: null }),
    );
  const unwritten = () => world.database.read(systemScope, (tx) => unwrittenEntries.read(tx, world));
  beforeAll(async () => {
    world = await createWorld({ database: kind });
  });
  afterAll(() => world.close());

  it('are not counted where another machine writes the file', async () => {
    expect(await unwritten()).toEqual([]);
  });

  it('are counted from the last one that it has', async () => {
    await note();
    await auditSeal.run(world, {}, run);
    expect(await unwritten()).toEqual([{ value: 0 }]);
    await note();
    // What happens while the disk is full: the database has the seal, and the file lacks it.
    await sealEntries(world);
    expect(await unwritten()).toEqual([{ value: 1 }]);
  });
});
