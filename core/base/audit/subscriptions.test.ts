import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemContext } from '#core/base/context.ts';
import type { Transaction } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { defineEvent, record, type Subscription } from './events.ts';
import { auditLogs } from './schema.ts';

const eventOf = (name: string) => defineEvent({ name, action: 'update', entityType: 'note', sentence: name });
const closed = eventOf('note.closed');
const archived = eventOf('note.archived');
const filed = eventOf('note.filed');

onOneDatabase('what follows from an event', (_open, kind) => {
  let world: World;
  const failing = { now: false };
  /** The first writes an entry of its own, of which the second hears. */
  const subscriptions: readonly Subscription[] = [
    { event: closed, run: (tx, ctx, { entityId }) => record(tx, ctx, archived, { entityId }) },
    {
      event: archived,
      async run(tx, ctx, { entityId }) {
        await record(tx, ctx, filed, { entityId });
        if (failing.now) throw new Error('the shelf is full');
      },
    },
  ];
  const inSystem = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    world.database.transaction(systemScope, work);
  const write = (entityId: string, outcome: 'success' | 'refused' = 'success') =>
    inSystem((tx) => record(tx, systemContext(world, 'test'), closed, { entityId, outcome }));
  const writtenOf = (entityId: string) =>
    inSystem(async (tx) => {
      const rows = await tx.select().from(auditLogs).where(eq(auditLogs.entityId, entityId));
      return rows.map(({ details }) => details?.event).sort();
    });

  beforeAll(async () => {
    world = await createWorld({ database: kind, modules: [{ name: 'notes', subscriptions }] });
  });
  afterAll(() => world.close());

  it('happens in its transaction, and what follows from that as well', async () => {
    await write('one');
    expect(await writtenOf('one')).toEqual(['note.archived', 'note.closed', 'note.filed']);
  });

  it('undoes the act when it fails', async () => {
    failing.now = true;
    await expect(write('two')).rejects.toThrow('the shelf is full');
    expect(await writtenOf('two')).toEqual([]);
  });

  it('does not happen when the act was refused', async () => {
    await write('three', 'refused');
    expect(await writtenOf('three')).toEqual(['note.closed']);
  });
});
