import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, assistant, bob, insertCast, owner } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { getUser, listUsers, type UserListing, usersPerPage } from './users.ts';

const everything: UserListing = { role: 'all', status: 'all', search: '', before: null, after: null };

onEachDatabase('the list of users', (_open, kind) => {
  let world: World;
  const as = (actor: Context['actor']): Context => ({ actor, client: null, platform: world });
  const emails = async (filters: Partial<UserListing> = {}) =>
    (await listUsers(as(assistant), { ...everything, ...filters })).rows.map(({ email }) => email).sort();
  beforeAll(async () => {
    world = await createWorld({ database: kind });
    await insertCast(world.database);
    // An owner whose profile lags behind is an admin all the same.
    await world.database.transaction(systemScope, async (tx) => {
      await tx.update(profiles).set({ role: 'user' }).where(eq(profiles.id, owner.userId));
      await tx.update(profiles).set({ deletedAt: world.clock.now() }).where(eq(profiles.id, bob.userId));
    });
  });
  afterAll(() => world.close());

  it('holds everybody, for staff to see', proves('ADM-USR-001', 'ROLE-016', 'CALL-021'), async () => {
    expect(await emails()).toEqual([admin, alice, assistant, bob, owner].map(({ email }) => email).sort());
    for (const actor of [visitor, alice]) expect(() => listUsers(as(actor), everything)).toThrow();
  });

  for (const [role, expected, row] of [
    ['user', [alice.email, bob.email], 'ADM-USR-002'],
    ['assistant', [assistant.email], 'ADM-USR-003'],
    ['admin', [admin.email, owner.email], 'ADM-USR-004'],
  ] as const)
    it(`holds only those of the role ${role} when asked`, proves(row), async () => {
      expect(await emails({ role })).toEqual([...expected].sort());
    });

  it('holds the active, or the deactivated, when asked', proves('ADM-USR-006', 'ADM-USR-007'), async () => {
    expect(await emails({ status: 'deactivated' })).toEqual([bob.email]);
    expect(await emails({ status: 'active' })).not.toContain(bob.email);
    expect(await emails({ status: 'active', role: 'user' })).toEqual([alice.email]);
  });

  it('shows the owner as admin, whatever the profile says', proves('ROLE-008'), async () => {
    expect(await getUser(as(admin), owner.userId)).toMatchObject({ role: 'admin', isOwner: true });
    expect(await getUser(as(admin), admin.userId)).toMatchObject({ role: 'admin', isOwner: false });
  });

  it('finds people by any part of name or address, taken literally', async () => {
    expect(await emails({ search: 'ARCHER' })).toEqual([alice.email]);
    expect(await emails({ search: '@quietprint.test' })).toEqual([admin.email, assistant.email, owner.email].sort());
    expect(await emails({ search: '%' })).toEqual([]);
    expect(await emails({ search: 'a_c' })).toEqual([]);
  });

  it('comes page by page, newest first', async () => {
    const rows = Array.from({ length: usersPerPage }, (_, i) => ({
      id: randomUUID(),
      email: `carol${i}@example.com`,
      createdAt: new Date(world.clock.now().getTime() + i * 1_000),
    }));
    await world.database.transaction(systemScope, (tx) => tx.insert(profiles).values(rows));
    const search = 'carol';
    const first = await listUsers(as(admin), { ...everything, search });
    expect(first.rows[0]?.email).toBe('carol49@example.com');
    expect(first).toMatchObject({ older: null, newer: null });
    const all = await listUsers(as(admin), everything);
    expect(all.rows.length).toBe(usersPerPage);
    const next = await listUsers(as(admin), { ...everything, before: all.older });
    expect(all.rows.length + next.rows.length).toBe(55);
  });

  it('does not know accounts that never were', async () => {
    for (const id of [randomUUID(), 'x'])
      await expect(getUser(as(admin), id)).rejects.toMatchObject({ code: 'not-found' });
  });
});
