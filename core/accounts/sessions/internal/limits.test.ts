import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AccountsWorld, alice, createAccountsWorld, sessionIn } from '#core/accounts/sessions/accounts.fixture.ts';
import { confirmSignUp } from '#core/accounts/sessions/actions/confirm-sign-up.ts';
import { openRecovery } from '#core/accounts/sessions/actions/open-recovery.ts';
import { requestReset } from '#core/accounts/sessions/actions/request-reset.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { signUp } from '#core/accounts/sessions/actions/sign-up.ts';
import type { Context } from '#core/base/context.ts';
import { onEachDatabase } from '#tests/databases.ts';

const limited = { code: 'limited', retryAfter: expect.any(Number) };
const MINUTE = 60_000;
const wrong = { ...alice, password: 'wrong' };

/** One mailbox, written as a bomber would. */
const spellings = ['alice@example.com', 'ALICE@Example.com', 'alice+1@example.com', 'Alice+two@example.com'];

onEachDatabase('limits of accounts', (_open, kind, { rule, rules }) => {
  let world: AccountsWorld;
  beforeEach(async () => {
    world = await createAccountsWorld(kind);
  });
  afterEach(() => world.close());
  const spelled = (n: number) => spellings[n % spellings.length] ?? '';
  const mails = async () => {
    await world.drain();
    return world.mailbox.length;
  };
  /** How each of so many attempts ended: 'ok' or the error's code. */
  async function attempt(count: number, act: (n: number) => Promise<unknown>): Promise<string[]> {
    const outcomes: string[] = [];
    for (let n = 0; n < count; n++)
      outcomes.push(
        await act(n).then(
          () => 'ok',
          (error: { code: string }) => error.code,
        ),
      );
    return outcomes;
  }

  describe('mail to one mailbox', () => {
    const mailsOf = async (email: string) => (await world.mailsTo(email)).length;

    rule('of sign-ups for an address is one in 15 minutes, and of all its variants five more in 24 hours', async () => {
      await attempt(8, (n) => signUp(world.from(), { ...alice, email: spelled(n) }));
      expect(await mails()).toBe(3);
      await attempt(10, (n) => signUp(world.from(), { ...alice, email: `alice+${n}@example.com` }));
      expect(await mails()).toBe(6);
      world.clock.advance(15 * MINUTE);
      await signUp(world.from(), alice);
      expect(await mails()).toBe(7);
      world.clock.advance(24 * 60 * MINUTE);
      await signUp(world.from(), { ...alice, email: 'alice+1@example.com' });
      expect(await mails()).toBe(8);
    });

    rule('of resets is one in 15 minutes, and its link stays good', async () => {
      await world.openAccount();
      const before = await mailsOf(alice.email);
      await attempt(100, (n) => requestReset(world.from(), { email: spelled(n) }));
      expect(await mails()).toBe(before + 1);
      world.clock.advance(15 * MINUTE - 1);
      await requestReset(world.from(), { email: alice.email });
      expect(await mailsOf(alice.email)).toBe(before + 1);
      const first = await world.linkTo(alice.email);
      world.clock.advance(1);
      await requestReset(world.from(), { email: alice.email });
      expect(await mailsOf(alice.email)).toBe(before + 2);
      await expect(openRecovery(world.from(), first)).resolves.toMatchObject({ user: { email: alice.email } });
    });

    rule('of a reset is sent again at once when the link of the last one was used', async () => {
      await world.openAccount();
      for (let n = 1; n <= 3; n++) {
        await requestReset(world.from(), { email: alice.email });
        expect(await mailsOf(alice.email)).toBe(1 + n);
        await openRecovery(world.from(), await world.linkTo(alice.email));
      }
    });

    it('of a reset comes when as many at once ask as like, once', async () => {
      await world.openAccount();
      await Promise.all(Array.from({ length: 20 }, () => requestReset(world.from(), { email: alice.email })));
      expect(await mailsOf(alice.email)).toBe(2);
    });

    rule('to an open account of a tagged address is not held up by what others ask for its variants', async () => {
      const tagged = { ...alice, email: 'alice+quiet@example.com' };
      await world.openAccount(tagged);
      await attempt(7, (n) => signUp(world.from(), { ...alice, email: `alice+${n}@example.com` }));
      await attempt(7, (n) => requestReset(world.from(), { email: `alice+${n}@example.com` }));
      await requestReset(world.from(), { email: tagged.email });
      await signUp(world.from(), tagged);
      const texts = (await world.mailsTo(tagged.email)).slice(1).join();
      expect(texts).toMatch(/type=recovery/);
      expect(texts).toContain('It has one already');
    });

    rule('of resets goes to no more than five variants that signed up and were never confirmed', async () => {
      for (let day = 0; day < 2; day++) {
        await attempt(5, (n) => signUp(world.from(), { ...alice, email: `alice+${day}-${n}@example.com` }));
        world.clock.advance(24 * 60 * MINUTE);
      }
      const before = await mails();
      await attempt(10, (n) =>
        requestReset(world.from(), { email: `alice+${Math.floor(n / 5)}-${n % 5}@example.com` }),
      );
      expect((await mails()) - before).toBe(5);
    });

    rule('of Gmail spelled with dots cannot be used up by plus tags', async () => {
      await attempt(8, (n) => signUp(world.from(), { ...alice, email: `al.ice+${n}@gmail.com` }));
      await signUp(world.from(), { ...alice, email: 'al.ice@gmail.com' });
      expect(await mailsOf('al.ice@gmail.com')).toBe(1);
      expect(await mails()).toBe(6);
    });

    rule('that says that there is an account comes once in 15 minutes', async () => {
      await world.openAccount();
      await attempt(4, () => signUp(world.from(), alice));
      expect(await mailsOf(alice.email)).toBe(2);
      world.clock.advance(15 * MINUTE);
      await signUp(world.from(), alice);
      expect((await world.mailsTo(alice.email)).at(-1)).toContain('It has one already');
      expect(await mailsOf(alice.email)).toBe(3);
    });

    rule('of an unconfirmed account comes again when the browser that signed up signs in', async () => {
      const signUpToken = await world.signUpAs();
      const words = 'Please confirm your email first. Open the link in the mail that we sent you.';
      const tryIt = () => signIn(world.from(), alice, signUpToken);
      for (let n = 0; n < 4; n++)
        await expect(tryIt()).rejects.toMatchObject({ code: 'forbidden', publicMessage: words });
      expect(await mails()).toBe(1);
      world.clock.advance(15 * MINUTE);
      await expect(tryIt()).rejects.toMatchObject({ publicMessage: words });
      expect(await mails()).toBe(2);
      await expect(signIn(world.from(), alice)).rejects.toMatchObject({ code: 'unauthenticated' });
      expect(
        sessionIn(await confirmSignUp(world.from(), await world.linkTo(alice.email), signUpToken)).user.full_name,
      ).toBe('Alice Archer');
    });

    rule('has no header that a name brought along', async () => {
      await signUp(world.from(), { ...alice, fullName: 'Alice Bcc: bob@example.com' });
      await world.drain();
      expect(world.mailbox).toMatchObject([{ to: alice.email, subject: 'Confirm your email address' }]);
      expect(JSON.stringify(world.mailbox[0])).not.toContain('bob@example.com');
    });
  });

  rule('one client signs up 20 times an hour, asks for 20 resets and presses 60 links', async () => {
    const client = world.from();
    const mail = (n: number) => `person${n}@example.com`;
    expect((await attempt(21, (n) => requestReset(client, { email: mail(n) }))).filter((one) => one !== 'ok')).toEqual([
      'limited',
    ]);
    const pressed = await attempt(61, () => confirmSignUp(client, world.vault.createToken(), null));
    expect(pressed.filter((one) => one !== 'gone')).toEqual(['limited']);
    const signUps = await attempt(21, (n) => signUp(client, { ...alice, email: mail(n) }));
    expect(signUps.filter((one) => one !== 'ok')).toEqual(['limited']);
  });

  rules('wrong passwords', () => {
    it('from one client make it wait ever longer, and nobody else', async () => {
      await world.openAccount();
      const mallory = world.from();
      expect(await attempt(6, () => signIn(mallory, wrong))).toEqual([...Array(5).fill('unauthenticated'), 'limited']);
      await expect(signIn(mallory, alice)).rejects.toMatchObject({ ...limited, retryAfter: 60 });
      world.clock.advance(60_000);
      expect(await attempt(4, () => signIn(mallory, wrong))).toEqual([...Array(3).fill('unauthenticated'), 'limited']);
      world.clock.advance(60_000);
      await expect(signIn(mallory, wrong)).rejects.toMatchObject({ code: 'limited', retryAfter: 780 });
      expect(sessionIn(await signIn(world.from(), alice)).user.email).toBe(alice.email);
    });

    it('before a right one are forgotten', async () => {
      await world.openAccount();
      const client = world.from();
      for (let round = 0; round < 3; round++) {
        expect(await attempt(4, () => signIn(client, wrong))).toEqual(Array(4).fill('unauthenticated'));
        await signIn(client, alice);
      }
    });

    it('from everywhere never hold up who signed in before, and others for a minute at most', async () => {
      await world.openAccount();
      const home = world.from('203.0.113.5');
      await signIn(home, alice);
      const attack = () => attempt(12, () => signIn(world.from(), wrong));
      expect((await attack()).filter((one) => one === 'limited').length).toBe(3);
      expect(sessionIn(await signIn(home, alice)).user.email).toBe(alice.email);
      const elsewhere: Context = world.from();
      await expect(signIn(elsewhere, alice)).rejects.toMatchObject({ ...limited, retryAfter: 60 });
      world.clock.advance(60_000);
      expect(sessionIn(await signIn(elsewhere, alice)).user.email).toBe(alice.email);
    });

    it('are counted for addresses without an account too, so that waiting says nothing', async () => {
      await world.openAccount();
      const [known, unknown] = [world.from(), world.from()];
      const tries = async (client: Context, email: string) =>
        attempt(8, () => signIn(client, { email, password: 'wrong' }));
      expect(await tries(known, alice.email)).toEqual(await tries(unknown, 'nobody@example.com'));
    });

    it('are recorded without the address', async () => {
      await world.openAccount();
      await attempt(1, () => signIn(world.from(), wrong));
      await attempt(1, () => signIn(world.from(), { email: 'nobody@example.com', password: 'wrong' }));
      expect((await world.events()).slice(-2)).toEqual(['session.refused refused', 'session.refused refused']);
      expect(world.logged.join('\n')).not.toMatch(/alice|nobody/i);
    });
  });
});
