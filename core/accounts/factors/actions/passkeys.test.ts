import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fault, wordFault } from '#contract/faults/faults.ts';
import { createAuthenticator } from '#core/accounts/factors/authenticator.fixture.ts';
import { passkeyOff, passkeyOn, twoFactorOn } from '#core/accounts/factors/emails.ts';
import { listPasskeys } from '#core/accounts/factors/queries/passkeys.ts';
import { mostPasskeys } from '#core/accounts/factors/rules.ts';
import { passkeyChallenges, passkeys, twoFactors } from '#core/accounts/factors/schema.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { askToSignIn, signInWithPasskey } from '#core/accounts/sessions/actions/sign-in-with-passkey.ts';
import { hashPassword } from '#core/accounts/sessions/internal/passwords.ts';
import { authCredentials } from '#core/accounts/sessions/schema.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { type Context, scopeOf, visitor } from '#core/base/context.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, assistant, bob, insertCast, type Person } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { removePasskey } from './remove-passkey.ts';

const password = 'correct horse';
const refused = { code: 'unauthenticated', publicMessage: wordFault(fault('passkey-refused')) };

onEachDatabase('passkeys', (_open, kind, { rule, rules }) => {
  let world: World;
  let clients = 0;
  const as = (actor: Context['actor'] = visitor): Context => ({
    actor,
    client: { requestId: 'r', ip: `198.51.${clients >> 8}.${clients++ & 255}`, userAgent: 'Firefox' },
    platform: world,
  });
  const inSystem = <Row>(work: Parameters<typeof world.database.transaction<Row>>[1]) =>
    world.database.transaction(systemScope, work);
  const newAuthenticator = () => createAuthenticator(world.config.appUrl);
  async function add(person: Person, name = 'Phone') {
    const authenticator = newAuthenticator();
    const answer = authenticator.make(await beginPasskey(as(person), { proof: password }));
    return { ...(await addPasskey(as(person), { name, answer })), authenticator, answer };
  }
  const events = async ({ userId }: Person) =>
    (await inSystem((tx) => tx.select().from(auditLogs).where(eq(auditLogs.userId, userId)))).map(
      ({ details, outcome }) => `${details?.event} ${outcome}`,
    );
  const subjects = async ({ email }: Person) => {
    await world.drain();
    return world.mailbox.filter(({ to }) => to === email).map(({ subject }) => subject);
  };

  beforeAll(async () => {
    world = await createWorld({ database: kind, emails: [passkeyOn, passkeyOff, twoFactorOn] });
    await insertCast(world.database);
    const passwordHash = await hashPassword(password);
    await inSystem((tx) => tx.update(authCredentials).set({ passwordHash }));
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.advance(86_400_000);
    await inSystem((tx) => tx.delete(passkeys));
  });

  rules('are added', () => {
    it('after the password, under a name, told by mail and in the log', async () => {
      await add(alice, 'Blue phone');
      expect(await listPasskeys(as(alice))).toMatchObject([{ name: 'Blue phone', lastUsedAt: null }]);
      expect(await events(alice)).toContain('passkey.added success');
      expect(await subjects(alice)).toContain('A passkey was added');
    });

    it('by nobody who has only the open session, or none', async () => {
      await expect(beginPasskey(as(alice), { proof: 'wrong' })).rejects.toMatchObject({ code: 'forbidden' });
      await expect(beginPasskey(as(), { proof: password })).rejects.toMatchObject({ code: 'unauthenticated' });
      await expect(listPasskeys(as())).rejects.toMatchObject({ code: 'unauthenticated' });
    });

    it.each([
      ['of another site', { origin: 'https://quietprint.evil.example' }],
      ['for another host', { rpId: 'evil.example' }],
      ['of a device that did not look who holds it', { unverified: true }],
      ['to another question', { challenge: 'A'.repeat(43) }],
    ])('not with an answer %s', async (_what, twist) => {
      const answer = newAuthenticator().make(await beginPasskey(as(alice), { proof: password }), twist);
      await expect(addPasskey(as(alice), { name: 'Phone', answer })).rejects.toMatchObject({
        code: 'invalid',
        publicMessage: wordFault(fault('passkey-not-added')),
      });
      expect(await listPasskeys(as(alice))).toEqual([]);
      expect(await events(alice)).toContain('passkey.refused refused');
    });

    it('not twice with one answer, not late, and not with a question that Bob was asked', async () => {
      const { answer } = await add(alice);
      await expect(addPasskey(as(alice), { name: 'Again', answer })).rejects.toMatchObject({ code: 'invalid' });
      const late = newAuthenticator().make(await beginPasskey(as(alice), { proof: password }));
      world.clock.advance(300_000);
      await expect(addPasskey(as(alice), { name: 'Late', answer: late })).rejects.toMatchObject({ code: 'invalid' });
      const bobs = newAuthenticator().make(await beginPasskey(as(bob), { proof: password }));
      await expect(addPasskey(as(alice), { name: 'Bob', answer: bobs })).rejects.toMatchObject({ code: 'invalid' });
      expect(await listPasskeys(as(alice))).toHaveLength(1);
    });

    it('to one account only, and not without end', async () => {
      const { authenticator } = await add(alice);
      const same = authenticator.make(await beginPasskey(as(bob), { proof: password }));
      await expect(addPasskey(as(bob), { name: 'Taken', answer: same })).rejects.toMatchObject({ code: 'conflict' });
      const more = Array.from({ length: mostPasskeys - 1 }, (_, n) => n);
      const row = { userId: alice.userId, name: 'More', publicKey: 'k', counter: 0, transports: [] };
      await inSystem((tx) => tx.insert(passkeys).values(more.map((n) => ({ ...row, credentialId: `c${n}` }))));
      await expect(beginPasskey(as(alice), { proof: password })).rejects.toMatchObject({
        code: 'conflict',
        publicMessage: wordFault(fault('many-passkeys')),
      });
    });
  });

  describe('sign in', () => {
    rule('without password and code, and say when they were last used', async () => {
      const { authenticator } = await add(alice);
      const factor = { userId: alice.userId, sealed: '', confirmedAt: world.clock.now() };
      await inSystem((tx) => tx.insert(twoFactors).values(factor));
      const signedIn = await signInWithPasskey(as(), authenticator.sign(await askToSignIn(as())));
      expect(signedIn).toMatchObject({ state: 'signed-in', session: { user: { id: alice.userId } } });
      await inSystem((tx) => tx.delete(twoFactors));
      expect(await listPasskeys(as(alice))).toMatchObject([{ lastUsedAt: world.clock.now().toISOString() }]);
      expect(await events(alice)).toContain('session.opened success');
    });

    rule.each([
      ['of another site', { origin: 'https://quietprint.evil.example' }],
      ['for another host', { rpId: 'evil.example' }],
      ['of a device that did not look who holds it', { unverified: true }],
      ['to another question', { challenge: 'A'.repeat(43) }],
      ['in the name of somebody else', { userHandle: 'Ym9i' }],
    ])('not with an answer %s', async (_what, twist) => {
      const { authenticator } = await add(alice);
      const answer = authenticator.sign(await askToSignIn(as()), twist);
      await expect(signInWithPasskey(as(), answer)).rejects.toMatchObject(refused);
    });

    it('once with an answer, also of two that come at the same moment, and not late', async () => {
      const { authenticator } = await add(alice);
      const answer = authenticator.sign(await askToSignIn(as()));
      const both = await Promise.allSettled([signInWithPasskey(as(), answer), signInWithPasskey(as(), answer)]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await expect(signInWithPasskey(as(), answer)).rejects.toMatchObject(refused);
      const late = authenticator.sign(await askToSignIn(as()));
      world.clock.advance(300_000);
      await expect(signInWithPasskey(as(), late)).rejects.toMatchObject(refused);
      const own = await beginPasskey(as(alice), { proof: password });
      await expect(signInWithPasskey(as(), authenticator.sign(own))).rejects.toMatchObject(refused);
    });

    rule('not when the count of signatures went back: there is a copy of it', async () => {
      const { authenticator } = await add(alice);
      await signInWithPasskey(as(), authenticator.sign(await askToSignIn(as()), { counter: 9 }));
      const copy = authenticator.sign(await askToSignIn(as()), { counter: 9 });
      await expect(signInWithPasskey(as(), copy)).rejects.toMatchObject(refused);
      expect(await events(alice)).toContain('session.refused refused');
    });

    rule('not with a passkey that nobody has here, nor with one that was removed', async () => {
      const stranger = newAuthenticator().sign(await askToSignIn(as()));
      await expect(signInWithPasskey(as(), stranger)).rejects.toMatchObject(refused);
      const { id, authenticator } = await add(alice);
      await removePasskey(as(alice), { id, proof: password });
      const removed = authenticator.sign(await askToSignIn(as()));
      await expect(signInWithPasskey(as(), removed)).rejects.toMatchObject(refused);
    });

    rule('not into a deactivated account, which is told why', async () => {
      const { authenticator } = await add(assistant);
      const change = (deletedAt: Date | null) =>
        inSystem((tx) => tx.update(profiles).set({ deletedAt }).where(eq(profiles.id, assistant.userId)));
      await change(world.clock.now());
      const answer = authenticator.sign(await askToSignIn(as()));
      await expect(signInWithPasskey(as(), answer)).rejects.toMatchObject({
        code: 'forbidden',
        publicMessage: wordFault(fault('deactivated')),
      });
      await change(null);
    });

    rule('not without end from one client', async () => {
      const one = as();
      for (let n = 0; n < 60; n++) await askToSignIn(one);
      await expect(askToSignIn(one)).rejects.toMatchObject({ code: 'limited', retryAfter: expect.any(Number) });
      await askToSignIn(as());
      world.clock.advance(300_000);
      await askToSignIn(as());
      expect(await inSystem((tx) => tx.select().from(passkeyChallenges))).toHaveLength(1);
    });
  });

  rule('are removed after the password, by their person alone, once', async () => {
    const { id } = await add(alice);
    await expect(removePasskey(as(alice), { id, proof: 'wrong' })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(removePasskey(as(bob), { id, proof: password })).rejects.toMatchObject({ code: 'not-found' });
    await removePasskey(as(alice), { id, proof: password });
    await expect(removePasskey(as(alice), { id, proof: password })).rejects.toMatchObject({ code: 'not-found' });
    expect(await events(alice)).toContain('passkey.removed success');
    expect(await subjects(alice)).toContain('A passkey was removed');
  });

  rule('of Alice are nothing that Bob or staff can see or change', async () => {
    await add(alice);
    for (const actor of [bob, assistant])
      await world.database.transaction(scopeOf(actor), async (tx) => {
        expect(await tx.select().from(passkeys)).toEqual([]);
        expect(await tx.delete(passkeys).returning()).toEqual([]);
      });
  });
});
