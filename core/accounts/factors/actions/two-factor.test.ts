import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fault, wordFault } from '#contract/faults/faults.ts';
import { codesWereWrong, twoFactorOff, twoFactorOn } from '#core/accounts/factors/emails.ts';
import { factorPeople, password } from '#core/accounts/factors/people.fixture.ts';
import { findSetUp, readTwoFactor } from '#core/accounts/factors/queries/two-factor.ts';
import { recoveryCodes, twoFactors } from '#core/accounts/factors/schema.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import { confirmAddress } from '#core/accounts/sessions/emails.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, scopeOf } from '#core/base/context.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { createWorld, type World } from '#tests/world.ts';
import { beginTwoFactor } from './begin-two-factor.ts';
import { confirmTwoFactor } from './confirm-two-factor.ts';
import { disableTwoFactor } from './disable-two-factor.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { requireProof } from './require-proof.ts';

onOneDatabase('two-factor sign-in', (_open, kind) => {
  let world: World;
  const { from, inSystem, newPerson, idOf, nextCode, switchOn, eventsOf } = factorPeople(() => world);

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
        staff: 'none',
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
        staff: 'none',
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
        publicMessage: wordFault(fault('wrong-password')),
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
        publicMessage: wordFault(fault('wrong-app-code')),
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

  describe('is switched off, or given new codes,', () => {
    it('with a code, not with the password; then the password is enough again, and a mail says so', async () => {
      const alice = await newPerson();
      const { secret } = await switchOn(alice);
      await expect(disableTwoFactor(alice, { proof: password })).rejects.toMatchObject({
        code: 'forbidden',
        publicMessage: wordFault(fault('wrong-app-code')),
      });
      await disableTwoFactor(alice, { proof: nextCode(secret) });
      expect(await readTwoFactor(alice)).toEqual({
        enabled: false,
        since: null,
        recoveryCodesLeft: 0,
        required: false,
        staff: 'none',
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
