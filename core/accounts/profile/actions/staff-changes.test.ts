import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userDeactivatedMail, userReactivatedMail } from '#core/accounts/profile/emails.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { authSessions } from '#core/accounts/sessions/schema.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { liveEvents } from '#platform/live/schema.ts';
import { admin, alice, assistant, bob, cast, insertCast, owner, type Person } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { changeRole } from './change-role.ts';
import { deactivateUser } from './deactivate-user.ts';
import { reactivateUser } from './reactivate-user.ts';

onEachDatabase('accounts under the hands of staff', (_open, kind, { rule }) => {
  let world: World;
  const as = (actor: Context['actor']): Context => ({
    actor,
    client: { requestId: 'r', ip: '198.51.100.7', userAgent: 'test' },
    platform: world,
  });
  const inSystem = <Row>(work: Parameters<typeof world.database.transaction<Row>>[1]) =>
    world.database.transaction(systemScope, work);
  const profileOf = async ({ userId }: Person) =>
    (await inSystem((tx) => tx.select().from(profiles).where(eq(profiles.id, userId))))[0];
  const entriesOf = ({ userId }: Person) =>
    inSystem((tx) => tx.select().from(auditLogs).where(eq(auditLogs.entityId, userId)).orderBy(auditLogs.createdAt));
  const signIn = ({ userId, sessionId: id }: Person) => {
    const now = world.clock.now();
    const expiresAt = new Date(now.getTime() + 86_400_000);
    const session = { id, userId, device: 'Test', createdAt: now, lastSeenAt: now, expiresAt };
    return inSystem(async (tx) => {
      await tx.delete(authSessions).where(eq(authSessions.id, id));
      await tx.insert(authSessions).values({ ...session, kind: 'full' });
    });
  };
  const sessionOf = async ({ sessionId }: Person) =>
    (await inSystem((tx) => tx.select().from(authSessions).where(eq(authSessions.id, sessionId))))[0];
  const deactivate = ({ userId }: Person) =>
    inSystem((tx) => tx.update(profiles).set({ deletedAt: world.clock.now() }).where(eq(profiles.id, userId)));

  beforeAll(async () => {
    world = await createWorld({ database: kind, emails: [userDeactivatedMail, userReactivatedMail] });
    await insertCast(world.database);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.advance(1_000);
    await world.drain();
    world.mailbox.length = 0;
    for (const { userId, role } of Object.values(cast))
      await inSystem((tx) => tx.update(profiles).set({ role, deletedAt: null }).where(eq(profiles.id, userId)));
  });

  describe('a role', () => {
    rule(
      'an admin gives Alice is stored, recorded with both values, and heard by her open pages',
      {
        ...proves('ADM-USR-008', 'CALL-036'),
      },
      async () => {
        await changeRole(as(admin), { userId: alice.userId, role: 'assistant' });
        expect(await profileOf(alice)).toMatchObject({ role: 'assistant', updatedAt: expect.any(Date) });
        expect((await entriesOf(alice)).at(-1)).toMatchObject({
          action: 'update',
          entityType: 'user',
          outcome: 'success',
          userId: alice.userId,
          adminUserId: admin.userId,
          oldValues: { role: 'user' },
          newValues: { role: 'assistant' },
          ipAddress: null,
        });
        const heard = await inSystem((tx) => tx.select().from(liveEvents).orderBy(liveEvents.id));
        expect(heard.slice(-2).map(({ topic }) => topic)).toEqual(['staff:users', `user:${alice.userId}`]);
      },
    );

    rule('that she has already changes nothing', async () => {
      const before = await entriesOf(alice);
      await changeRole(as(admin), { userId: alice.userId, role: 'user' });
      expect(await entriesOf(alice)).toEqual(before);
    });

    rule.each([
      ['by an assistant', assistant, alice, 'Only admins can change roles.'],
      ['by an assistant, of an admin', assistant, admin, 'Only admins can change roles.'],
      ['by an assistant, of themselves', assistant, assistant, 'Only admins can change roles.'],
      ['by an admin, of themselves', admin, admin, 'You cannot change your own role.'],
      ['of the owner', admin, owner, 'The owner is always an admin.'],
    ])('%s is refused with the reason, and the refusal is recorded', async (_how, actor, target, publicMessage) => {
      const refused = changeRole(as(actor), { userId: target.userId, role: 'user' });
      await expect(refused).rejects.toMatchObject({ code: 'forbidden', publicMessage });
      expect(await profileOf(target)).toMatchObject({ role: target.role });
      expect((await entriesOf(target)).at(-1)).toMatchObject({
        outcome: 'refused',
        adminUserId: actor.userId,
        details: { event: 'user.role-changed' },
        newValues: null,
      });
    });

    rule('is nothing that customers or visitors can give, not even to themselves', async () => {
      const input = { userId: alice.userId, role: 'admin' } as const;
      await expect(changeRole(as(alice), input)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(changeRole(as(bob), input)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(changeRole(as(visitor), input)).rejects.toMatchObject({ code: 'unauthenticated' });
      expect(await profileOf(alice)).toMatchObject({ role: 'user' });
    });

    rule('of nobody is not found', async () => {
      const nobody = { userId: '0190aaaa-0000-7000-8000-00000000ffff', role: 'admin' } as const;
      await expect(changeRole(as(admin), nobody)).rejects.toMatchObject({ code: 'not-found' });
    });

    rule('can no longer be given by an admin who has just lost theirs', async () => {
      await changeRole(as(owner), { userId: admin.userId, role: 'user' });
      await expect(changeRole(as(admin), { userId: alice.userId, role: 'admin' })).rejects.toMatchObject({
        code: 'forbidden',
      });
      expect(await profileOf(alice)).toMatchObject({ role: 'user' });
    });

    it('of two admins who demote each other at once, one stays', async () => {
      await changeRole(as(admin), { userId: bob.userId, role: 'admin' });
      await deactivate(owner);
      const other: Person = { ...bob, role: 'admin' };
      const both = await Promise.allSettled([
        changeRole(as(admin), { userId: bob.userId, role: 'user' }),
        changeRole(as(other), { userId: admin.userId, role: 'user' }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const left = await inSystem((tx) => tx.select().from(profiles).where(eq(profiles.role, 'admin')));
      expect(left.filter(({ deletedAt }) => deletedAt === null)).toHaveLength(1);
    });
  });

  describe('deactivation', () => {
    rule(
      'sets deleted_at, is recorded, and tells the person',
      {
        ...proves('ADM-USR-010', 'CALL-035', 'DATA-005'),
      },
      async () => {
        await deactivateUser(as(assistant), { userId: alice.userId });
        expect(await profileOf(alice)).toMatchObject({ deletedAt: world.clock.now() });
        expect((await entriesOf(alice)).at(-1)).toMatchObject({
          action: 'delete',
          entityType: 'user',
          adminUserId: assistant.userId,
          oldValues: { deleted_at: null },
          newValues: { deleted_at: world.clock.now().toISOString() },
        });
        await world.drain();
        expect(world.mailbox).toMatchObject([{ to: alice.email, subject: 'Your account was deactivated' }]);
        expect(world.logged.join('\n')).not.toMatch(/alice/i);
      },
    );

    rule('ends every session of the person at once, and nobody else’s', async () => {
      for (const person of [alice, bob]) await signIn(person);
      await deactivateUser(as(admin), { userId: alice.userId });
      expect(await sessionOf(alice)).toMatchObject({ endedAt: expect.any(Date), endedReason: 'deactivated' });
      expect(await sessionOf(bob)).toMatchObject({ endedAt: null });
    });

    it('asked for twice, also at once, counts once', async () => {
      const before = (await entriesOf(alice)).length;
      await Promise.all([1, 2, 3].map(() => deactivateUser(as(admin), { userId: alice.userId })));
      await deactivateUser(as(admin), { userId: alice.userId });
      expect((await entriesOf(alice)).length - before).toBe(1);
      await world.drain();
      expect(world.mailbox).toHaveLength(1);
    });

    rule.each([
      ['by an assistant, of an admin', assistant, admin, "Assistants cannot change an admin's account."],
      ['by an admin, of themselves', admin, admin, /^You cannot deactivate your own account here/],
      ['by an assistant, of themselves', assistant, assistant, /^You cannot deactivate your own account here/],
      ['of the owner', admin, owner, "The owner's account cannot be deactivated."],
    ])('%s is refused with the reason, and nobody is mailed', async (_how, actor, target, reason) => {
      await expect(deactivateUser(as(actor), { userId: target.userId })).rejects.toMatchObject({
        code: 'forbidden',
        publicMessage: expect.stringMatching(reason),
      });
      expect(await profileOf(target)).toMatchObject({ deletedAt: null });
      expect((await entriesOf(target)).at(-1)).toMatchObject({ outcome: 'refused' });
      await world.drain();
      expect(world.mailbox).toEqual([]);
    });

    rule('of Alice is nothing that Bob can do', async () => {
      await expect(deactivateUser(as(bob), { userId: alice.userId })).rejects.toMatchObject({ code: 'forbidden' });
      expect(await profileOf(alice)).toMatchObject({ deletedAt: null });
    });

    rule('is undone by reactivation, which is recorded and tells the person', proves('ADM-USR-011'), async () => {
      await deactivate(alice);
      await reactivateUser(as(assistant), { userId: alice.userId });
      await reactivateUser(as(assistant), { userId: alice.userId });
      expect(await profileOf(alice)).toMatchObject({ deletedAt: null });
      expect((await entriesOf(alice)).at(-1)).toMatchObject({
        action: 'update',
        oldValues: { deleted_at: expect.any(String) },
        newValues: { deleted_at: null },
      });
      await world.drain();
      expect(world.mailbox).toMatchObject([{ to: alice.email, subject: 'Your account works again' }]);
    });

    rule("of an admin's account is not undone by an assistant", async () => {
      await deactivate(admin);
      await expect(reactivateUser(as(assistant), { userId: admin.userId })).rejects.toMatchObject({
        code: 'forbidden',
        publicMessage: "Assistants cannot change an admin's account.",
      });
      await reactivateUser(as(owner), { userId: admin.userId });
      expect(await profileOf(admin)).toMatchObject({ deletedAt: null });
    });

    rule('takes effect at once: who was deactivated a moment ago changes nothing more', async () => {
      await deactivate(admin);
      await expect(deactivateUser(as(admin), { userId: alice.userId })).rejects.toMatchObject({
        code: 'unauthenticated',
      });
    });
  });
});
