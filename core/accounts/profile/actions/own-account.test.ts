import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountDeactivatedMail } from '#core/accounts/profile/emails.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { hashPassword } from '#core/accounts/sessions/internal/passwords.ts';
import { authCredentials, authSessions } from '#core/accounts/sessions/schema.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, bob, cast, insertCast, owner } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { deactivateOwnAccount } from './deactivate-own-account.ts';
import { updateName } from './update-name.ts';

onOneDatabase("a person's own account", (_open, kind) => {
  let world: World;
  const as = (actor: Context['actor']): Context => ({ actor, client: null, platform: world });
  const inSystem = <Row>(work: Parameters<typeof world.database.transaction<Row>>[1]) =>
    world.database.transaction(systemScope, work);
  const profileOf = async (userId: string) =>
    (await inSystem((tx) => tx.select().from(profiles).where(eq(profiles.id, userId))))[0];
  const deactivate = (ctx: Context, proof = 'correct horse') => deactivateOwnAccount(ctx, { proof });
  const entriesOf = (userId: string) =>
    inSystem((tx) => tx.select().from(auditLogs).where(eq(auditLogs.entityId, userId)).orderBy(auditLogs.createdAt));

  beforeAll(async () => {
    world = await createWorld({ database: kind, emails: [accountDeactivatedMail] });
    await insertCast(world.database);
    const passwordHash = await hashPassword('correct horse');
    await inSystem((tx) => tx.update(authCredentials).set({ passwordHash }));
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.advance(1_000);
    world.mailbox.length = 0;
    for (const { userId, fullName, role } of Object.values(cast)) {
      const values = { fullName, role, deletedAt: null };
      await inSystem((tx) => tx.update(profiles).set(values).where(eq(profiles.id, userId)));
    }
  });

  it('takes another name, which is recorded with the old one', proves('PROF-002', 'CALL-034'), async () => {
    const before = await profileOf(alice.userId);
    await updateName(as(alice), { fullName: 'Alice Baker-Archer' });
    const after = await profileOf(alice.userId);
    expect(after).toMatchObject({ ...before, fullName: 'Alice Baker-Archer', updatedAt: expect.any(Date) });
    expect((await entriesOf(alice.userId)).at(-1)).toMatchObject({
      action: 'update',
      entityType: 'profile',
      adminUserId: null,
      oldValues: { full_name: 'Alice Archer' },
      newValues: { full_name: 'Alice Baker-Archer' },
    });
    expect(await profileOf(bob.userId)).toMatchObject({ fullName: 'Bob Baker' });
  });

  it('with the name it has already stays as it is', async () => {
    const before = await entriesOf(alice.userId);
    await updateName(as(alice), { fullName: 'Alice Archer' });
    expect(await entriesOf(alice.userId)).toEqual(before);
  });

  it('is deactivated by its person: deleted_at is set, recorded, and a mail says so', {
    ...proves('PROF-010', 'CALL-035'),
  }, async () => {
    const now = world.clock.now();
    const session = {
      device: 'Test',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    };
    await inSystem((tx) =>
      tx.insert(authSessions).values({ ...session, id: alice.sessionId, userId: alice.userId, kind: 'full' }),
    );
    await deactivate(as(alice));
    expect(await profileOf(alice.userId)).toMatchObject({ deletedAt: world.clock.now(), role: 'user' });
    const [ended] = await inSystem((tx) => tx.select().from(authSessions));
    expect(ended).toMatchObject({ endedAt: expect.any(Date), endedReason: 'deactivated' });
    expect((await entriesOf(alice.userId)).at(-1)).toMatchObject({
      action: 'delete',
      entityType: 'profile',
      oldValues: { deleted_at: null },
      newValues: { deleted_at: world.clock.now().toISOString() },
    });
    await world.drain();
    expect(world.mailbox).toMatchObject([{ to: alice.email, subject: 'Your account is deactivated' }]);
  });

  it('is not deactivated by whoever finds its session open: the password is asked for, and a refusal recorded', async () => {
    for (const proof of ['', 'a guess'])
      await expect(deactivate(as(alice), proof)).rejects.toMatchObject({
        code: 'forbidden',
        publicMessage: 'This is not your password.',
      });
    expect(await profileOf(alice.userId)).toMatchObject({ deletedAt: null });
    expect((await entriesOf(alice.userId)).at(-1)).toMatchObject({ outcome: 'refused' });
    await world.drain();
    expect(world.mailbox).toEqual([]);
  });

  it('cannot be deactivated twice, and cannot come back by itself', proves('PROF-012'), async () => {
    await deactivate(as(alice));
    await expect(deactivate(as(alice))).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(updateName(as(alice), { fullName: 'X' })).rejects.toMatchObject({ code: 'unauthenticated' });
    const back = { role: 'user', userId: alice.userId, keys: [] } as const;
    const attempt = world.database.transaction(back, (tx) => tx.update(profiles).set({ deletedAt: null }));
    await expect(attempt).rejects.toThrow();
    expect(await profileOf(alice.userId)).toMatchObject({ deletedAt: expect.any(Date) });
    await world.drain();
    expect(world.mailbox).toHaveLength(1);
  });

  it('of the owner stays, with the reason', async () => {
    await expect(deactivate(as(owner))).rejects.toMatchObject({
      code: 'forbidden',
      publicMessage: "The owner's account cannot be deactivated.",
    });
    expect(await profileOf(owner.userId)).toMatchObject({ deletedAt: null });
  });

  it('of the last admin stays, with the reason; of one among others it goes', async () => {
    await inSystem((tx) => tx.update(profiles).set({ role: 'user' }).where(eq(profiles.id, owner.userId)));
    await expect(deactivate(as(admin))).rejects.toMatchObject({
      code: 'forbidden',
      publicMessage: expect.stringMatching(/^You are the last admin/),
    });
    await inSystem((tx) => tx.update(profiles).set({ role: 'admin' }).where(eq(profiles.id, bob.userId)));
    await deactivate(as(admin));
    expect(await profileOf(admin.userId)).toMatchObject({ deletedAt: expect.any(Date) });
  });

  it('is nothing that a visitor has', async () => {
    await expect(updateName(as(visitor), { fullName: 'X' })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(deactivate(as(visitor))).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
