import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fault, wordFault } from '#contract/faults/faults.ts';
import { beginPasskey } from '#core/accounts/factors/actions/add-passkey.ts';
import { beginTwoFactor } from '#core/accounts/factors/actions/begin-two-factor.ts';
import { beginAppChange, confirmAppChange } from '#core/accounts/factors/actions/change-app.ts';
import { confirmTwoFactor } from '#core/accounts/factors/actions/confirm-two-factor.ts';
import { disableTwoFactor } from '#core/accounts/factors/actions/disable-two-factor.ts';
import { renewRecoveryCodes } from '#core/accounts/factors/actions/renew-recovery-codes.ts';
import { requireProof } from '#core/accounts/factors/actions/require-proof.ts';
import { findSetUp, readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { requireCan } from '#core/accounts/profile/policy.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { confirmEnrolment } from '#core/accounts/sessions/actions/confirm-enrolment.ts';
import { readActorByToken, readActorsOfSessions } from '#core/accounts/sessions/actions/read-actor.ts';
import { createEnrolmentLink, requestEnrolment } from '#core/accounts/sessions/actions/request-enrolment.ts';
import type { SignInMethod } from '#core/accounts/sessions/internal/open-session.ts';
import { hashPassword } from '#core/accounts/sessions/internal/passwords.ts';
import { listSessions } from '#core/accounts/sessions/queries/sessions.ts';
import { authCredentials, authSessions } from '#core/accounts/sessions/schema.ts';
import { type Actor, type Context, isStaff, type Role, scopeOf, visitor } from '#core/base/context.ts';
import { mayWatch } from '#core/base/policy.ts';
import { requireCan as requireCanOrder } from '#core/orders/policy.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, assistant, insertCast, owner, type Person } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { openSessionOf } from '#tests/open-product.ts';
import { createWorld, type World } from '#tests/world.ts';
import { appChanged, enrolmentLink, twoFactorOff, twoFactorOn } from './emails.ts';
import { twoFactors } from './schema.ts';

const password = 'correct horse';

onOneDatabase('where staff need two-factor sign-in', (_open, kind) => {
  let world: World;
  beforeAll(async () => {
    const env = { STAFF_TWO_FACTOR: 'required' };
    world = await createWorld({ database: kind, env, emails: [twoFactorOn, twoFactorOff, appChanged, enrolmentLink] });
    await insertCast(world.database);
    const passwordHash = await hashPassword(password);
    await world.database.transaction(systemScope, (tx) => tx.update(authCredentials).set({ passwordHash }));
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.advance(86_400_000);
    await world.database.transaction(systemScope, (tx) => tx.delete(twoFactors));
  });

  const signIn = async (person: Person, method?: SignInMethod) =>
    (await openSessionOf(world, person, method)).access_token;
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
  /** The link of the newest mail of this kind. */
  const linkFor = async (person: Person): Promise<string> => {
    await world.drain();
    const mail = world.mailbox.findLast(({ to, text }) => to === person.email && text.includes('type=enrolment'));
    return mail?.text.match(/token=([\w-]+)/)?.[1] ?? '';
  };
  const isStaffIn = async (token: string) => {
    const actor = await readActorByToken(world, token);
    return actor !== null && isStaff(actor);
  };
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
    const token = await signIn(assistant, 'link');
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
    const token = await signIn(owner, 'link');
    const code = await switchOn(await contextOf(token));
    const ctx = await contextOf(token);
    await expect(disableTwoFactor(ctx, { proof: code() })).rejects.toMatchObject({
      code: 'forbidden',
      publicMessage: wordFault(fault('needed-by-staff')),
    });
    expect(await renewRecoveryCodes(ctx, { proof: code() })).toHaveLength(10);
    expect(await readTwoFactor(ctx)).toMatchObject({ enabled: true, required: true });
  });

  it('staff change to the app of another phone without being without one in between', async () => {
    const token = await signIn(owner, 'link');
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
    const token = await signIn(owner, 'link');
    const code = await switchOn(await contextOf(token));
    const ctx = await contextOf(token);
    await beginAppChange(ctx, { proof: code() });
    world.clock.advance(3_599_000);
    expect(await findSetUp(ctx)).not.toBeNull();
    world.clock.advance(1_000);
    expect(await findSetUp(ctx)).toBeNull();
    await expect(confirmAppChange(ctx, { code: '123456' })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('a session that knows only the password stays out, and ends, when the owner sets up an app elsewhere', async () => {
    const thief = await signIn(owner);
    const here = await signIn(owner, 'link');
    const code = await switchOn(await contextOf(here));
    expect(await isStaffIn(here)).toBe(true);
    expect(await readActorByToken(world, thief)).toBeNull();
    await world.database.transaction(systemScope, (tx) =>
      tx.update(authSessions).set({ endedAt: null }).where(eq(authSessions.userId, owner.userId)),
    );
    expect(await isStaffIn(thief)).toBe(false);
    expect(await readTwoFactor(await contextOf(thief))).toMatchObject({ staff: 'sign-in' });
    await requireProof(await contextOf(thief), code());
    expect(await isStaffIn(thief)).toBe(true);
  });

  it('the password alone sets up neither an app nor a passkey', async () => {
    const thief = await contextOf(await signIn(owner));
    const refusal = { code: 'forbidden', publicMessage: wordFault(fault('open-staff-link')) };
    await expect(beginTwoFactor(thief, { proof: password })).rejects.toMatchObject(refusal);
    await expect(beginPasskey(thief, { proof: password })).rejects.toMatchObject(refusal);
    expect(await readTwoFactor(thief)).toMatchObject({ enabled: false, staff: 'open-link' });
  });

  it('the mailed link lets one session of its owner set up the app, once', async () => {
    const thief = await contextOf(await signIn(owner));
    await requestEnrolment(thief);
    const link = await linkFor(owner);
    await expect(confirmEnrolment({ ...thief, actor: visitor }, link)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    const other = await contextOf(await signIn(assistant));
    await expect(confirmEnrolment(other, link)).rejects.toMatchObject({ code: 'gone' });
    const here = await contextOf(await signIn(owner));
    await confirmEnrolment(here, link);
    await expect(confirmEnrolment(thief, link)).rejects.toMatchObject({ code: 'gone' });
    expect(await readTwoFactor(here)).toMatchObject({ staff: 'set-up' });
    expect(await readTwoFactor(thief)).toMatchObject({ staff: 'open-link' });
    await switchOn(here);
    expect(await readTwoFactor(here)).toMatchObject({ enabled: true, staff: 'none' });
  });

  it('asks for the link again only once the last one is used or 15 minutes old', async () => {
    const here = await contextOf(await signIn(assistant));
    const mails = async () => {
      await world.drain();
      return world.mailbox.filter(({ to, text }) => to === assistant.email && text.includes('type=enrolment')).length;
    };
    const before = await mails();
    await requestEnrolment(here);
    await requestEnrolment(here);
    expect(await mails()).toBe(before + 1);
    world.clock.advance(15 * 60_000);
    await requestEnrolment(here);
    expect(await mails()).toBe(before + 2);
  });

  it('customers get no link, and an operator none for them', async () => {
    const customer = await contextOf(await signIn(alice));
    await expect(requestEnrolment(customer)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(createEnrolmentLink(world, alice.email)).rejects.toMatchObject({ code: 'invalid' });
    const link = new URL(await createEnrolmentLink(world, owner.email)).searchParams.get('token') ?? '';
    const here = await contextOf(await signIn(owner));
    await confirmEnrolment(here, link);
    expect(await readTwoFactor(here)).toMatchObject({ staff: 'set-up' });
  });

  it('a set-up that another session began is neither shown nor confirmed', async () => {
    const thief = await contextOf(await signIn(alice));
    await beginTwoFactor(thief, { proof: password });
    const secret = Secret.fromBase32((await findSetUp(thief))?.secret.replaceAll(' ', '') ?? '');
    const here = await contextOf(await signIn(alice));
    expect(await findSetUp(here)).toBeNull();
    const code = new TOTP({ secret }).generate({ timestamp: world.clock.now().getTime() });
    await expect(confirmTwoFactor(here, { code })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('an app that a customer set up with the password counts for staff once the link is used beside it', async () => {
    const token = await signIn(alice);
    await switchOn(await contextOf(token));
    await change(alice, 'admin');
    const here = await contextOf(token);
    expect(here.actor).toMatchObject({ role: 'user', withheldRole: 'admin' });
    expect(await readTwoFactor(here)).toMatchObject({ enabled: true, staff: 'open-link' });
    await requestEnrolment(here);
    const elsewhere = await contextOf(await signIn(alice));
    await confirmEnrolment(elsewhere, await linkFor(alice));
    expect(await isStaffIn(token)).toBe(false);
    await requestEnrolment(here);
    await confirmEnrolment(here, await linkFor(alice));
    expect(await isStaffIn(token)).toBe(true);
    await change(alice, 'user');
  });

  it('a passkey opens the panel only if the session that added it was vouched for', async () => {
    await switchOn(await contextOf(await signIn(owner, 'link')));
    expect(await isStaffIn(await signIn(owner, 'weak-passkey'))).toBe(false);
    expect(await isStaffIn(await signIn(owner, 'passkey'))).toBe(true);
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
