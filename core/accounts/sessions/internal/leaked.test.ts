import { createHash } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type AccountsWorld, alice, createAccountsWorld, sessionIn } from '#core/accounts/sessions/accounts.fixture.ts';
import { confirmSignUp } from '#core/accounts/sessions/actions/confirm-sign-up.ts';
import { confirmWithPassword } from '#core/accounts/sessions/actions/confirm-with-password.ts';
import { readActorByToken } from '#core/accounts/sessions/actions/read-actor.ts';
import { requestReset } from '#core/accounts/sessions/actions/request-reset.ts';
import { setPassword } from '#core/accounts/sessions/actions/set-password.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { signUp } from '#core/accounts/sessions/actions/sign-up.ts';
import { type Outgoing, OutgoingError, type OutgoingRequest } from '#platform/http/outgoing.ts';
import { OWNER_EMAIL } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';

const leaked = 'letmein12345';
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();

/** Answers as the service does: suffixes and counts, padded with zeros. */
function passwordsService(answer: 'answers' | 'fails' | 'breaks') {
  const asked: OutgoingRequest[] = [];
  const outgoing: Outgoing = {
    async fetch(request) {
      asked.push(request);
      if (answer === 'fails') throw new OutgoingError('timeout');
      const text = [`${sha1(leaked).slice(5)}:3201`, `${sha1(alice.password).slice(5)}:0`, `${'0'.repeat(35)}:7`];
      const body = text.join('\r\n');
      const status = answer === 'breaks' ? 503 : 200;
      return { status, headers: new Headers(), body: Buffer.from(body), text: () => body };
    },
    close: async () => {},
  };
  return { asked, outgoing };
}

onOneDatabase('a password of a known breach', (_open, kind) => {
  let world: AccountsWorld;
  afterEach(() => world.close());

  async function recover(password: string) {
    await requestReset(world.from(), { email: alice.email });
    const recoveryToken = await world.openReset(alice.email);
    return {
      recoveryToken,
      done: await setPassword(world.from(), recoveryToken, { password }).catch((error: unknown) => error),
    };
  }

  it('is a warning for a customer; only five characters of its hash leave the product', async () => {
    const { asked, outgoing } = passwordsService('answers');
    world = await createAccountsWorld(kind, { outgoing });
    expect(await signUp(world.from(), { ...alice, password: leaked })).toMatchObject({ passwordLeaked: true });
    expect(asked).toMatchObject([
      {
        url: `https://api.pwnedpasswords.com/range/${sha1(leaked).slice(0, 5)}`,
        headers: { 'add-padding': 'true' },
        allow: ['api.pwnedpasswords.com'],
      },
    ]);
    expect(JSON.stringify(asked)).not.toContain(sha1(leaked).slice(5, 12));
    expect(await signUp(world.from(), { ...alice, email: 'bob@example.com' })).toMatchObject({ passwordLeaked: false });
    expect((await recover(leaked)).done).toMatchObject({ state: 'signed-in', passwordLeaked: true });
  });

  it('is refused for staff, who can choose another one with the same link', async () => {
    world = await createAccountsWorld(kind, { outgoing: passwordsService('answers').outgoing });
    await world.openAccount();
    await world.inSystem((tx) => tx.update(profiles).set({ role: 'assistant' }));
    const { recoveryToken, done } = await recover(leaked);
    expect(done).toMatchObject({
      code: 'invalid',
      publicMessage: 'This password appears in known data breaches. Please choose another one.',
    });
    expect(await setPassword(world.from(), recoveryToken, { password: 'a better horse' })).toMatchObject({
      state: 'signed-in',
    });
  });

  it('is not taken from the owner, whose link asks for another one, and refuses it there too', async () => {
    world = await createAccountsWorld(kind, { outgoing: passwordsService('answers').outgoing });
    const signUpToken = await world.signUpAs({ email: OWNER_EMAIL, password: leaked, fullName: 'Olive' });
    await expect(signIn(world.from(), { email: OWNER_EMAIL, password: leaked }, signUpToken)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    const token = await world.linkTo(OWNER_EMAIL);
    expect(await confirmSignUp(world.from(), token, signUpToken)).toEqual({ state: 'password-wanted' });
    await expect(confirmWithPassword(world.from(), token, { password: leaked })).rejects.toMatchObject({
      code: 'invalid',
      publicMessage: 'This password appears in known data breaches. Please choose another one.',
    });
    const session = sessionIn(await confirmWithPassword(world.from(), token, { password: 'a better horse' }));
    expect(await readActorByToken(world, session.access_token)).toMatchObject({ role: 'admin' });
  });

  it('is a warning for a customer who chooses it behind the link', async () => {
    world = await createAccountsWorld(kind, { outgoing: passwordsService('answers').outgoing });
    await world.signUpAs();
    const opened = await confirmWithPassword(world.from(), await world.linkTo(alice.email), { password: leaked });
    expect(opened).toMatchObject({ state: 'signed-in', passwordLeaked: true });
  });

  it.each(['fails', 'breaks'] as const)('is not known while the service %s: nobody waits for it', async (how) => {
    world = await createAccountsWorld(kind, { outgoing: passwordsService(how).outgoing });
    expect(await signUp(world.from(), { ...alice, password: leaked })).toMatchObject({ passwordLeaked: false });
    expect(world.logged.join('\n')).toContain('Known breaches could not be asked about a password');
    expect(world.logged.join('\n')).not.toContain(leaked);
  });

  it('that stays signs in as ever', async () => {
    world = await createAccountsWorld(kind, { outgoing: passwordsService('answers').outgoing });
    await world.openAccount({ ...alice, password: leaked });
    expect(sessionIn(await signIn(world.from(), { ...alice, password: leaked })).user.email).toBe(alice.email);
  });
});
