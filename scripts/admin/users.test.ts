import { afterAll, beforeAll, expect, it } from 'vitest';
import { userDeactivatedMail, userReactivatedMail } from '#core/accounts/profile/emails.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { accountErasedMail } from '#core/lifecycle/erasure/emails.ts';
import { erasureDue } from '#core/lifecycle/erasure/jobs.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, assistant, bob, insertCast, owner } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { UsageError } from './command.ts';
import { planOf } from './commands.ts';

onEachDatabase('the commands for accounts', (_open, kind) => {
  let world: World;
  const run = async (...args: string[]) => {
    const said: string[] = [];
    const status = await planOf(args)(world, (line) => void said.push(line));
    return { status, said };
  };
  const newest = async () => {
    const rows = await world.database.transaction(systemScope, (tx) =>
      tx.select().from(auditLogs).orderBy(auditLogs.createdAt),
    );
    return rows.at(-1);
  };
  beforeAll(async () => {
    world = await createWorld({
      database: kind,
      emails: [userDeactivatedMail, userReactivatedMail, accountErasedMail],
      jobs: [erasureDue],
    });
    await insertCast(world.database);
  });
  afterAll(() => world.close());

  it('list accounts by role and status', async () => {
    const { said } = await run('users');
    expect(said).toEqual([
      'admin@quietprint.test\tadmin\tactive\tAdam Admin',
      'alice@example.com\tuser\tactive\tAlice Archer',
      'assistant@quietprint.test\tassistant\tactive\tAnn Assistant',
      'bob@example.com\tuser\tactive\tBob Baker',
      'owner@quietprint.test\tadmin\tactive\tOlive Owner',
    ]);
    expect((await run('users', '--role', 'assistant')).said.length).toBe(1);
    expect((await run('users', '--status', 'deactivated')).said).toEqual([]);
  });

  it('give a role, once, and record it', async () => {
    world.clock.advance(1_000);
    expect(await run('grant', 'ALICE@example.com', 'assistant')).toEqual({
      status: 0,
      said: ['ALICE@example.com has the role assistant.'],
    });
    expect(await newest()).toMatchObject({
      action: 'update',
      entityId: alice.userId,
      adminUserId: null,
      details: { by: 'operator' },
      oldValues: { role: 'user' },
      newValues: { role: 'assistant' },
    });
    expect((await run('grant', alice.email, 'assistant')).said[0]).toMatch(/^Nothing to do/);
    const { said } = await run('grant', alice.email, 'assistant', '--json');
    expect(said).toEqual([`{"email":"${alice.email}","changed":false}`]);
  });

  it('deactivate and reactivate, and tell the person', async () => {
    expect((await run('deactivate', bob.email)).said).toEqual(['bob@example.com is deactivated.']);
    expect((await run('users', '--status', 'deactivated')).said.length).toBe(1);
    expect((await run('reactivate', bob.email)).said).toEqual(['bob@example.com is active.']);
    await world.drain();
    expect(world.mailbox.map(({ to }) => to)).toEqual([bob.email, bob.email]);
  });

  it('leave the owner and the last admin what they are', async () => {
    await expect(run('grant', owner.email, 'user')).rejects.toThrow('owner');
    await expect(run('deactivate', owner.email)).rejects.toThrow('owner');
    const ownerless = { ...world, config: { ...world.config, ownerEmail: null } };
    const quiet = () => {};
    await planOf(['deactivate', owner.email])(ownerless, quiet);
    for (const last of [
      ['deactivate', admin.email],
      ['grant', admin.email, 'user'],
    ])
      await expect(planOf(last)(ownerless, quiet)).rejects.toThrow('last admin');
    await planOf(['reactivate', owner.email])(ownerless, quiet);
    await expect(run('deactivate', 'nobody@example.com')).rejects.toThrow('no account');
  });

  it.each([
    [['grant', 'alice@example.com', 'owner'], '"owner" is no role'],
    [['grant', 'alice'], 'is no role'],
    [['deactivate'], 'Which account?'],
    [['users', '--status', 'gone'], 'is no status'],
  ])('do not guess: %j', (args, message) => {
    expect(() => planOf(args)).toThrow(UsageError);
    expect(() => planOf(args)).toThrow(message);
  });

  it('know assistants from admins', async () => {
    expect((await run('users', '--role', 'assistant')).said.join()).toContain(assistant.email);
  });

  it('erase an account for good, a deactivated one too, but neither the owner nor nobody', async () => {
    await run('deactivate', bob.email);
    await world.drain();
    world.mailbox.length = 0;
    expect(await run('erase', bob.email)).toEqual({
      status: 0,
      said: ['bob@example.com is erased as soon as the product runs.'],
    });
    expect((await run('erase', 'BOB@example.com')).said[0]).toContain('already; it is due now');
    await world.drain();
    expect((await run('users', '--status', 'all')).said.join()).not.toContain(bob.email);
    expect(world.mailbox).toMatchObject([{ to: bob.email, subject: 'Your account was erased' }]);
    await expect(run('erase', bob.email)).rejects.toThrow('no account');
    await expect(run('erase', owner.email)).rejects.toThrow('owner');
  });
});
