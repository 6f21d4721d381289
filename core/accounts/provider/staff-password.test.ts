import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeAccount } from '#core/accounts/profile/actions/change-for-operator.ts';
import { type AccountsWorld, alice, createAccountsWorld, sessionIn } from '#core/accounts/sessions/accounts.fixture.ts';
import { requestReset } from '#core/accounts/sessions/actions/request-reset.ts';
import { setPassword } from '#core/accounts/sessions/actions/set-password.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { createSignInLink, useSignInLink } from '#core/accounts/sessions/actions/sign-in-by-operator.ts';
import { OWNER_EMAIL } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';

const provider = {
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'quietprint',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_NAME: 'Example ID',
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code?: string }) => error.code,
  );

onOneDatabase('staff whose passwords are switched off', (_open, kind) => {
  let world: AccountsWorld;
  const owner = { ...alice, email: OWNER_EMAIL };
  beforeAll(async () => {
    world = await createAccountsWorld(kind, { env: { ...provider, STAFF_PASSWORD_SIGN_IN: 'off' } });
    await world.openAccount();
    await world.openAccount(owner);
  });
  afterAll(() => world.close());

  it('do not sign in with the right one, and a wrong one is answered as ever', async () => {
    expect(await codeOf(signIn(world.from(), owner))).toBe('forbidden');
    expect(await codeOf(signIn(world.from(), { ...owner, password: 'another' }))).toBe('unauthenticated');
    expect(await world.events()).toContain('session.refused refused');
  });

  it('do not get in by a new password either', async () => {
    await requestReset(world.from(), { email: owner.email });
    const token = await world.openReset(owner.email);
    expect(await codeOf(setPassword(world.from(), token, { password: 'a new one' }))).toBe('forbidden');
  });

  it('sign in as before once they are customers again, as all customers do', async () => {
    expect(await signIn(world.from(), alice)).toMatchObject({ state: 'signed-in' });
    await changeAccount(world, alice.email, { kind: 'role', role: 'assistant' });
    expect(await codeOf(signIn(world.from(), alice))).toBe('forbidden');
    await changeAccount(world, alice.email, { kind: 'role', role: 'user' });
    expect(await signIn(world.from(), alice)).toMatchObject({ state: 'signed-in' });
  });

  describe('and an operator', () => {
    it('makes a link that signs the owner in once, within the hour', async () => {
      const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
      const token = tokenOf(await createSignInLink(world, owner.email));
      expect(sessionIn(await useSignInLink(world.from(), token)).user.email).toBe(owner.email);
      expect(await codeOf(useSignInLink(world.from(), token))).toBe('gone');
      const late = tokenOf(await createSignInLink(world, owner.email));
      world.clock.advance(3_600_000);
      expect(await codeOf(useSignInLink(world.from(), late))).toBe('gone');
      expect(await world.events()).toContain('account.sign-in-link.made');
    });

    it('makes none for an address without an account', async () => {
      expect(await codeOf(createSignInLink(world, 'nobody@example.com'))).toBe('not-found');
    });
  });
});
