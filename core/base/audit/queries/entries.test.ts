import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditActionFilters, auditEntityFilters } from '#contract/audit/types.ts';
import { readNames } from '#core/accounts/profile/queries/names.ts';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { eraseEntriesOf } from '#core/base/audit/erase.ts';
import { type AuditAction, defineEvent, record } from '#core/base/audit/events.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, assistant, bob, insertCast } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { auditPageSize, getAuditEntry, listAuditEntries } from './entries.ts';

const everything = { action: 'all', entity: 'all', userId: null, before: null, after: null } as const;

onEachDatabase('the list of the audit log', (_open, kind) => {
  let world: World;
  const as = (actor: Context['actor']): Context => ({
    actor,
    client: { requestId: 'r', ip: '203.0.113.24', userAgent: 'Firefox' },
    platform: world,
  });
  const write = async (
    who: Context['actor'],
    what: { action?: AuditAction; entityType?: string } & Partial<Parameters<typeof record>[3]> = {},
  ) => {
    world.clock.advance(1_000);
    const { action = 'update', entityType = 'note', ...entry } = what;
    const event = defineEvent({
      name: `list.${entityType}.${action}`,
      action,
      entityType,
      sentence: `${entityType} ${action}`,
    });
    await world.database.transaction(systemScope, (tx) => record(tx, as(who), event, { entityId: null, ...entry }));
  };
  const list = (filters: Partial<Parameters<typeof listAuditEntries>[1]> = {}) =>
    listAuditEntries(as(assistant), { ...everything, ...filters }, { readNames });

  beforeAll(async () => {
    world = await createWorld({ database: kind });
    await insertCast(world.database);
    for (const action of [...auditActionFilters, 'view'] as const)
      for (const entityType of [...auditEntityFilters, 'note']) await write(alice, { action, entityType });
  });
  afterAll(() => world.close());

  for (const [action, row] of [
    ['create', 'ADM-AUD-003'],
    ['update', 'ADM-AUD-004'],
    ['delete', 'ADM-AUD-005'],
    ['login', 'ADM-AUD-006'],
  ] as const)
    it(`shows only entries of the action ${action} when asked`, proves(row), async () => {
      const { rows } = await list({ action });
      expect(rows.length).toBe(5);
      expect(new Set(rows.map((row) => row.action))).toEqual(new Set([action]));
    });

  for (const [entity, row] of [
    ['user', 'ADM-AUD-007'],
    ['profile', 'ADM-AUD-008'],
    ['service', 'ADM-AUD-009'],
    ['blog_post', 'ADM-AUD-010'],
  ] as const)
    it(`shows only entries of the entity ${entity} when asked`, proves(row), async () => {
      const { rows } = await list({ entity });
      expect(rows.length).toBe(5);
      expect(new Set(rows.map((row) => row.entityType))).toEqual(new Set([entity]));
      expect((await list({ entity, action: 'delete' })).rows).toMatchObject([{ action: 'delete', entityType: entity }]);
    });

  it('says who, where and what changed, as staff read it', proves('ROLE-018'), async () => {
    await write(admin, {
      entityType: 'user',
      entityId: bob.userId,
      userId: bob.userId,
      oldValues: { role: 'user', name: 'Bob' },
      newValues: { role: 'assistant', name: 'Bob' },
    });
    const { rows } = await list();
    expect(rows[0]).toMatchObject({
      action: 'update',
      outcome: 'success',
      entityType: 'user',
      user: { id: bob.userId, name: 'Bob Baker' },
      staff: { id: admin.userId, name: 'Adam Admin' },
      summary: 'role: user → assistant',
      ipAddress: null,
      hash: null,
      createdAt: world.clock.now().toISOString(),
    });
    const entry = await getAuditEntry(as(admin), rows[0]?.id ?? '', { readNames });
    expect(entry).toMatchObject({
      sentence: 'user update',
      position: null,
      entityId: bob.userId,
      userAgent: null,
      sessionId: admin.sessionId,
      differences: [{ key: 'role', before: 'user', after: 'assistant' }],
      isErased: false,
    });
    await sealEntries(world);
    expect(await getAuditEntry(as(admin), entry.id, { readNames })).toMatchObject({
      position: 25,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('shows refused acts, and those of one person only when asked', async () => {
    await write(bob, { outcome: 'refused', userId: bob.userId });
    const { rows } = await list({ userId: bob.userId });
    expect(rows.map(({ outcome }) => outcome)).toEqual(['refused', 'success']);
    expect((await list({ userId: randomUUID() })).rows).toEqual([]);
  });

  it('shows the latest 100, newest first, and all the others page by page', proves('ADM-AUD-001'), async () => {
    for (let i = 0; i < 100; i++) await write(alice, { details: { i } });
    const all = await world.database.transaction(systemScope, (tx) => tx.select().from(auditLogs));
    const first = await list();
    expect(first.rows.length).toBe(auditPageSize);
    expect(first.rows.map(({ createdAt }) => createdAt)).toEqual(
      first.rows
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    );
    expect(first.rows[0]?.summary).toBe('i: 99');
    const second = await list({ before: first.older });
    expect(second.older).toBeNull();
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(all.length);
  });

  it('is for staff only, and an entry that never was is not found', async () => {
    const { rows } = await list();
    for (const actor of [alice, visitor]) {
      expect(() => listAuditEntries(as(actor), everything, { readNames })).toThrow();
      expect(() => getAuditEntry(as(actor), rows[0]?.id ?? '', { readNames })).toThrow();
    }
    for (const id of [randomUUID(), 'x'])
      await expect(getAuditEntry(as(admin), id, { readNames })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('says of an entry that names erased ones how many they are, not which', async () => {
    await world.database.transaction(systemScope, (tx) => eraseEntriesOf(tx, world, bob.userId));
    await write(bob);
    await write(bob);
    await world.database.transaction(systemScope, (tx) => eraseEntriesOf(tx, world, bob.userId));
    const [row] = (await list({ action: 'delete' })).rows;
    expect(row).toMatchObject({ entityType: 'audit_log', summary: 'entries: 2' });
    expect(await getAuditEntry(as(admin), row?.id ?? '', { readNames })).toMatchObject({
      sentence: 'The personal part of entries was erased',
      details: [['entries', '2']],
    });
  });

  it('says where staff came from in their own entries only: erased with them, nothing of it stays with others', async () => {
    const seen = { ipAddress: '203.0.113.24', userAgent: 'Firefox' };
    const none = { ipAddress: null, userAgent: null };
    for (const [who, userId, from] of [
      [admin, undefined, seen],
      [admin, bob.userId, none],
      [admin, null, none],
      [alice, undefined, seen],
    ] as const) {
      await write(who, userId === undefined ? {} : { userId });
      const [row] = (await list()).rows;
      const { ipAddress, userAgent, sessionId } = await getAuditEntry(as(admin), row?.id ?? '', { readNames });
      expect({ ipAddress, userAgent, sessionId }).toEqual({ ...from, sessionId: who.sessionId });
    }
  });
});
