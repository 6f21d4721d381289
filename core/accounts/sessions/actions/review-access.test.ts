import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Session } from '#contract/accounts/session.ts';
import { addPasskey, beginPasskey } from '#core/accounts/factors/actions/add-passkey.ts';
import { beginTwoFactor } from '#core/accounts/factors/actions/begin-two-factor.ts';
import { confirmTwoFactor } from '#core/accounts/factors/actions/confirm-two-factor.ts';
import { removeTwoFactor } from '#core/accounts/factors/actions/remove-two-factor.ts';
import { createAuthenticator } from '#core/accounts/factors/authenticator.fixture.ts';
import * as factorEmails from '#core/accounts/factors/emails.ts';
import { findSetUp } from '#core/accounts/factors/queries/two-factor.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type AccountsWorld, alice, createAccountsWorld } from '#core/accounts/sessions/accounts.fixture.ts';
import { readActorByToken } from '#core/accounts/sessions/actions/read-actor.ts';
import { setPassword } from '#core/accounts/sessions/actions/set-password.ts';
import { readReview } from '#core/accounts/sessions/queries/review.ts';
import type { Context } from '#core/base/context.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { completeSecondFactor } from './complete-second-factor.ts';
import { removeReviewed } from './remove-reviewed.ts';
import { requestReset } from './request-reset.ts';
import { signIn } from './sign-in.ts';
import { askToSignIn, signInWithPasskey } from './sign-in-with-passkey.ts';

const HOUR = 3_600_000;
const renewed = { email: alice.email, password: 'only Alice knows' };

onOneDatabase('after a reset', (_open, kind) => {
  let world: AccountsWorld;
  let session: Session;
  let secret: Secret;
  beforeEach(async () => {
    world = await createAccountsWorld(kind, { emails: Object.values(factorEmails) });
    session = await world.openAccount();
  });
  afterEach(() => world.close());

  const signedIn = async (): Promise<Context> => {
    const actor = await readActorByToken(world, session.access_token);
    if (!actor) throw new Error('no session');
    return { ...world.from(), actor };
  };
  async function addPasskeyOf(name: string) {
    const authenticator = createAuthenticator(world.config.appUrl);
    const ctx = await signedIn();
    const answer = authenticator.make(await beginPasskey(ctx, { proof: alice.password }));
    return { ...(await addPasskey(ctx, { name, answer })), authenticator };
  }
  const nextCode = () => {
    world.clock.advance(30_000);
    return new TOTP({ secret }).generate({ timestamp: world.clock.now().getTime() });
  };
  async function addApp(): Promise<string[]> {
    const ctx = await signedIn();
    await beginTwoFactor(ctx, { proof: alice.password });
    secret = Secret.fromBase32((await findSetUp(ctx))?.secret.replaceAll(' ', '') ?? '');
    return confirmTwoFactor(ctx, { code: nextCode() });
  }
  async function reset() {
    await requestReset(world.from(), { email: alice.email });
    const done = await setPassword(world.from(), await world.openReset(alice.email), { password: renewed.password });
    return { state: done.state, review: done.review, token: done.review ?? '' };
  }
  const waysIn = async (token: string) => (await readReview(world.from(), token))?.ways;
  const challenge = async () => {
    const answer = await signIn(world.from(), renewed);
    if (answer.state !== 'second-factor') throw new Error('no code was asked for');
    return answer.challenge;
  };

  it('there is nothing to look through where the password is all there is', async () => {
    expect(await reset()).toMatchObject({ state: 'signed-in', review: null });
    expect((await world.mailsTo(alice.email)).at(-1)).not.toContain('These can still sign in to it');
  });

  it('a passkey that a thief added is shown, mailed, and removed at once', async () => {
    const { id, authenticator } = await addPasskeyOf('Blue phone');
    const { token } = await reset();
    expect(await waysIn(token)).toMatchObject({
      passkeys: [{ id, name: 'Blue phone', device: 'Firefox on Windows' }],
      app: null,
      recoveryCodes: 0,
    });
    expect((await world.mailsTo(alice.email)).at(-1)).toMatch(
      /These can still sign in to it[\s\S]+Passkey “Blue phone”, added/,
    );
    await removeReviewed(world.from(), token, { what: 'passkey', id });
    expect(await waysIn(token)).toMatchObject({ passkeys: [] });
    const answer = authenticator.sign(await askToSignIn(world.from()));
    await expect(signInWithPasskey(world.from(), answer)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect((await world.mailsTo(alice.email)).join()).toContain('was removed from your');
  });

  it('an app that a thief added no longer locks its owner out three days later', async () => {
    const codes = await addApp();
    const { state, token } = await reset();
    expect(state).toBe('second-factor');
    expect(await waysIn(token)).toMatchObject({ app: { endsAt: null }, recoveryCodes: codes.length });
    await removeReviewed(world.from(), token, { what: 'app' });
    await removeReviewed(world.from(), token, { what: 'app' });
    expect(await waysIn(token)).toMatchObject({ app: { endsAt: expect.any(String) } });
    const told = (await world.mailsTo(alice.email)).filter((text) => text.includes('In 72 hours'));
    expect(told.length).toBe(1);
    world.clock.advance(72 * HOUR - 1_000);
    await challenge();
    world.clock.advance(1_000);
    expect(await signIn(world.from(), renewed)).toMatchObject({ state: 'signed-in' });
    expect(await world.events()).toContain('two-factor.disabled');
  });

  it('the app stays when somebody signs in with a code of it: a mailbox alone does not take it away', async () => {
    await addApp();
    const { token } = await reset();
    await removeReviewed(world.from(), token, { what: 'app' });
    world.clock.advance(HOUR);
    await completeSecondFactor(world.from(), await challenge(), nextCode());
    world.clock.advance(100 * HOUR);
    await challenge();
    expect(await world.events()).toContain('two-factor.removal.cancelled');
  });

  it('recovery codes that somebody else knows are removed at once', async () => {
    const [code = ''] = await addApp();
    const { token } = await reset();
    await removeReviewed(world.from(), token, { what: 'codes' });
    await expect(completeSecondFactor(world.from(), await challenge(), code)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await waysIn(token)).toMatchObject({ recoveryCodes: 0 });
  });

  it('the app of staff goes by no mail, only by the operator', async () => {
    await addApp();
    await world.inSystem((tx) => tx.update(profiles).set({ role: 'assistant' }));
    const { token } = await reset();
    await expect(removeReviewed(world.from(), token, { what: 'app' })).rejects.toMatchObject({ code: 'forbidden' });
    world.clock.advance(100 * HOUR);
    await challenge();
    expect([await removeTwoFactor(world, alice.email), await removeTwoFactor(world, alice.email)]).toEqual([
      true,
      false,
    ]);
    expect(await signIn(world.from(), renewed)).toMatchObject({ state: 'signed-in' });
  });

  it("nobody looks through it but the browser that set the password, for half an hour, and at nobody else's", async () => {
    const { id } = await addPasskeyOf('Phone');
    const { token } = await reset();
    const bob = await world.openAccount({ email: 'bob@example.com', password: 'another horse', fullName: 'Bob' });
    for (const other of ['', `__Host-qp_review=${session.access_token}`, `__Host-qp_review=${bob.access_token}`]) {
      expect(await readReview(world.from(), other)).toBeNull();
      await expect(removeReviewed(world.from(), other, { what: 'passkey', id })).rejects.toMatchObject({
        code: 'unauthenticated',
      });
    }
    await expect(removeReviewed(world.from(), token, { what: 'passkey', id: bob.user.id })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await readActorByToken(world, token)).toBeNull();
    world.clock.advance(30 * 60_000);
    expect(await readReview(world.from(), token)).toBeNull();
  });
});
