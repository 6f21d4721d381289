import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { profiles } from '#core/customers/schema.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { type AccountsWorld, alice, createAccountsWorld, sessionIn } from './accounts.fixture.ts';
import {
  confirm,
  openRecovery,
  recoveryCookies,
  requestReset,
  setPassword,
  setSession,
  signIn,
  signUp,
} from './actions.ts';
import { sessionRetention } from './jobs.ts';
import { authLinks } from './schema.ts';

const MINUTE = 60_000;
const gone = { code: 'gone', publicMessage: 'The link has expired or is invalid. Please request a new one.' };

onEachDatabase('a mailed link', (_open, kind) => {
  let world: AccountsWorld;
  const day = () => world.clock.advance(86_400_000);
  const signUpAs = (input: Partial<typeof alice> = {}) => signUp(world.from(), { ...alice, ...input });
  const askForReset = (email = alice.email) => requestReset(world.from(), { email });
  beforeEach(async () => {
    world = await createAccountsWorld(kind);
  });
  afterEach(() => world.close());

  it('pressed 20 times at once confirms once', async () => {
    await signUpAs();
    const token = await world.linkTo(alice.email);
    const pressed = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(world.from(), token)));
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

  it('lasts an hour (CB-022), and says so', async () => {
    await signUpAs();
    const token = await world.linkTo(alice.email);
    expect((await world.mailsTo(alice.email))[0]).toContain('expires in 1 hour');
    world.clock.advance(60 * MINUTE);
    await expect(confirm(world.from(), token)).rejects.toMatchObject(gone);
  });

  it.each(['', 'x', "' or true --", 'A'.repeat(43)])('that is none is refused: %j', async (token) => {
    await expect(confirm(world.from(), token)).rejects.toMatchObject(gone);
    await expect(openRecovery(world.from(), token)).rejects.toMatchObject(gone);
  });

  it('of one kind opens nothing of another', async () => {
    await world.openAccount();
    await askForReset();
    const token = await world.linkTo(alice.email);
    await expect(confirm(world.from(), token)).rejects.toMatchObject(gone);
    await expect(openRecovery(world.from(), token)).resolves.toMatchObject({ user: { email: alice.email } });
  });

  it('leads to the configured site, whatever host was asked, and in the end to where it was asked from (NAV-008, NAV-032)', async () => {
    await world.openAccount();
    await askForReset();
    expect((await world.mailsTo(alice.email)).at(-1)).toMatch(
      /https:\/\/quietprint\.test\/auth\/link\?type=recovery&token=[\w-]{43}\s/,
    );
    await openRecovery(world.from(), await world.linkTo(alice.email));
    await requestReset(world.from(), { email: alice.email }, '/reset-password');
    expect((await world.mailsTo(alice.email)).at(-1)).toMatch(/token=[\w-]{43}&to=%2Freset-password\s/);
  });

  it('of a stranger who signs up with my address does not give them my account', async () => {
    await signUpAs({ password: 'what mallory knows', fullName: 'Mallory' });
    const mallorys = await world.linkTo(alice.email);
    day();
    await signUpAs();
    const mine = await world.linkTo(alice.email);
    expect(mine).not.toBe(mallorys);
    expect(sessionIn(await confirm(world.from(), mine)).user).toMatchObject({ full_name: 'Alice Archer' });
    await expect(confirm(world.from(), mallorys)).rejects.toMatchObject(gone);
    await expect(signIn(world.from(), { ...alice, password: 'what mallory knows' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(sessionIn(await signIn(world.from(), alice)).user.email).toBe(alice.email);
  });

  it('of a reset opens an account that was never confirmed, with the new password only', async () => {
    await signUpAs({ password: 'what mallory knows' });
    await askForReset();
    const cookie = await world.openReset(alice.email);
    const done = await Promise.allSettled(
      [1, 2, 3].map(() => setPassword(world.from(), cookie, { password: 'the new one' })),
    );
    expect(done.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    expect(sessionIn(await signIn(world.from(), { ...alice, password: 'the new one' })).user.email).toBe(alice.email);
    await expect(signIn(world.from(), { ...alice, password: 'what mallory knows' })).rejects.toThrow();
    expect((await world.mailsTo(alice.email)).join()).toMatch(/was changed just now \(Firefox on\s+Windows\)/);
  });

  it('of a reset is good for minutes once it is opened, and does nothing else than set a password', async () => {
    await world.openAccount();
    await askForReset();
    const { browser, ...pair } = await openRecovery(world.from(), await world.linkTo(alice.email));
    const held = await setSession(world.from(undefined, browser), pair);
    await expect(
      setSession(world.from(undefined, browser), { ...pair, refresh_token: held.refresh_token }),
    ).rejects.toMatchObject({
      publicMessage: 'Failed to verify reset link. Please request a new one.',
    });
    const cookie = recoveryCookies(world.config, held)[0]?.split(';')[0] ?? '';
    world.clock.advance(15 * MINUTE);
    await expect(setPassword(world.from(), cookie, { password: 'too late' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('of a reset is worth nothing but in the browser that pressed it: nobody is led to another account', async () => {
    await world.openAccount();
    await askForReset();
    const { browser, ...pair } = await openRecovery(world.from(), await world.linkTo(alice.email));
    for (const elsewhere of [undefined, '', world.vault.createToken()])
      await expect(setSession(world.from(undefined, elsewhere), pair)).rejects.toMatchObject({
        publicMessage: 'Failed to verify reset link. Please request a new one.',
      });
    await expect(setSession(world.from(undefined, browser), pair)).resolves.toMatchObject({
      user: { email: alice.email },
    });
  });

  it('to a deactivated account opens nothing', async () => {
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

  it('leaves the database a week after its time', async () => {
    await signUpAs();
    const links = () => world.inSystem((tx) => tx.select().from(authLinks));
    const run = () =>
      sessionRetention.run(world, {}, { id: '', attempt: 1, lastAttempt: false, signal: AbortSignal.abort() });
    world.clock.advance(7 * 86_400_000);
    await run();
    expect((await links()).length).toBe(1);
    world.clock.advance(60 * MINUTE);
    await run();
    expect(await links()).toEqual([]);
  });
});
