import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { profiles } from '#core/accounts/profile/schema.ts';
import { completeSecondFactor } from '#core/accounts/sessions/actions/complete-second-factor.ts';
import { confirmSignUp } from '#core/accounts/sessions/actions/confirm-sign-up.ts';
import { confirmWithPassword } from '#core/accounts/sessions/actions/confirm-with-password.ts';
import { endOwnSession } from '#core/accounts/sessions/actions/end-own-session.ts';
import { endSessionsOf } from '#core/accounts/sessions/actions/end-sessions.ts';
import { exchangeRecovery } from '#core/accounts/sessions/actions/exchange-recovery.ts';
import { openRecovery } from '#core/accounts/sessions/actions/open-recovery.ts';
import { readActorByToken } from '#core/accounts/sessions/actions/read-actor.ts';
import { refresh } from '#core/accounts/sessions/actions/refresh-session.ts';
import { requestReset } from '#core/accounts/sessions/actions/request-reset.ts';
import { setPassword } from '#core/accounts/sessions/actions/set-password.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { signOut } from '#core/accounts/sessions/actions/sign-out.ts';
import { signOutEverywhere } from '#core/accounts/sessions/actions/sign-out-everywhere.ts';
import { signUp } from '#core/accounts/sessions/actions/sign-up.ts';
import { listSessions } from '#core/accounts/sessions/queries/sessions.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { OWNER_EMAIL } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { accountExists, confirmAddress, passwordWasChanged, resetPassword } from './emails.ts';

const password = 'correct horse';
const alice = { email: 'Alice@example.com', password, fullName: 'Alice Archer' };

onOneDatabase('an account', (_open, kind) => {
  let world: World;
  let clients = 0;
  const from = (ip = `198.51.100.${clients++ % 250}`): Context => ({
    actor: visitor,
    client: { requestId: 'r', ip, userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' },
    platform: world,
  });
  const inSystem = <Row>(work: Parameters<typeof world.database.transaction<Row>>[1]) =>
    world.database.transaction(systemScope, work);
  const events = async () =>
    (await inSystem((tx) => tx.select().from(auditLogs).orderBy(auditLogs.createdAt))).map(
      ({ details }) => details?.event,
    );
  const link = async (email = 'alice@example.com') => {
    await world.drain();
    const tokens = world.mailbox.filter(({ to }) => to === email).map(({ text }) => text.match(/token=([\w-]+)/)?.[1]);
    return tokens.findLast(Boolean) ?? '';
  };
  const actorOf = async (session: { access_token: string }) => readActorByToken(world, session.access_token);
  const open = async () => {
    const signedIn = await signIn(from(), alice);
    if (signedIn.state !== 'signed-in') throw new Error('no session');
    return signedIn.session;
  };

  beforeAll(async () => {
    world = await createWorld({
      database: kind,
      emails: [confirmAddress, accountExists, resetPassword, passwordWasChanged],
    });
  });
  afterAll(() => world.close());
  beforeEach(() => world.clock.advance(86_400_000));

  it('is opened by the link that was mailed to its address, once', {
    ...proves('CALL-004', 'DATA-008', 'DATA-009', 'DATA-010', 'DATA-012', 'DATA-013', 'DATA-014'),
  }, async () => {
    const { signUpToken, ...signedUp } = await signUp(from(), alice);
    expect(signedUp).toEqual({ passwordLeaked: false });
    expect(signUpToken).toMatch(/^[\w-]{43}$/);
    const token = await link();
    expect(world.mailbox).toMatchObject([{ to: 'alice@example.com', subject: 'Confirm your email address' }]);
    const signedIn = await confirmSignUp(from(), token, signUpToken);
    expect(signedIn).toMatchObject({
      state: 'signed-in',
      session: {
        access_token: expect.stringMatching(/^[\w-]{43}$/),
        refresh_token: expect.stringMatching(/^[\w-]{43}$/),
        expires_at: world.clock.now().getTime() / 1_000 + 900,
        expires_in: 900,
        user: { email: 'alice@example.com', full_name: 'Alice Archer' },
      },
    });
    await expect(confirmSignUp(from(), token, signUpToken)).rejects.toMatchObject({ code: 'gone' });
    expect(await events()).toEqual(['account.created', 'account.email.confirmed', 'session.opened']);
    expect(world.logged.join('\n')).not.toMatch(/alice|archer/i);
  });

  it('is signed in to with address and password, whatever the case of the address', proves('CALL-005'), async () => {
    const session = await open();
    expect(await actorOf(session)).toMatchObject({ kind: 'person', role: 'user', email: 'alice@example.com' });
    await expect(signIn(from(), { ...alice, password: 'wrong' })).rejects.toMatchObject({
      code: 'unauthenticated',
      publicMessage: 'Invalid email or password.',
    });
  });

  it('lists its sessions, and ends them one by one or all', proves('CALL-006'), async () => {
    const [first, second] = [await open(), await open()];
    const actor = (await actorOf(second)) ?? visitor;
    const ctx = { ...from(), actor };
    const list = await listSessions(ctx);
    expect(list[0]).toMatchObject({ device: 'Firefox on Windows', network: '198.51.100.0/24' });
    expect(list.filter(({ isThis }) => isThis).length).toBe(1);
    const other = await actorOf(first);
    await endOwnSession(ctx, other?.sessionId ?? '');
    expect(await actorOf(first)).toBeNull();
    await expect(endOwnSession(ctx, other?.sessionId ?? '')).rejects.toMatchObject({ code: 'not-found' });
    await open();
    expect(await signOutEverywhere(ctx, { keepThis: true })).toBeGreaterThan(0);
    expect(await listSessions(ctx)).toHaveLength(1);
    await signOut(ctx);
    await signOut(ctx);
    expect(await actorOf(second)).toBeNull();
  });

  it('that is deactivated loses every session at once, and says so after the right password only', async () => {
    const session = await open();
    const userId = session.user.id;
    const deactivate = (deletedAt: Date | null) =>
      inSystem((tx) => tx.update(profiles).set({ deletedAt }).where(eq(profiles.id, userId)));
    await deactivate(world.clock.now());
    expect(await actorOf(session)).toBeNull();
    await expect(signIn(from(), alice)).rejects.toMatchObject({
      code: 'forbidden',
      publicMessage: 'This account has been deactivated. Please contact support to reactivate it.',
    });
    await expect(signIn(from(), { ...alice, password: 'wrong' })).rejects.toMatchObject({ code: 'unauthenticated' });
    await deactivate(null);
    expect(await inSystem((tx) => endSessionsOf(tx, userId, 'deactivated'))).toBeGreaterThan(0);
  });

  it('gets a new password by a mailed link, which ends every session', {
    ...proves('CALL-007', 'CALL-008', 'CALL-011'),
  }, async () => {
    const before = await open();
    await requestReset(from(), { email: 'alice@example.com' });
    const { browser, ...pair } = await openRecovery(from(), await link());
    expect(await actorOf(pair)).toBeNull();
    const here: Context = { ...from(), client: { requestId: 'r', ip: '10.9.9.9', userAgent: null, browser } };
    const held = await exchangeRecovery(here, pair);
    await expect(exchangeRecovery(here, pair)).rejects.toMatchObject({
      publicMessage: 'Failed to verify reset link. Please request a new one.',
    });
    const signedIn = await setPassword(from(), held.access_token, { password: 'another horse' });
    expect(signedIn).toMatchObject({ state: 'signed-in', passwordLeaked: false });
    expect(await actorOf(before)).toBeNull();
    await expect(setPassword(from(), held.access_token, { password })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(signIn(from(), alice)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(signIn(from(), { ...alice, password: 'another horse' })).resolves.toMatchObject({
      state: 'signed-in',
    });
  });

  it('without a second factor has no challenge to answer', async () => {
    for (const challenge of ['', world.vault.createToken()])
      await expect(completeSecondFactor(from(), challenge, '123456')).rejects.toMatchObject({
        code: 'unauthenticated',
        publicMessage: 'The code is wrong or has expired. Please try again.',
      });
  });

  it('of the owner is an admin from its confirmation, whatever its row says later', proves('ROLE-008'), async () => {
    await signUp(from(), { ...alice, email: OWNER_EMAIL });
    const signedIn = await confirmWithPassword(from(), await link(OWNER_EMAIL), { password });
    if (signedIn.state !== 'signed-in') throw new Error('no session');
    expect(await actorOf(signedIn.session)).toMatchObject({ role: 'admin' });
    await inSystem((tx) => tx.execute(sql`update profiles set role = 'user' where email = ${OWNER_EMAIL}`));
    expect(await actorOf(signedIn.session)).toMatchObject({ role: 'admin' });
  });

  /** An account that no other test has touched. */
  const openOther = async (name: string) => {
    const other = { email: `${name}@example.com`, password, fullName: null };
    await signUp(from(), other);
    await confirmWithPassword(from(), await link(other.email), { password });
    return async (ctx = from()) => {
      const opened = await signIn(ctx, other);
      if (opened.state !== 'signed-in') throw new Error('no session');
      return opened.session;
    };
  };

  it('has one session in a browser: signing in again there ends the one before, and no other', async () => {
    const signInAs = await openOther('dora');
    const browser = world.vault.createToken();
    const here = (): Context => ({ ...from(), client: { requestId: 'r', ip: '10.1.1.1', userAgent: null, browser } });
    const [elsewhere, first, second] = [await signInAs(), await signInAs(here()), await signInAs(here())];
    expect(second.access_token).not.toBe(first.access_token);
    expect(await actorOf(first)).toBeNull();
    await expect(refresh(here(), first.refresh_token)).rejects.toMatchObject({ code: 'unauthenticated' });
    for (const session of [second, elsewhere]) expect(await actorOf(session)).toMatchObject({ kind: 'person' });
  });

  it('may have any number of sessions at once', async () => {
    const signInAs = await openOther('eve');
    const sessions = [];
    for (let count = 0; count < 8; count++) {
      sessions.push(await signInAs());
      world.clock.advance(60_000);
    }
    for (const session of sessions) expect(await actorOf(session)).toMatchObject({ kind: 'person' });
  });

  it('keeps its password for as long as nobody changes it', async () => {
    const signInAs = await openOther('faye');
    world.clock.advance(10 * 365 * 86_400_000);
    expect(await actorOf(await signInAs())).toMatchObject({ kind: 'person' });
  });
});
