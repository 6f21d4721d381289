import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passkeys, twoFactors } from '#core/accounts/factors/schema.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type AccountsWorld, alice, createAccountsWorld, sessionIn } from '#core/accounts/sessions/accounts.fixture.ts';
import { confirmSignUp } from '#core/accounts/sessions/actions/confirm-sign-up.ts';
import { confirmWithPassword } from '#core/accounts/sessions/actions/confirm-with-password.ts';
import { exchangeRecovery } from '#core/accounts/sessions/actions/exchange-recovery.ts';
import { openRecovery } from '#core/accounts/sessions/actions/open-recovery.ts';
import { requestReset } from '#core/accounts/sessions/actions/request-reset.ts';
import { setPassword } from '#core/accounts/sessions/actions/set-password.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { sessionRetention } from '#core/accounts/sessions/jobs.ts';
import { wantsPassword } from '#core/accounts/sessions/queries/links.ts';
import { authKnownClients, authLinks, authSessions } from '#core/accounts/sessions/schema.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';

const MINUTE = 60_000;
const gone = { code: 'gone', publicMessage: 'The link has expired or is invalid. Please request a new one.' };

onEachDatabase('a mailed link', (_open, kind, { rule }) => {
  let world: AccountsWorld;
  const day = () => world.clock.advance(86_400_000);
  const askForReset = (email = alice.email) => requestReset(world.from(), { email });
  beforeEach(async () => {
    world = await createAccountsWorld(kind);
  });
  afterEach(() => world.close());

  it('pressed 20 times at once confirms once', async () => {
    const signUpToken = await world.signUpAs();
    const token = await world.linkTo(alice.email);
    const pressed = await Promise.allSettled(
      Array.from({ length: 20 }, () => confirmSignUp(world.from(), token, signUpToken)),
    );
    expect(pressed.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    for (const one of pressed) if (one.status === 'rejected') expect(one.reason).toMatchObject(gone);
    expect((await world.events()).filter((event) => event === 'account.email.confirmed').length).toBe(1);
  });

  it('pressed 20 times at once opens one recovery', async () => {
    await world.openAccount();
    await askForReset();
    const token = await world.linkTo(alice.email);
    const pressed = await Promise.allSettled(Array.from({ length: 20 }, () => openRecovery(world.from(), token)));
    expect(pressed.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  });

  rule('lasts an hour, and says so', proves('CB-022'), async () => {
    const signUpToken = await world.signUpAs();
    const token = await world.linkTo(alice.email);
    expect((await world.mailsTo(alice.email))[0]).toContain('expires in 1 hour');
    world.clock.advance(60 * MINUTE);
    await expect(confirmSignUp(world.from(), token, signUpToken)).rejects.toMatchObject(gone);
    await expect(confirmWithPassword(world.from(), token, alice)).rejects.toMatchObject(gone);
  });

  rule.each(['', 'x', "' or true --", 'A'.repeat(43)])('that is none is refused: %j', async (token) => {
    await expect(confirmSignUp(world.from(), token, null)).rejects.toMatchObject(gone);
    await expect(openRecovery(world.from(), token)).rejects.toMatchObject(gone);
  });

  rule('of one kind opens nothing of another', async () => {
    await world.openAccount();
    await askForReset();
    const token = await world.linkTo(alice.email);
    await expect(confirmSignUp(world.from(), token, null)).rejects.toMatchObject(gone);
    await expect(openRecovery(world.from(), token)).resolves.toMatchObject({ user: { email: alice.email } });
  });

  rule('of a sign-up opens no recovery', async () => {
    await world.signUpAs();
    const token = await world.linkTo(alice.email);
    await expect(openRecovery(world.from(), token)).rejects.toMatchObject(gone);
  });

  rule(
    'leads to the configured site, whatever host was asked, and in the end to where it was asked from',
    {
      ...proves('NAV-008', 'NAV-032'),
    },
    async () => {
      await world.openAccount();
      await askForReset();
      expect((await world.mailsTo(alice.email)).at(-1)).toMatch(
        /https:\/\/quietprint\.test\/auth\/link\?type=recovery&token=[\w-]{43}\s/,
      );
      await openRecovery(world.from(), await world.linkTo(alice.email));
      await requestReset(world.from(), { email: alice.email }, '/reset-password');
      expect((await world.mailsTo(alice.email)).at(-1)).toMatch(/token=[\w-]{43}&to=%2Freset-password\s/);
    },
  );

  describe('of a sign-up', () => {
    const wrong = { code: 'unauthenticated', publicMessage: 'Invalid email or password.' };
    const newPassword = { password: 'chosen elsewhere' };
    const mallorys = { password: 'what mallory knows', fullName: 'Mallory' };

    rule(
      'takes the password and the name that were typed in the browser that opens it, whoever else signed up',
      async () => {
        const [mallory, mine] = [await world.signUpAs(mallorys), await world.signUpAs()];
        expect(await world.mailsTo(alice.email)).toHaveLength(1);
        const token = await world.linkTo(alice.email);
        expect(sessionIn(await confirmSignUp(world.from(), token, mine)).user).toMatchObject({
          full_name: 'Alice Archer',
        });
        await expect(signIn(world.from(), { ...alice, ...mallorys }, mallory)).rejects.toMatchObject(wrong);
        expect(sessionIn(await signIn(world.from(), alice)).user.email).toBe(alice.email);
      },
    );

    rule("opened elsewhere uses nothing up, takes nobody else's password, and asks for one", async () => {
      const mallory = await world.signUpAs(mallorys);
      const token = await world.linkTo(alice.email);
      for (const signUpToken of [null, 'x', world.vault.createToken()]) {
        expect(await wantsPassword(world.from(), token, signUpToken)).toBe(true);
        expect(await confirmSignUp(world.from(), token, signUpToken)).toEqual({ state: 'password-wanted' });
      }
      expect(await wantsPassword(world.from(), token, mallory)).toBe(false);
      const opened = await confirmWithPassword(world.from(), token, newPassword);
      expect(opened).toMatchObject({ state: 'signed-in', passwordLeaked: false });
      expect(sessionIn(opened).user.full_name).toBeNull();
      for (const signUpToken of [null, mallory])
        await expect(signIn(world.from(), { ...alice, ...mallorys }, signUpToken)).rejects.toMatchObject(wrong);
      await expect(confirmSignUp(world.from(), token, mallory)).rejects.toMatchObject(gone);
      await expect(confirmWithPassword(world.from(), token, mallorys)).rejects.toMatchObject(gone);
      expect(sessionIn(await signIn(world.from(), { ...alice, ...newPassword })).user.email).toBe(alice.email);
    });

    rule('of another address does not take the password of this browser', async () => {
      const signUpToken = await world.signUpAs({ email: 'bob@example.com' });
      await world.signUpAs();
      expect(await confirmSignUp(world.from(), await world.linkTo(alice.email), signUpToken)).toEqual({
        state: 'password-wanted',
      });
    });

    it('chosen a password for 20 times at once opens the account once', async () => {
      await world.signUpAs();
      const token = await world.linkTo(alice.email);
      const opened = await Promise.allSettled(
        Array.from({ length: 20 }, (_, n) => confirmWithPassword(world.from(), token, { password: `number ${n}` })),
      );
      expect(opened.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    });

    rule('to an account that is open by now opens nothing', async () => {
      const signUpToken = await world.signUpAs();
      const first = await world.linkTo(alice.email);
      world.clock.advance(20 * MINUTE);
      await world.signUpAs();
      const second = await world.linkTo(alice.email);
      expect(second).not.toBe(first);
      await confirmSignUp(world.from(), first, signUpToken);
      await world.inSystem((tx) => tx.update(authLinks).set({ usedAt: null }));
      await expect(confirmSignUp(world.from(), second, signUpToken)).rejects.toMatchObject(gone);
      await expect(confirmWithPassword(world.from(), second, newPassword)).rejects.toMatchObject(gone);
    });
  });

  /** What nobody should have before the mailbox is proved: a session, a passkey, a second factor. */
  async function plant(userId: string): Promise<void> {
    const now = world.clock.now();
    const expiresAt = new Date(now.getTime() + 86_400_000);
    await world.inSystem(async (tx) => {
      await tx.insert(authSessions).values({ userId, device: 'Mallory', lastSeenAt: now, expiresAt });
      await tx.insert(authKnownClients).values({ client: 'mallory', userId, seenAt: now });
      await tx.insert(twoFactors).values({ userId, sealed: 'x', confirmedAt: now });
      await tx
        .insert(passkeys)
        .values({ userId, name: 'm', credentialId: 'm', publicKey: 'm', counter: 0, transports: [] });
    });
  }
  const planted = () =>
    world.inSystem(async (tx) => [
      (await tx.select().from(authSessions)).filter(({ device, endedAt }) => device === 'Mallory' && !endedAt),
      (await tx.select().from(authKnownClients)).filter(({ client }) => client === 'mallory'),
      await tx.select().from(twoFactors),
      await tx.select().from(passkeys),
      (await tx.select().from(authLinks)).filter(({ usedAt }) => !usedAt),
    ]);

  rule.each(['confirmation', 'recovery'] as const)(
    '(%s) that proves the mailbox ends everything from before',
    async (how) => {
      await world.signUpAs();
      const token = await world.linkTo(alice.email);
      await askForReset();
      const [profile] = await world.inSystem((tx) => tx.select().from(profiles));
      await plant(profile?.id ?? '');
      const recover = async () => setPassword(world.from(), await world.openReset(alice.email), alice);
      const signedIn = how === 'recovery' ? await recover() : await confirmWithPassword(world.from(), token, alice);
      expect(sessionIn(signedIn).user.full_name).toBeNull();
      expect(await planted()).toEqual([[], [], [], [], []]);
    },
  );

  it('of a reset opens an account that was never confirmed, with the new password only', async () => {
    await world.signUpAs({ password: 'what mallory knows' });
    await askForReset();
    const recoveryToken = await world.openReset(alice.email);
    const done = await Promise.allSettled(
      [1, 2, 3].map(() => setPassword(world.from(), recoveryToken, { password: 'the new one' })),
    );
    expect(done.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    expect(sessionIn(await signIn(world.from(), { ...alice, password: 'the new one' })).user.email).toBe(alice.email);
    await expect(signIn(world.from(), { ...alice, password: 'what mallory knows' })).rejects.toThrow();
    expect((await world.mailsTo(alice.email)).join()).toMatch(/was changed just now \(Firefox on\s+Windows\)/);
  });

  rule('of a reset is good for minutes once it is opened, and does nothing else than set a password', async () => {
    await world.openAccount();
    await askForReset();
    const { browser, ...pair } = await openRecovery(world.from(), await world.linkTo(alice.email));
    const held = await exchangeRecovery(world.from(undefined, browser), pair);
    await expect(
      exchangeRecovery(world.from(undefined, browser), { ...pair, refresh_token: held.refresh_token }),
    ).rejects.toMatchObject({
      publicMessage: 'Failed to verify reset link. Please request a new one.',
    });
    world.clock.advance(15 * MINUTE);
    await expect(setPassword(world.from(), held.access_token, { password: 'too late' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  rule('of a reset is worth nothing but in the browser that pressed it: nobody is led to another account', async () => {
    await world.openAccount();
    await askForReset();
    const { browser, ...pair } = await openRecovery(world.from(), await world.linkTo(alice.email));
    for (const elsewhere of [undefined, '', world.vault.createToken()])
      await expect(exchangeRecovery(world.from(undefined, elsewhere), pair)).rejects.toMatchObject({
        publicMessage: 'Failed to verify reset link. Please request a new one.',
      });
    await expect(exchangeRecovery(world.from(undefined, browser), pair)).resolves.toMatchObject({
      user: { email: alice.email },
    });
  });

  rule('to a deactivated account opens nothing', async () => {
    const { user } = await world.openAccount();
    await askForReset();
    const token = await world.linkTo(alice.email);
    await world.inSystem((tx) =>
      tx.update(profiles).set({ deletedAt: world.clock.now() }).where(eq(profiles.id, user.id)),
    );
    await expect(openRecovery(world.from(), token)).rejects.toMatchObject({
      publicMessage: 'This account has been deactivated. Please contact support to reactivate it.',
    });
    day();
    const before = (await world.mailsTo(alice.email)).length;
    await askForReset();
    expect((await world.mailsTo(alice.email)).length).toBe(before);
  });

  rule('leaves the database when its time is over', async () => {
    await world.signUpAs();
    const links = () => world.inSystem((tx) => tx.select().from(authLinks));
    const run = () =>
      sessionRetention.run(world, {}, { id: '', attempt: 1, lastAttempt: false, signal: AbortSignal.abort() });
    world.clock.advance(59 * MINUTE);
    await run();
    expect((await links()).map(({ kind: one }) => one).sort()).toEqual(['confirmation', 'sign-up']);
    world.clock.advance(MINUTE);
    await run();
    expect(await links()).toEqual([]);
  });
});
