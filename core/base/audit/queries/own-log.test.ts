import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shortDevice } from '#contract/audit/activity.ts';
import { sealEntries } from '#core/base/audit/actions/seal-entries.ts';
import { defineEvent, record } from '#core/base/audit/events.ts';
import type { Context } from '#core/base/context.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, bob, type Person } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { listOwnActivity } from './own-log.ts';

const first = { before: null, after: null };
const watered = defineEvent({
  name: 'plant.watered',
  action: 'update',
  entityType: 'plant',
  sentence: 'A plant was watered',
});
const seen = defineEvent({
  name: 'plant.seen',
  action: 'view',
  entityType: 'plant',
  sentence: 'A plant was looked at',
});

onEachDatabase("a customer's activity log", (open) => {
  let database: Database;
  let world: World;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await world?.close();
    world = await createWorld({ database });
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const as = (actor: Person, ip: string | null = '203.0.113.8', userAgent: string | null = 'Firefox'): Context => ({
    actor,
    client: { requestId: 'r', ip, userAgent },
    platform: world,
  });
  const act = (ctx: Context, event = watered, entry: Parameters<typeof record>[3] = { entityId: null }) =>
    database.transaction(systemScope, (tx) => record(tx, ctx, event, entry));
  let fresh = 0;
  /** Entries stay for ever, so each test has somebody of its own. */
  const somebody = (): Person => ({
    ...alice,
    userId: `0190cccc-0000-7000-8000-${String(Date.now() + fresh++)
      .padStart(12, '0')
      .slice(-12)}`,
  });

  it('says what happened, when, from where and on what', async () => {
    const carol = somebody();
    await act(as(carol));
    expect((await listOwnActivity(as(carol), first)).rows).toMatchObject([
      {
        action: 'A plant was watered',
        createdAt: world.clock.now().toISOString(),
        ipAddress: '203.0.113.8',
        userAgent: 'Firefox',
        refused: false,
        byStaff: false,
        hash: null,
      },
    ]);
  });

  it('has no place and no device when none was known', proves('ACT-004'), async () => {
    const carol = somebody();
    await act(as(carol, null, null));
    expect((await listOwnActivity(as(carol), first)).rows).toMatchObject([{ ipAddress: null, userAgent: null }]);
  });

  it('shows what staff did and looked at, but not from where', async () => {
    const carol = somebody();
    await act(as(admin, '198.51.100.1', 'Staff browser'), seen, { entityId: null, userId: carol.userId });
    const { rows } = await listOwnActivity(as(carol), first);
    expect(rows).toMatchObject([{ action: 'A plant was looked at', byStaff: true, ipAddress: null, userAgent: null }]);
    expect(JSON.stringify(rows)).not.toContain(admin.userId);
  });

  it('says what was refused', async () => {
    const carol = somebody();
    await act(as(carol), watered, { entityId: null, outcome: 'refused' });
    expect((await listOwnActivity(as(carol), first)).rows).toMatchObject([{ refused: true }]);
  });

  it('keeps an entry of another version readable', async () => {
    const carol = somebody();
    await database.transaction(systemScope, (tx) =>
      tx.execute(sql`insert into audit_logs (id, action, entity_type, user_id, details, commitment)
        values (gen_random_uuid(), 'delete', 'blog_post', ${carol.userId}, '{"event":"forgotten"}', 'c')`),
    );
    expect((await listOwnActivity(as(carol), first)).rows).toMatchObject([{ action: 'blog post delete' }]);
  });

  it('holds 50 entries at most, newest first, and pages on by key', proves('ACT-009'), async () => {
    const carol = somebody();
    for (let n = 0; n < 60; n++) {
      world.clock.advance(1_000);
      await act(as(carol), watered, { entityId: null, details: { n } });
    }
    const page = await listOwnActivity(as(carol), first);
    expect(page.rows).toHaveLength(50);
    const times = page.rows.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
    const next = await listOwnActivity(as(carol), { before: page.older, after: null });
    expect(next.rows).toHaveLength(10);
    expect(next.older).toBeNull();
    expect(new Set([...page.rows, ...next.rows].map(({ id }) => id)).size).toBe(60);
  });

  it('shows nothing of others: not to Bob, and not to an admin as their own', async () => {
    const carol = somebody();
    await act(as(carol));
    const own = (await listOwnActivity(as(carol), first)).rows.map(({ id }) => id);
    for (const person of [bob, admin]) {
      const { rows } = await listOwnActivity(as(person), first);
      expect(rows.filter(({ id }) => own.includes(id))).toEqual([]);
    }
    const visitor: Context = { ...as(carol), actor: { kind: 'visitor', scanIds: [] } };
    await expect(async () => listOwnActivity(visitor, first)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('shows the hash as soon as the entry is sealed', async () => {
    const carol = somebody();
    await act(as(carol));
    await sealEntries(world);
    expect((await listOwnActivity(as(carol), first)).rows[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a device', () => {
  it('is cut to 30 characters, not within one', proves('ACT-005'), () => {
    expect(shortDevice('a'.repeat(100))).toBe('a'.repeat(30));
    expect(shortDevice('😀'.repeat(31))).toBe('😀'.repeat(30));
    expect(shortDevice('Firefox')).toBe('Firefox');
  });
});
