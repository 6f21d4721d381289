import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { factorWords } from '#contract/accounts/factors.ts';
import { beginTwoFactor } from '#core/accounts/factors/actions/begin-two-factor.ts';
import { beginAppChange, confirmAppChange } from '#core/accounts/factors/actions/change-app.ts';
import { confirmTwoFactor } from '#core/accounts/factors/actions/confirm-two-factor.ts';
import { disableTwoFactor } from '#core/accounts/factors/actions/disable-two-factor.ts';
import { renewRecoveryCodes } from '#core/accounts/factors/actions/renew-recovery-codes.ts';
import { requireProof } from '#core/accounts/factors/actions/require-proof.ts';
import { findSetUp, readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { requireCan } from '#core/accounts/profile/policy.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { readActorByToken, readActorsOfSessions } from '#core/accounts/sessions/actions/read-actor.ts';
import { hashPassword } from '#core/accounts/sessions/internal/passwords.ts';
import { listSessions } from '#core/accounts/sessions/queries/sessions.ts';
import { authCredentials } from '#core/accounts/sessions/schema.ts';
import { type Actor, type Context, isStaff, type Role, scopeOf } from '#core/base/context.ts';
import { mayWatch } from '#core/base/policy.ts';
import { requireCan as requireCanOrder } from '#core/orders/policy.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, assistant, insertCast, owner, type Person } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { openSessionOf } from '#tests/open-product.ts';
import { createWorld, type World } from '#tests/world.ts';
import { appChanged, twoFactorOff, twoFactorOn } from './emails.ts';
import { twoFactors } from './schema.ts';

const password = 'correct horse';

onOneDatabase('where staff need two-factor sign-in', (_open, kind) => {
  let world: World;
  beforeAll(async () => {
    const env = { STAFF_TWO_FACTOR: 'required' };
    world = await createWorld({ database: kind, env, emails: [twoFactorOn, twoFactorOff, appChanged] });
    await insertCast(world.database);
    const passwordHash = await hashPassword(password);
    await world.database.transaction(systemScope, (tx) => tx.update(authCredentials).set({ passwordHash }));
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.advance(86_400_000);
    await world.database.transaction(systemScope, (tx) => tx.delete(twoFactors));
  });

  const signIn = async (person: Person) => (await openSessionOf(world, person)).access_token;
  const contextOf = async (token: string): Promise<Context> => {
    const actor = await readActorByToken(world, token);
    if (!actor) throw new Error('no session');
    return { actor, client: null, platform: world };
  };
  async function switchOn(ctx: Context): Promise<() => string> {
    await beginTwoFactor(ctx, { proof: password });
    const secret = Secret.fromBase32((await findSetUp(ctx))?.secret.replaceAll(' ', '') ?? '');
    const code = () => {
      world.clock.advance(30_000);
      return new TOTP({ secret }).generate({ timestamp: world.clock.now().getTime() });
    };
    await confirmTwoFactor(ctx, { code: code() });
    return code;
  }
  const change = (person: Person, role: Role) =>
    world.database.transaction(systemScope, (tx) =>
      tx.update(profiles).set({ role }).where(eq(profiles.id, person.userId)),
    );
  const seenBy = (actor: Actor) =>
    world.database.transaction(scopeOf(actor), (tx) => tx.select({ id: profiles.id }).from(profiles));

  it('an assistant and the owner without it count as nobody in particular: in the policy, the database and live', async () => {
    for (const person of [assistant, owner]) {
      const { actor } = await contextOf(await signIn(person));
      expect(actor).toMatchObject({ role: 'user', withheldRole: person.role });
      expect(isStaff(actor)).toBe(false);
      expect(() => requireCan(actor, 'panel.enter')).toThrow('You are not allowed to do this.');
      expect(() => requireCanOrder(actor, 'order.list')).toThrow('You are not allowed to do this.');
      expect(mayWatch(actor, 'staff:orders')).toBe(false);
      expect(await seenBy(actor)).toEqual([{ id: person.userId }]);
    }
  });

  it('the role counts with the next request once it is set up, also for a stream that is open', async () => {
    const token = await signIn(assistant);
    const before = await contextOf(token);
    expect(await readTwoFactor(before)).toMatchObject({ enabled: false, required: true });
    await switchOn(before);
    const { actor } = await contextOf(token);
    expect(actor).toMatchObject({ role: 'assistant' });
    expect(actor).not.toHaveProperty('withheldRole');
    const { sessionId } = actor as Person;
    expect((await readActorsOfSessions(world, [sessionId])).get(sessionId)).toEqual(actor);
    expect(mayWatch(actor, 'staff:orders')).toBe(true);
  });

  it('staff cannot switch it off, and can make new recovery codes', async () => {
    const token = await signIn(owner);
    const code = await switchOn(await contextOf(token));
    const ctx = await contextOf(token);
    await expect(disableTwoFactor(ctx, { proof: code() })).rejects.toMatchObject({
      code: 'forbidden',
      publicMessage: factorWords.neededByStaff,
    });
    expect(await renewRecoveryCodes(ctx, { proof: code() })).toHaveLength(10);
    expect(await readTwoFactor(ctx)).toMatchObject({ enabled: true, required: true });
  });

  it('staff change to the app of another phone without being without one in between', async () => {
    const token = await signIn(owner);
    const oldCode = await switchOn(await contextOf(token));
    const ctx = await contextOf(token);
    await expect(confirmAppChange(ctx, { code: '123456' })).rejects.toMatchObject({ code: 'conflict' });
    await expect(beginAppChange(ctx, { proof: password })).rejects.toMatchObject({ code: 'forbidden' });
    await beginAppChange(ctx, { proof: oldCode() });
    const secret = Secret.fromBase32((await findSetUp(ctx))?.secret.replaceAll(' ', '') ?? '');
    const newCode = () => new TOTP({ secret }).generate({ timestamp: world.clock.now().getTime() });
    await expect(confirmAppChange(ctx, { code: oldCode() })).rejects.toMatchObject({ code: 'invalid' });
    await requireProof(ctx, oldCode());
    expect(await contextOf(token)).toMatchObject({ actor: { role: 'admin' } });
    const first = newCode();
    await confirmAppChange(ctx, { code: first });
    expect(await findSetUp(ctx)).toBeNull();
    await expect(requireProof(ctx, first)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(requireProof(ctx, oldCode())).rejects.toMatchObject({ code: 'forbidden' });
    await requireProof(ctx, newCode());
    expect(await readTwoFactor(ctx)).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    await world.drain();
    const told = world.mailbox.filter(({ to }) => to === owner.email).map(({ subject }) => subject);
    expect(told).toContain('The app for two-factor sign-in was changed');
  });

  it('a change that is not finished within the hour is forgotten', async () => {
    const token = await signIn(owner);
    const code = await switchOn(await contextOf(token));
    const ctx = await contextOf(token);
    await beginAppChange(ctx, { proof: code() });
    world.clock.advance(3_599_000);
    expect(await findSetUp(ctx)).not.toBeNull();
    world.clock.advance(1_000);
    expect(await findSetUp(ctx)).toBeNull();
    await expect(confirmAppChange(ctx, { code: '123456' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('customers choose, and whoever becomes staff must have it before the role counts', async () => {
    const token = await signIn(alice);
    const customer = await contextOf(token);
    expect(customer.actor).not.toHaveProperty('withheldRole');
    const code = await switchOn(customer);
    await disableTwoFactor(customer, { proof: code() });
    expect(await readTwoFactor(customer)).toMatchObject({ enabled: false, required: false });
    await change(alice, 'admin');
    expect((await contextOf(token)).actor).toMatchObject({ role: 'user', withheldRole: 'admin' });
    await change(alice, 'user');
  });

  it('a session with a withheld role lives no longer than one of staff', async () => {
    const token = await signIn(assistant);
    const ctx = await contextOf(token);
    const [session] = await listSessions(ctx);
    expect(session?.endsAt.getTime()).toBe(world.clock.now().getTime() + 3_600_000);
    world.clock.advance(3_600_000);
    expect(await listSessions(ctx)).toEqual([]);
  });
});
