import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { factorWords } from '#contract/accounts/factors.ts';
import { codesWereWrong, twoFactorOff, twoFactorOn } from '#core/accounts/factors/emails.ts';
import { recoveryCodes, twoFactors } from '#core/accounts/factors/schema.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { completeSecondFactor } from '#core/accounts/sessions/actions/complete-second-factor.ts';
import { confirmWithPassword } from '#core/accounts/sessions/actions/confirm-address.ts';
import type { SignedIn } from '#core/accounts/sessions/actions/open-session.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { signUp } from '#core/accounts/sessions/actions/sign-up.ts';
import { confirmAddress } from '#core/accounts/sessions/emails.ts';
import { createLink } from '#core/accounts/sessions/internal/links.ts';
import { readActorByToken } from '#core/accounts/sessions/queries/sessions.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, scopeOf, visitor } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { requireProof } from './require-proof.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  findSetUp,
  readTwoFactor,
  renewRecoveryCodes,
} from './two-factor.ts';

const password = 'correct horse';

onEachDatabase('two-factor sign-in', (_open, kind) => {
  let world: World;
  let clients = 0;
  let people = 0;
  const from = (actor: Context['actor'] = visitor): Context => ({
    actor,
    client: { requestId: 'r', ip: `198.51.100.${clients++ % 250}`, userAgent: 'Firefox' },
    platform: world,
  });
  const inSystem = <Row>(work: Parameters<typeof world.database.transaction<Row>>[1]) =>
    world.database.transaction(systemScope, work);

  /** Somebody with an account, signed in. */
  async function newPerson(): Promise<Context & { email: string }> {
    const email = `person${people++}@example.com`;
    await signUp(from(), { email, password, fullName: 'Alice Archer' });
    await world.drain();
    const token = world.mailbox.findLast(({ to }) => to === email)?.text.match(/token=([\w-]+)/)?.[1] ?? '';
    const signedIn = await confirmWithPassword(from(), token, { password });
    if (signedIn.state !== 'signed-in') throw new Error('no session');
    const actor = await readActorByToken(world, signedIn.session.access_token);
    if (!actor) throw new Error('no actor');
    return { ...from(actor), email };
  }

  const idOf = ({ actor }: Context) => (actor.kind === 'person' ? actor.userId : '');
  /** The next code of the app; time goes on by a step, so that it is a fresh one. */
  const nextCode = (secret: string) => {
    world.clock.advance(30_000);
    return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
      timestamp: world.clock.now().getTime(),
    });
  };
  async function switchOn(alice: Context) {
    await beginTwoFactor(alice, { proof: password });
    const secret = (await findSetUp(alice))?.secret ?? '';
    return { secret, codes: await confirmTwoFactor(alice, { code: nextCode(secret) }) };
  }
  async function challengeOf({ email }: { email: string }): Promise<string> {
    const answer = await signIn(from(), { email, password });
    if (answer.state !== 'second-factor') throw new Error('nothing was asked');
    return answer.challenge;
  }
  const eventsOf = async (ctx: Context) =>
    (
      await inSystem((tx) =>
        tx
          .select()
          .from(auditLogs)
          .where(eq(auditLogs.userId, idOf(ctx))),
      )
    ).map(({ details, outcome }) => `${details?.event} ${outcome}`);

  beforeAll(async () => {
    world = await createWorld({ database: kind, emails: [confirmAddress, twoFactorOn, twoFactorOff, codesWereWrong] });
  });
  afterAll(() => world.close());
  beforeEach(() => world.clock.advance(86_400_000));

  describe('is set up', () => {
    it('with the password, a secret for the app and its first code, and told by mail', proves('SET-004'), async () => {
      const alice = await newPerson();
      expect(await readTwoFactor(alice)).toEqual({
        enabled: false,
        since: null,
        recoveryCodesLeft: 0,
        required: false,
      });
      expect(await findSetUp(alice)).toBeNull();
      const { secret, codes } = await switchOn(alice);
      expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
      expect(new Set(codes).size).toBe(10);
      expect(await readTwoFactor(alice)).toEqual({
        enabled: true,
        since: world.clock.now().toISOString(),
        recoveryCodesLeft: 10,
        required: false,
      });
      expect(await findSetUp(alice)).toBeNull();
      expect(await eventsOf(alice)).toContain('two-factor.enabled success');
      await world.drain();
      expect(world.mailbox.at(-1)).toMatchObject({ to: alice.email, subject: 'Two-factor sign-in is on' });
    });

    it('by nobody who has only the open session', async () => {
      const alice = await newPerson();
      await expect(beginTwoFactor(alice, { proof: 'wrong' })).rejects.toMatchObject({
        code: 'forbidden',
        publicMessage: factorWords.wrongPassword,
      });
      expect(await findSetUp(alice)).toBeNull();
      expect(await eventsOf(alice)).toContain('account.proof-refused refused');
      await expect(beginTwoFactor(from(), { proof: password })).rejects.toMatchObject({ code: 'unauthenticated' });
    });

    it('not by a wrong code, and signing in then asks for nothing', async () => {
      const alice = await newPerson();
      await beginTwoFactor(alice, { proof: password });
      await expect(confirmTwoFactor(alice, { code: '000000' })).rejects.toMatchObject({
        code: 'invalid',
        publicMessage: factorWords.wrongCode,
      });
      expect(await eventsOf(alice)).toContain('two-factor.code-refused refused');
      expect((await signIn(from(), { email: alice.email, password })).state).toBe('signed-in');
    });

    it('again from the same secret for an hour, then from a new one', async () => {
      const alice = await newPerson();
      await beginTwoFactor(alice, { proof: password });
      const first = await findSetUp(alice);
      world.clock.advance(3_599_000);
      expect(await findSetUp(alice)).toEqual(first);
      world.clock.advance(2_000);
      expect(await findSetUp(alice)).toBeNull();
      await beginTwoFactor(alice, { proof: password });
      expect((await findSetUp(alice))?.secret).not.toBe(first?.secret);
    });

    it('once: who has it begins nothing over it', async () => {
      const alice = await newPerson();
      const { secret } = await switchOn(alice);
      await expect(beginTwoFactor(alice, { proof: nextCode(secret) })).rejects.toMatchObject({ code: 'conflict' });
      await expect(confirmTwoFactor(alice, { code: nextCode(secret) })).rejects.toMatchObject({ code: 'conflict' });
      await expect(confirmTwoFactor(await newPerson(), { code: '123456' })).rejects.toMatchObject({ code: 'conflict' });
    });

    it('without its secret or codes standing readable in the database, logs or audit entries', async () => {
      const alice = await newPerson();
      const { secret, codes } = await switchOn(alice);
      const bare = secret.replaceAll(' ', '');
      const everything = await inSystem(async (tx) => [
        await tx.select().from(twoFactors),
        await tx.select().from(recoveryCodes),
        await tx.select().from(auditLogs),
      ]);
      const text = `${JSON.stringify(everything)}${world.logged.join('')}`;
      for (const hidden of [bare, ...codes, ...codes.map((code) => code.replace('-', ''))])
        expect(text).not.toContain(hidden);
    });
  });

  describe('at sign-in', () => {
    it('asks for a code after the right password, and opens the session for the right one', async () => {
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
      const both = await Promise.allSettled(
        challenges.map((challenge) => completeSecondFactor(from(), challenge, code)),
      );
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await expect(completeSecondFactor(from(), await challengeOf(alice), code)).rejects.toMatchObject({
        code: 'unauthenticated',
      });
    });

    it('takes no code from before the last one that was used', async () => {
      const alice = await newPerson();
      const { secret } = await switchOn(alice);
      const older = nextCode(secret);
      await completeSecondFactor(from(), await challengeOf(alice), nextCode(secret));
      await expect(completeSecondFactor(from(), await challengeOf(alice), older)).rejects.toMatchObject({
        code: 'unauthenticated',
      });
    });

    it('takes each recovery code once', async () => {
      const alice = await newPerson();
      const { codes } = await switchOn(alice);
      const [code = ''] = codes;
      await completeSecondFactor(from(), await challengeOf(alice), code.toUpperCase().replace('-', ' '));
      await expect(completeSecondFactor(from(), await challengeOf(alice), code)).rejects.toMatchObject({
        code: 'unauthenticated',
      });
      expect(await readTwoFactor(alice)).toMatchObject({ recoveryCodesLeft: 9 });
    });

    it("takes neither Bob's code nor his recovery code for Alice", async () => {
      const [alice, bob] = [await newPerson(), await newPerson()];
      await switchOn(alice);
      const bobs = await switchOn(bob);
      for (const code of [nextCode(bobs.secret), bobs.codes[0] ?? ''])
        await expect(completeSecondFactor(from(), await challengeOf(alice), code)).rejects.toMatchObject({
          code: 'unauthenticated',
        });
    });

    describe('guessed by somebody who knows the password', () => {
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
          const refused = await completeSecondFactor(from(), await challengeFor(alice), '000000').catch(
            (error) => error,
          );
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
          publicMessage: factorWords.tooMany,
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

  describe('is switched off, or given new codes,', () => {
    it('with a code, not with the password; then the password is enough again, and a mail says so', async () => {
      const alice = await newPerson();
      const { secret } = await switchOn(alice);
      await expect(disableTwoFactor(alice, { proof: password })).rejects.toMatchObject({
        code: 'forbidden',
        publicMessage: factorWords.wrongCode,
      });
      await disableTwoFactor(alice, { proof: nextCode(secret) });
      expect(await readTwoFactor(alice)).toEqual({
        enabled: false,
        since: null,
        recoveryCodesLeft: 0,
        required: false,
      });
      expect((await signIn(from(), { email: alice.email, password })).state).toBe('signed-in');
      expect(await eventsOf(alice)).toContain('two-factor.disabled success');
      await world.drain();
      const told = world.mailbox.filter(({ to }) => to === alice.email).map(({ subject }) => subject);
      expect(told).toContain('Two-factor sign-in is off');
    });

    it('with a recovery code where the app is lost', async () => {
      const alice = await newPerson();
      const { codes } = await switchOn(alice);
      await disableTwoFactor(alice, { proof: codes[3] ?? '' });
      expect(await readTwoFactor(alice)).toMatchObject({ enabled: false });
    });

    it('after which the old codes are worth nothing', async () => {
      const alice = await newPerson();
      const { secret, codes } = await switchOn(alice);
      const fresh = await renewRecoveryCodes(alice, { proof: nextCode(secret) });
      expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
      await expect(requireProof(alice, codes[0] ?? '')).rejects.toMatchObject({ code: 'forbidden' });
      await requireProof(alice, fresh[0] ?? '');
      expect(await eventsOf(alice)).toContain('two-factor.codes-renewed success');
    });
  });

  it('the password that is asked for again cannot be guessed either', async () => {
    const alice = await newPerson();
    for (let n = 0; n < 10; n++)
      await expect(requireProof(alice, `guess ${n}`)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(requireProof(alice, password)).rejects.toMatchObject({
      code: 'limited',
      retryAfter: expect.any(Number),
    });
  });

  it('of Alice is nothing that Bob or staff can see or change', async () => {
    const [alice, bob] = [await newPerson(), await newPerson()];
    await switchOn(alice);
    const staff: Context['actor'] = { ...(bob.actor as Extract<Context['actor'], { kind: 'person' }>), role: 'admin' };
    for (const actor of [bob.actor, staff])
      await world.database.transaction(scopeOf(actor), async (tx) => {
        expect(await tx.select().from(twoFactors)).toEqual([]);
        expect(await tx.delete(recoveryCodes).returning()).toEqual([]);
      });
    const [profile] = await inSystem((tx) =>
      tx
        .select()
        .from(profiles)
        .where(eq(profiles.id, idOf(alice))),
    );
    expect(profile?.email).toBe(alice.email);
  });
});
