import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { beginTwoFactor } from '#core/accounts/factors/actions/begin-two-factor.ts';
import { confirmTwoFactor } from '#core/accounts/factors/actions/confirm-two-factor.ts';
import { findSetUp } from '#core/accounts/factors/queries/two-factor.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { completeSecondFactor } from '#core/accounts/sessions/actions/complete-second-factor.ts';
import { readActorByToken } from '#core/accounts/sessions/actions/read-actor.ts';
import { signIn } from '#core/accounts/sessions/actions/sign-in.ts';
import type { Context } from '#core/base/context.ts';
import { OWNER_EMAIL } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { beginProviderSignIn } from './actions/begin.ts';
import { endByProvider } from './actions/end-by-provider.ts';
import { finishProvider } from './actions/finish.ts';
import { unlinkIdentity } from './actions/unlink.ts';
import { useMailedLink } from './actions/use-mailed-link.ts';
import { openProviderWorld, type ProviderWorld, password } from './people.fixture.ts';
import { readLinkedIdentity } from './queries/linked-identity.ts';
import { linkedIdentities, providerRequests } from './schema.ts';

let numbers = 0;
/** Somebody new at the provider. */
const newHolder = (more: object = {}) => {
  const sub = `holder-${++numbers}`;
  return { sub, email: `${sub}@example.com`, email_verified: true, name: 'Alice Archer', ...more };
};

onOneDatabase('sign-in with a provider', (_open, kind) => {
  let world: ProviderWorld;
  beforeAll(async () => {
    world = await openProviderWorld(kind, { STAFF_TWO_FACTOR: 'required' });
  });
  afterAll(() => world.close());
  afterEach(() => world.provider.bend({}));

  const idOf = ({ actor }: Context) => (actor.kind === 'person' ? actor.userId : '');
  const roleOf = async (email: string) => {
    const [row] = await world.inSystem((tx) => tx.select().from(profiles).where(eq(profiles.email, email)));
    return row?.role ?? null;
  };
  const switchOn = async (ctx: Context): Promise<() => string> => {
    await beginTwoFactor(ctx, { proof: password });
    const secret = (await findSetUp(ctx))?.secret.replaceAll(' ', '') ?? '';
    const nextCode = () => {
      world.clock.advance(30_000);
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });
    };
    await confirmTwoFactor(ctx, { code: nextCode() });
    return nextCode;
  };
  const reasonOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: { code?: string }) => error.code,
    );

  describe('of somebody new', () => {
    it('opens an account under the address that the provider has verified, and the same one again', async () => {
      const alice = newHolder();
      const first = await world.personIn(await world.enter(alice));
      expect(first.actor).toMatchObject({ email: alice.email, fullName: 'Alice Archer', role: 'user' });
      const again = await world.personIn(await world.enter(alice));
      expect(idOf(again)).toBe(idOf(first));
      expect(await world.mailsTo(alice.email)).toHaveLength(1);
      expect(await readLinkedIdentity(again)).toMatchObject({ email: alice.email, lastUsedAt: expect.any(String) });
    });

    it.each([
      ['is not verified', { email_verified: false }],
      ['is missing', { email: undefined }],
      ['is verified by nobody', { email_verified: undefined }],
    ])('is refused when the address %s, and nothing is written', async (_how, more) => {
      const alice = newHolder(more);
      expect(await world.enter(alice)).toMatchObject({ state: 'outcome', outcome: 'unverified' });
      expect(await roleOf(`${alice.sub}@example.com`)).toBeNull();
    });

    it('is answered alike for an address that has an account and one that has none, when it is not verified', async () => {
      const bob = newHolder({ email_verified: false });
      await world.signUp(bob.email);
      expect(await world.enter(bob)).toEqual(await world.enter(newHolder({ email_verified: false })));
    });

    it.each(['invitation', 'closed'] as const)('opens none where sign-up is %s', async (signUp) => {
      const { site } = world.config;
      const alice = newHolder();
      world.config.site = { ...site, signUp };
      try {
        expect(await world.enter(alice)).toMatchObject({ state: 'outcome', outcome: 'no-sign-up' });
        expect(await roleOf(alice.email)).toBeNull();
      } finally {
        world.config.site = site;
      }
    });

    it('never opens the account of the owner', async () => {
      const thief = newHolder({ email: OWNER_EMAIL, groups: ['admins'] });
      expect(await world.enter(thief)).toMatchObject({ outcome: 'mail-first' });
      expect(await roleOf(OWNER_EMAIL)).toBeNull();
      expect(await world.enter({ ...thief, sub: 'other', email_verified: false })).toMatchObject({
        outcome: 'unverified',
      });
    });

    it('takes an account that a stranger has begun under the address, without anything of it', async () => {
      const alice = newHolder();
      const stranger = { email: alice.email, password: 'of the stranger' };
      await world.signUpAs({ ...stranger, fullName: 'Mallory' });
      const person = await world.personIn(await world.enter(alice));
      expect(person.actor).toMatchObject({ fullName: 'Alice Archer' });
      expect(await reasonOf(signIn(world.from(), stranger))).toBe('unauthenticated');
    });
  });

  describe('of an account that is there', () => {
    it('links nothing by the address alone: a mailed link does, once, in the browser that began', async () => {
      const alice = newHolder();
      await world.signUp(alice.email);
      const here = world.from();
      expect(await world.enter(alice, here)).toMatchObject({ outcome: 'mailed' });
      const token = (await world.mailsTo(alice.email)).at(-1)?.match(/type=provider&token=([\w-]+)/)?.[1] ?? '';
      expect(await reasonOf(useMailedLink(world.from(), token))).toBe('gone');
      expect(await useMailedLink(here, token)).toMatchObject({ state: 'signed-in' });
      expect(await reasonOf(useMailedLink(here, token))).toBe('gone');
      expect(await world.enter(alice)).toMatchObject({ state: 'signed-in' });
    });

    it('is linked from within its session, and told by mail', async () => {
      const alice = newHolder({ email_verified: false, email: 'elsewhere@example.com' });
      const email = `own-${alice.sub}@example.com`;
      const session = await world.signUp(email);
      expect(await world.link(session, alice)).toMatchObject({ state: 'linked' });
      expect((await world.mailsTo(email)).at(-1)).toContain('was linked to your');
      expect(idOf(await world.personIn(await world.enter({ ...alice, email: 'changed@example.com' })))).toBe(
        idOf(session),
      );
      expect(await world.events()).toContain('identity.linked');
    });

    it('is not linked in another session than the one that asked, and needs the password', async () => {
      const alice = newHolder();
      const session = await world.signUp(`a-${alice.sub}@example.com`);
      const bob = await world.signUp(`b-${alice.sub}@example.com`);
      const stolen = { ...session, actor: bob.actor };
      const begin = await import('./actions/begin.ts');
      const begun = await begin.beginProviderLink(session, { proof: password });
      if (!('to' in begun)) throw new Error('not begun');
      world.provider.holders.set(alice.sub, alice);
      const answer = await world.provider.signIn(begun.to, alice.sub);
      expect(await finishProvider(stolen, { token: begun.token, answer })).toMatchObject({ outcome: 'again' });
      expect(await reasonOf(begin.beginProviderLink(session, { proof: 'wrong' }))).toBe('forbidden');
    });

    it('is not linked to what another account has, nor by a new number under its address', async () => {
      const alice = newHolder();
      await world.enter(alice);
      const bob = await world.signUp(`bob-${alice.sub}@example.com`);
      expect(await world.link(bob, alice)).toMatchObject({ outcome: 'taken' });
      expect(await world.enter({ ...alice, sub: `${alice.sub}-anew` })).toMatchObject({ outcome: 'other' });
    });

    it('is offered no mailed link when it has a second factor', async () => {
      const alice = newHolder();
      await switchOn(await world.signUp(alice.email));
      expect(await world.enter(alice)).toMatchObject({ outcome: 'settings' });
    });

    it('stays closed once it is deactivated', async () => {
      const alice = newHolder();
      const person = await world.personIn(await world.enter(alice));
      await world.inSystem((tx) =>
        tx
          .update(profiles)
          .set({ deletedAt: world.clock.now() })
          .where(eq(profiles.id, idOf(person))),
      );
      expect(await world.enter(alice)).toMatchObject({ outcome: 'deactivated' });
    });
  });

  describe('unlinked', () => {
    it('signs nobody in any more; without a password it stays', async () => {
      const alice = newHolder();
      const session = await world.signUp(`own-${alice.sub}@example.com`);
      await world.link(session, alice);
      await unlinkIdentity(session, { proof: password });
      expect(await readLinkedIdentity(session)).toBeNull();
      expect(await reasonOf(unlinkIdentity(session, { proof: password }))).toBe('not-found');
      const bob = await world.personIn(await world.enter(newHolder()));
      expect(await reasonOf(unlinkIdentity(bob, { proof: password }))).toBe('forbidden');
      const both = await world.inSystem((tx) =>
        tx
          .select()
          .from(linkedIdentities)
          .where(eq(linkedIdentities.userId, idOf(bob))),
      );
      expect(both).toHaveLength(1);
    });
  });

  describe('that is replayed or forged', () => {
    const begun = async (ctx = world.from()) => {
      const one = await beginProviderSignIn(ctx, { next: '/dashboard/scans' });
      if (!('to' in one)) throw new Error(one.outcome);
      return one;
    };

    it('counts once, in the browser that began it', async () => {
      const alice = newHolder();
      const { to, token } = await begun();
      world.provider.holders.set(alice.sub, alice);
      const answer = await world.provider.signIn(to, alice.sub);
      const other = await begun();
      expect(await finishProvider(world.from(), { token: null, answer })).toMatchObject({ outcome: 'again' });
      expect(await finishProvider(world.from(), { token: other.token, answer })).toMatchObject({ outcome: 'again' });
      expect(await finishProvider(world.from(), { token, answer })).toMatchObject({
        state: 'signed-in',
        next: '/dashboard/scans',
      });
      expect(await finishProvider(world.from(), { token, answer })).toMatchObject({ outcome: 'again' });
    });

    it('is too late after ten minutes', async () => {
      const { to, token } = await begun();
      const alice = newHolder();
      world.provider.holders.set(alice.sub, alice);
      const answer = await world.provider.signIn(to, alice.sub);
      world.clock.advance(600_000);
      expect(await finishProvider(world.from(), { token, answer })).toMatchObject({ outcome: 'again' });
    });

    it('keeps nothing in the database from which it could be finished', async () => {
      const { to, token } = await begun();
      const rows = JSON.stringify(await world.inSystem((tx) => tx.select().from(providerRequests)));
      const { state = '', nonce = '' } = Object.fromEntries(new URL(to).searchParams);
      for (const secret of [token, state, nonce]) expect(rows).not.toContain(secret);
    });

    it('says that the provider is away when it is', async () => {
      const { token, to } = await begun();
      const alice = newHolder();
      world.provider.holders.set(alice.sub, alice);
      const answer = await world.provider.signIn(to, alice.sub);
      world.provider.bend({ status: 503 });
      expect(await finishProvider(world.from(), { token, answer })).toMatchObject({ outcome: 'away' });
    });
  });

  describe('and the second factor', () => {
    it('asks for that of the account, and not when the provider has asked for one that counts', async () => {
      const alice = newHolder();
      const session = await world.signUp(`own-${alice.sub}@example.com`);
      const nextCode = await switchOn(session);
      const begin = await import('./actions/begin.ts');
      const link = await begin.beginProviderLink(session, { proof: nextCode() });
      if (!('to' in link)) throw new Error('not begun');
      world.provider.holders.set(alice.sub, alice);
      await finishProvider(session, { token: link.token, answer: await world.provider.signIn(link.to, alice.sub) });
      const asked = await world.enter(alice);
      if (asked.state !== 'second-factor') throw new Error(`no code was asked for: ${asked.state}`);
      expect(await completeSecondFactor(world.from(), asked.challenge, nextCode())).toMatchObject({
        state: 'signed-in',
      });
      world.provider.bend({ claims: { amr: ['pwd', 'mfa'] } });
      expect(await world.enter(alice)).toMatchObject({ state: 'signed-in' });
      world.provider.bend({ claims: { amr: ['pwd'], acr: 'urn:other' } });
      expect(await world.enter(alice)).toMatchObject({ state: 'second-factor' });
    });
  });

  describe('and the role of staff', () => {
    it('follows the claim at each sign-in, and takes effect with the factor of that session alone', async () => {
      const alice = newHolder({ groups: ['staff'] });
      const weak = await world.personIn(await world.enter(alice));
      expect(weak.actor).toMatchObject({ role: 'user', withheldRole: 'assistant' });
      world.provider.bend({ claims: { acr: 'phr' } });
      const strong = await world.personIn(await world.enter(alice));
      expect(strong.actor).toMatchObject({ role: 'assistant' });
      expect(await world.enter({ ...alice, groups: 'admins' } as typeof alice)).toMatchObject({ state: 'signed-in' });
      expect(await roleOf(alice.email)).toBe('admin');
      await world.enter({ ...alice, groups: [] } as typeof alice);
      expect(await roleOf(alice.email)).toBe('user');
      expect(await world.events()).toContain('user.role-changed');
    });

    it('that staff gave stays when the claim names none', async () => {
      const alice = newHolder();
      const person = await world.personIn(await world.enter(alice));
      await world.inSystem((tx) =>
        tx
          .update(profiles)
          .set({ role: 'assistant' })
          .where(eq(profiles.id, idOf(person))),
      );
      await world.enter(alice);
      expect(await roleOf(alice.email)).toBe('assistant');
    });

    it('leaves the owner alone', async () => {
      const owner = newHolder({ groups: ['staff'] });
      const session = await world.signUp(OWNER_EMAIL);
      await world.link(session, owner);
      await world.enter(owner);
      const [row] = await world.inSystem((tx) =>
        tx
          .select()
          .from(linkedIdentities)
          .where(eq(linkedIdentities.userId, idOf(session))),
      );
      expect(row?.claimedRole).toBeNull();
      expect(await roleOf(OWNER_EMAIL)).toBe('admin');
    });
  });

  describe('ended by the provider', () => {
    const isOpen = async (ctx: { session?: { access_token: string } }) =>
      (await readActorByToken(world, ctx.session?.access_token ?? '')) !== null;
    const entered = async (holder: ReturnType<typeof newHolder>, sid: string) => {
      world.provider.bend({ claims: { sid } });
      const one = await world.enter(holder);
      if (one.state !== 'signed-in') throw new Error('not signed in');
      return one;
    };
    const announce = async (claims: Record<string, unknown>) =>
      endByProvider(world, await world.provider.logoutToken(claims));

    it('ends the sessions of one session there, or of one subject, and no other', async () => {
      const [alice, bob] = [newHolder(), newHolder()];
      const [one, two, bobs] = [await entered(alice, 'one'), await entered(alice, 'two'), await entered(bob, 'one')];
      expect(await announce({ sub: alice.sub, sid: 'one' })).toBe('taken');
      expect([await isOpen(one), await isOpen(two), await isOpen(bobs)]).toEqual([false, true, true]);
      expect(await announce({ sub: alice.sub })).toBe('taken');
      expect([await isOpen(two), await isOpen(bobs)]).toEqual([false, true]);
      expect(await announce({ sub: 'nobody', sid: 'one' })).toBe('taken');
      expect(await isOpen(bobs)).toBe(true);
    });

    it('takes each notice once, and none that somebody else has signed', async () => {
      const alice = newHolder();
      const token = await world.provider.logoutToken({ sub: alice.sub });
      expect(await endByProvider(world, token)).toBe('taken');
      expect(await endByProvider(world, token)).toBe('refused');
      const one = await entered(alice, 'one');
      const forged = await world.provider.logoutToken({ sub: alice.sub }, { by: 'stranger' });
      expect(await endByProvider(world, forged)).toBe('refused');
      expect(await isOpen(one)).toBe(true);
    });
  });
});
