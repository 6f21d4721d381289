import { randomUUID } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SignedIn } from '#contract/accounts/session.ts';
import { fault, wordFault } from '#contract/faults/faults.ts';
import { codesWereWrong, twoFactorOff, twoFactorOn } from '#core/accounts/factors/emails.ts';
import { factorPeople, password } from '#core/accounts/factors/people.fixture.ts';
import { readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { recoveryCodes } from '#core/accounts/factors/schema.ts';
import { completeSecondFactor } from '#core/accounts/sessions/actions/complete-second-factor.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { confirmAddress } from '#core/accounts/sessions/emails.ts';
import { createLink } from '#core/accounts/sessions/internal/links.ts';
import type { Context } from '#core/base/context.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { requireProof } from './require-proof.ts';

onEachDatabase('signing in with two factors', (_open, kind, { rule, rules }) => {
  let world: World;
  const { from, inSystem, newPerson, idOf, nextCode, switchOn, challengeOf } = factorPeople(() => world);

  beforeAll(async () => {
    world = await createWorld({ database: kind, emails: [confirmAddress, twoFactorOn, twoFactorOff, codesWereWrong] });
  });
  afterAll(() => world.close());
  beforeEach(() => world.clock.advance(86_400_000));

  rule('asks for a code after the right password, and opens the session for the right one', async () => {
    const alice = await newPerson();
    const { secret } = await switchOn(alice);
    const challenge = await challengeOf(alice);
    const signedIn = await completeSecondFactor(from(), challenge, nextCode(secret));
    expect(signedIn).toMatchObject({ state: 'signed-in', session: { user: { email: alice.email } } });
  });

  it('takes a code once, also of two who send it at the same moment', async () => {
    const alice = await newPerson();
    const { secret } = await switchOn(alice);
    const challenges = [await challengeOf(alice), await challengeOf(alice)] as const;
    const code = nextCode(secret);
    const both = await Promise.allSettled(challenges.map((challenge) => completeSecondFactor(from(), challenge, code)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(completeSecondFactor(from(), await challengeOf(alice), code)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  rule('takes no code from before the last one that was used', async () => {
    const alice = await newPerson();
    const { secret } = await switchOn(alice);
    const older = nextCode(secret);
    await completeSecondFactor(from(), await challengeOf(alice), nextCode(secret));
    await expect(completeSecondFactor(from(), await challengeOf(alice), older)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  rule('takes each recovery code once', async () => {
    const alice = await newPerson();
    const { codes } = await switchOn(alice);
    const [code = ''] = codes;
    await completeSecondFactor(from(), await challengeOf(alice), code.toUpperCase().replace('-', ' '));
    await expect(completeSecondFactor(from(), await challengeOf(alice), code)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await readTwoFactor(alice)).toMatchObject({ recoveryCodesLeft: 9 });
  });

  it('keeps recovery codes as slow hashes: not even with the keys is one found without that work', async () => {
    const alice = await newPerson();
    const { codes } = await switchOn(alice);
    const rows = await inSystem((tx) =>
      tx
        .select()
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, idOf(alice))),
    );
    const [salt = ''] = rows.map((row) => row.salt);
    const plain = codes.map((code) => code.replace('-', ''));
    const quick = plain.flatMap((code) => [
      ...world.vault.fingerprints('recovery code', `${idOf(alice)} ${code}`),
      ...world.vault.fingerprints('recovery code digest', `${idOf(alice)} ${code}`),
    ]);
    expect(rows.filter(({ codeHash }) => quick.includes(codeHash))).toEqual([]);
    expect(Buffer.from(salt ?? '', 'base64url').length).toBe(16);
    const digests = await Promise.all(
      plain.map((code) =>
        hashRaw(code, { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt: Buffer.from(salt ?? '', 'base64url') }),
      ),
    );
    const slow = digests.map((digest) =>
      world.vault.fingerprint('recovery code digest', `${idOf(alice)} ${digest.toString('base64url')}`),
    );
    expect(rows.map(({ codeHash }) => codeHash).sort()).toEqual(slow.sort());
  });

  rule('takes a recovery code that was made before they were hashed slowly, once', async () => {
    const alice = await newPerson();
    await switchOn(alice);
    const codeHash = world.vault.fingerprint('recovery code', `${idOf(alice)} 7h2kq9xw4m`);
    await inSystem((tx) =>
      tx
        .update(recoveryCodes)
        .set({ codeHash: sql`${recoveryCodes.codeHash} || 'x'` })
        .where(eq(recoveryCodes.userId, idOf(alice))),
    );
    await inSystem((tx) => tx.insert(recoveryCodes).values({ userId: idOf(alice), codeHash }));
    await completeSecondFactor(from(), await challengeOf(alice), '7H2KQ-9XW4M');
    await expect(completeSecondFactor(from(), await challengeOf(alice), '7h2kq-9xw4m')).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  rule("takes neither Bob's code nor his recovery code for Alice", async () => {
    const [alice, bob] = [await newPerson(), await newPerson()];
    await switchOn(alice);
    const bobs = await switchOn(bob);
    for (const code of [nextCode(bobs.secret), bobs.codes[0] ?? ''])
      await expect(completeSecondFactor(from(), await challengeOf(alice), code)).rejects.toMatchObject({
        code: 'unauthenticated',
      });
  });

  rules('guessed by somebody who knows the password', () => {
    const browserIn = (signedIn: SignedIn): string => ('browser' in signedIn ? signedIn.browser : '');
    const within = (browser: string): Context => ({
      ...from(),
      client: { requestId: 'r', ip: '203.0.113.1', userAgent: null, browser },
    });
    /** What the right password leads to, without the work of looking at it. */
    const challengeFor = (alice: Context) => inSystem((tx) => createLink(tx, world, idOf(alice), 'second-factor'));
    /** Until strangers must wait. @returns how many codes were tried */
    async function guess(alice: Context, most = 100): Promise<number> {
      for (let tried = 0; tried < most; tried++) {
        const refused = await completeSecondFactor(from(), await challengeFor(alice), '000000').catch((error) => error);
        if (refused.code === 'limited') return tried;
        expect(refused).toMatchObject({ code: 'unauthenticated' });
        world.clock.advance(10_000);
      }
      return most;
    }

    it('is stopped after twenty in an hour from wherever, however they spread, and says how long', async () => {
      const alice = await newPerson();
      const { secret } = await switchOn(alice);
      let tried = 0;
      for (let hour = 0; hour < 6; hour++) {
        tried += await guess(alice);
        world.clock.advance(3_600_000);
      }
      expect(tried).toBe(6 * 20);
      await guess(alice);
      await expect(completeSecondFactor(from(), await challengeFor(alice), nextCode(secret))).rejects.toMatchObject({
        code: 'limited',
        publicMessage: wordFault(fault('many-wrong-codes')),
        retryAfter: expect.any(Number),
      });
    });

    it('does not hold up the right ones: in a browser where they were signed in, or with a recovery code', async () => {
      const alice = await newPerson();
      const { secret, codes } = await switchOn(alice);
      const first = await completeSecondFactor(from(), await challengeFor(alice), nextCode(secret));
      await guess(alice);
      const hers = within(browserIn(first));
      for (let n = 0; n < 3; n++) await completeSecondFactor(hers, await challengeFor(alice), nextCode(secret));
      await completeSecondFactor(from(), await challengeFor(alice), codes[1] ?? '');
      await requireProof(alice, nextCode(secret));
    });

    it('does not hold up anybody for a day: a stranger waits an hour at most', async () => {
      const alice = await newPerson();
      const { secret } = await switchOn(alice);
      for (let hour = 0; hour < 4; hour++) {
        await guess(alice);
        world.clock.advance(1_800_000);
      }
      world.clock.advance(3_600_000);
      await completeSecondFactor(from(), await challengeFor(alice), nextCode(secret));
    });

    it("does not make another's browser one of hers", async () => {
      const [alice, bob] = [await newPerson(), await newPerson()];
      const { secret } = await switchOn(alice);
      const bobs = await signIn(from(), { email: bob.email, password });
      await guess(alice);
      const attempt = completeSecondFactor(within(browserIn(bobs)), await challengeFor(alice), nextCode(secret));
      await expect(attempt).rejects.toMatchObject({ code: 'limited' });
    });

    it('is told by mail, once a day, with the way to end it', async () => {
      const alice = await newPerson();
      await switchOn(alice);
      for (let times = 0; times < 2; times++) {
        const challenge = await challengeFor(alice);
        for (let n = 0; n < 5; n++) {
          await expect(completeSecondFactor(from(), challenge, '000000')).rejects.toThrow();
          world.clock.advance(20_000);
        }
      }
      await world.drain();
      const told = world.mailbox.filter(({ to, subject }) => to === alice.email && subject.startsWith('Wrong codes'));
      expect(told).toMatchObject([{ text: expect.stringContaining('https://quietprint.test/auth?view=reset') }]);
    });

    it('in a session holds up that session only', async () => {
      const alice = await newPerson();
      const { secret } = await switchOn(alice);
      const actor = { ...alice.actor, sessionId: randomUUID() } as Context['actor'];
      const stolen = from(actor);
      let last: unknown;
      for (let n = 0; n < 6; n++) last = await requireProof(stolen, '000000').catch((error) => error);
      expect(last).toMatchObject({ code: 'limited' });
      await requireProof(alice, nextCode(secret));
    });
  });
});
