import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changePasswordInput } from '#contract/accounts/account-input.ts';
import type { Session } from '#contract/accounts/session.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type AccountsWorld, alice, createAccountsWorld, sessionIn } from '#core/accounts/sessions/accounts.fixture.ts';
import type { Context } from '#core/base/context.ts';
import type { Outgoing } from '#platform/http/outgoing.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { changePassword } from './change-password.ts';
import { readActorByToken } from './read-actor.ts';
import { requestReset } from './request-reset.ts';
import { setPassword } from './set-password.ts';
import { signIn } from './sign-in.ts';

const leaked = 'letmein12345';
const hash = createHash('sha1').update(leaked).digest('hex').toUpperCase();

/** Knows one password from a breach. */
const breaches: Outgoing = {
  async fetch() {
    const text = `${hash.slice(5)}:3201`;
    return { status: 200, headers: new Headers(), body: Buffer.from(text), text: () => text };
  },
  close: async () => {},
};

onOneDatabase('a password that is changed in the settings', (_open, kind) => {
  let world: AccountsWorld;
  let here: Session;
  let ctx: Context;
  const isSignedIn = async ({ access_token }: Session) => (await readActorByToken(world, access_token)) !== null;
  const change = (current: string, password: string) => changePassword(ctx, { current, password, confirm: password });
  const isRight = (password: string) =>
    signIn(world.from(), { ...alice, password }).then(
      () => true,
      () => false,
    );
  const asSignedIn = async () => {
    const actor = await readActorByToken(world, here.access_token);
    if (!actor) throw new Error('not signed in');
    return { ...world.from(), actor };
  };

  beforeEach(async () => {
    world = await createAccountsWorld(kind, { outgoing: breaches });
    here = await world.openAccount();
    ctx = await asSignedIn();
  });
  afterEach(() => world.close());

  it('needs the one that there is; whoever only has the session cannot choose another', async () => {
    await expect(change('a guess', 'another horse')).rejects.toMatchObject({
      code: 'forbidden',
      publicMessage: 'This is not your password.',
      field: 'current',
    });
    expect([await isRight(alice.password), await isRight('another horse')]).toEqual([true, false]);
    expect(await world.events()).toContain('account.proof-refused refused');
  });

  it('opens the account from then on, ends every other session, and is told by mail', async () => {
    const elsewhere = sessionIn(await signIn(world.from(), alice));
    expect(await change(alice.password, 'another horse')).toEqual({ passwordLeaked: false });
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect([await isRight(alice.password), await isRight('another horse')]).toEqual([false, true]);
    expect((await world.mailsTo(alice.email)).at(-1)).toMatch(/was changed just now \(Firefox on\s+Windows\)/);
    expect(await world.events()).toContain('account.password.changed');
  });

  it('makes the link of a reset worthless that was mailed before', async () => {
    await requestReset(world.from(), { email: alice.email });
    const link = await world.linkTo(alice.email, 'recovery');
    expect(link).not.toBe('');
    await change(alice.password, 'another horse');
    await expect(world.openReset(alice.email)).rejects.toMatchObject({ code: 'gone' });
  });

  it('cannot be guessed in an open session without end', async () => {
    for (let n = 0; n < 10; n++) await expect(change('a guess', 'another horse')).rejects.toThrow();
    await expect(change(alice.password, 'another horse')).rejects.toMatchObject({ code: 'limited' });
  });

  it('is not changed by a session that a reset has ended', async () => {
    await requestReset(world.from(), { email: alice.email });
    await setPassword(world.from(), await world.openReset(alice.email), { password: 'another horse' });
    await expect(change('another horse', 'a third horse')).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await isRight('another horse')).toBe(true);
  });

  it('may stand in known breaches, with a warning; of staff it may not', async () => {
    expect(await change(alice.password, leaked)).toEqual({ passwordLeaked: true });
    await world.inSystem((tx) => tx.update(profiles).set({ role: 'assistant' }));
    ctx = await asSignedIn();
    await expect(change(leaked, leaked)).rejects.toMatchObject({ code: 'invalid', field: 'password' });
  });
});

it('its form takes the old one and the new one twice, and nothing else', () => {
  const form = { current: 'correct horse', password: 'another horse', confirm: 'another horse' };
  expect(changePasswordInput.safeParse(form).success).toBe(true);
  const { current: _, ...without } = form;
  for (const wrong of [
    without,
    { ...form, confirm: 'other' },
    { ...form, password: 'short', confirm: 'short' },
    { ...form, role: 'admin' },
  ])
    expect(changePasswordInput.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});
