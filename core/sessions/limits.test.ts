import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#core/context.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { type AccountsWorld, alice, createAccountsWorld, sessionIn } from './accounts.fixture.ts';
import { confirm, openRecovery, requestReset, signIn, signUp } from './actions.ts';

const limited = { code: 'limited', retryAfter: expect.any(Number) };
const wrong = { ...alice, password: 'wrong' };

/** One mailbox, written as a bomber would. */
const spellings = ['alice@example.com', 'ALICE@Example.com', 'alice+1@example.com', 'Alice+two@example.com'];

onEachDatabase('limits of accounts', (_open, kind) => {
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
    it('of sign-ups is one in 24 hours, whatever the spelling and from wherever', async () => {
      await attempt(100, (n) => signUp(world.from(), { ...alice, email: spelled(n) }));
      expect(await mails()).toBe(1);
      world.clock.advance(86_400_000);
      await signUp(world.from(), alice);
      expect(await mails()).toBe(2);
    });

    it('of resets is one in 24 hours, until its link is pressed, even if too late', async () => {
      await world.openAccount();
      const before = await mails();
      await attempt(100, (n) => requestReset(world.from(), { email: spelled(n) }));
      expect((await mails()) - before).toBe(1);
      world.clock.advance(2 * 3_600_000);
      await requestReset(world.from(), { email: alice.email });
      expect((await mails()) - before).toBe(1);
      await expect(openRecovery(world.from(), await world.linkTo(alice.email))).rejects.toMatchObject({ code: 'gone' });
      await requestReset(world.from(), { email: alice.email });
      expect((await mails()) - before).toBe(2);
      await openRecovery(world.from(), await world.linkTo(alice.email));
      await requestReset(world.from(), { email: alice.email });
      expect((await mails()) - before).toBe(3);
    });

    it('of an unconfirmed account that signs in is within the same limit', async () => {
      await signUp(world.from(), alice);
      const words = 'Please confirm your email first. Open the link in the mail that we sent you.';
      for (let n = 0; n < 4; n++)
        await expect(signIn(world.from(), alice)).rejects.toMatchObject({ code: 'forbidden', publicMessage: words });
      expect(await mails()).toBe(1);
      world.clock.advance(86_400_000);
      await expect(signIn(world.from(), alice)).rejects.toMatchObject({ publicMessage: words });
      expect(await mails()).toBe(2);
      expect(sessionIn(await confirm(world.from(), await world.linkTo(alice.email))).user.full_name).toBe(
        'Alice Archer',
      );
    });

    it('has no header that a name brought along', async () => {
      await signUp(world.from(), { ...alice, fullName: 'Alice Bcc: bob@example.com' });
      await world.drain();
      expect(world.mailbox).toMatchObject([{ to: alice.email, subject: 'Confirm your email address' }]);
      expect(JSON.stringify(world.mailbox[0])).not.toContain('bob@example.com');
    });
  });

  it('one client signs up 20 times an hour, asks for 20 resets and presses 60 links', async () => {
    const client = world.from();
    const mail = (n: number) => `person${n}@example.com`;
    expect((await attempt(21, (n) => requestReset(client, { email: mail(n) }))).filter((one) => one !== 'ok')).toEqual([
      'limited',
    ]);
    const pressed = await attempt(61, () => confirm(client, world.vault.createToken()));
    expect(pressed.filter((one) => one !== 'gone')).toEqual(['limited']);
    const signUps = await attempt(21, (n) => signUp(client, { ...alice, email: mail(n) }));
    expect(signUps.filter((one) => one !== 'ok')).toEqual(['limited']);
  });

  describe('wrong passwords', () => {
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
