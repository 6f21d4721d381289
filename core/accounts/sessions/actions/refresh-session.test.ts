import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '#contract/accounts/session.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { type AccountsWorld, alice, createAccountsWorld, sessionIn } from '#core/accounts/sessions/accounts.fixture.ts';
import { readActor, readActorByToken } from '#core/accounts/sessions/actions/read-actor.ts';
import { authTokens } from '#core/accounts/sessions/schema.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { refresh } from './refresh-session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

onEachDatabase('a refresh token', (_open, kind, { rule }) => {
  let world: AccountsWorld;
  let session: Session;
  const renew = (token = session.refresh_token) => refresh(world.from(), token);
  const actorOf = ({ access_token }: Session) => readActorByToken(world, access_token);
  const refused = { code: 'unauthenticated' };
  beforeEach(async () => {
    world = await createAccountsWorld(kind);
    session = await world.openAccount();
  });
  afterEach(() => world.close());

  rule('gives the next pair, and both access tokens work until they end', proves('AUTH-013', 'DATA-011'), async () => {
    world.clock.advance(14 * 60_000);
    const next = await renew();
    expect(next.refresh_token).not.toBe(session.refresh_token);
    expect(next).toMatchObject({ expires_in: 900, user: session.user });
    expect([await actorOf(session), await actorOf(next)]).toMatchObject([{ role: 'user' }, { role: 'user' }]);
    world.clock.advance(60_000);
    expect(await actorOf(session)).toBeNull();
    expect(await actorOf(next)).not.toBeNull();
  });

  it('used 20 times at once has one child, which all of them get', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => renew()));
    expect(new Set(answers.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    const unused = await world.inSystem((tx) => tx.select().from(authTokens).where(sql`used_at is null`));
    expect(unused.length).toBe(1);
    expect((await renew(answers[0]?.refresh_token)).refresh_token).not.toBe(answers[0]?.refresh_token);
  });

  rule('that comes again within ten seconds gets the same child, later it ends the session for everybody', async () => {
    const child = await renew();
    world.clock.advance(10_000);
    expect((await renew()).refresh_token).toBe(child.refresh_token);
    world.clock.advance(1);
    await expect(renew()).rejects.toMatchObject(refused);
    expect(await actorOf(child)).toBeNull();
    await expect(renew(child.refresh_token)).rejects.toMatchObject(refused);
    expect((await world.events()).at(-1)).toBe('session.token.reused refused');
  });

  rule('that was stolen and used first ends the session when its owner comes', async () => {
    const thief = await renew();
    world.clock.advance(11_000);
    await expect(renew()).rejects.toMatchObject(refused);
    expect(await actorOf(thief)).toBeNull();
  });

  describe('whose answer was lost', () => {
    let browser: string;
    const here = () => world.from(undefined, browser);
    beforeEach(async () => {
      browser = world.vault.createToken();
      session = sessionIn(await signIn(here(), alice));
    });

    rule('is worth the same pair hours later in the same browser, with all its time', async () => {
      const lost = await refresh(here(), session.refresh_token);
      for (let hour = 0; hour < 3; hour++) {
        world.clock.advance(3_600_000);
        const found = await refresh(here(), session.refresh_token);
        expect(found).toMatchObject({ refresh_token: lost.refresh_token, expires_in: 900 });
        expect(await actorOf(found)).toMatchObject({ email: alice.email });
      }
      const next = await refresh(here(), lost.refresh_token);
      expect(next.refresh_token).not.toBe(lost.refresh_token);
      expect((await world.events()).join()).not.toContain('reused');
    });

    rule('ends the session when it comes from elsewhere', async () => {
      for (const elsewhere of [undefined, '', world.vault.createToken()]) {
        session = sessionIn(await signIn(here(), alice));
        const lost = await refresh(here(), session.refresh_token);
        world.clock.advance(11_000);
        await expect(refresh(world.from(undefined, elsewhere), session.refresh_token)).rejects.toMatchObject(refused);
        expect(await actorOf(lost)).toBeNull();
      }
    });

    rule(
      'ends the session once somebody came with the pair, so it was not lost: to renew it, or to a page',
      async () => {
        const uses = [
          (pair: Session) => refresh(here(), pair.refresh_token),
          (pair: Session) => readActor(world, pair.access_token),
        ];
        for (const use of uses) {
          session = sessionIn(await signIn(here(), alice));
          const thiefs = await refresh(here(), session.refresh_token);
          await use(thiefs);
          world.clock.advance(11_000);
          await expect(refresh(here(), session.refresh_token)).rejects.toMatchObject(refused);
          expect(await actorOf(thiefs)).toBeNull();
        }
      },
    );

    it('20 times at once after an hour has still one child', async () => {
      const lost = await refresh(here(), session.refresh_token);
      world.clock.advance(3_600_000);
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(here(), session.refresh_token)));
      expect(new Set(answers.map(({ refresh_token }) => refresh_token))).toEqual(new Set([lost.refresh_token]));
    });
  });

  rule('is worth nothing after signing out, and to a deactivated account', async () => {
    const actor = await actorOf(session);
    if (!actor) throw new Error('no session');
    await world.inSystem((tx) => tx.update(profiles).set({ deletedAt: world.clock.now() }));
    await expect(renew()).rejects.toMatchObject(refused);
    await world.inSystem((tx) => tx.update(profiles).set({ deletedAt: null }));
    await signOut({ ...world.from(), actor });
    await expect(renew()).rejects.toMatchObject(refused);
  });

  rule('that is none of ours is refused', async () => {
    for (const token of ['', 'x', "' or true --", session.access_token, world.vault.createToken(), 'é'.repeat(43)])
      await expect(renew(token)).rejects.toMatchObject(refused);
    expect(await actorOf(session)).not.toBeNull();
  });

  rule('lives 30 days at most, however often it is used', async () => {
    for (let day = 0; day < 29; day++) {
      world.clock.advance(86_400_000);
      session = await renew();
    }
    world.clock.advance(86_400_000);
    await expect(renew()).rejects.toMatchObject(refused);
  });

  rule('of staff lives 24 hours, and one idle hour', async () => {
    await world.inSystem((tx) => tx.update(profiles).set({ role: 'assistant' }));
    world.clock.advance(59 * 60_000);
    session = await renew();
    world.clock.advance(60 * 60_000);
    await expect(renew()).rejects.toMatchObject(refused);
    const other = await world.openAccount({ email: 'ann@example.com', password: 'another horse', fullName: 'Ann' });
    await world.inSystem((tx) => tx.update(profiles).set({ role: 'admin' }).where(eq(profiles.id, other.user.id)));
    session = other;
    for (let minutes = 50; minutes < 24 * 60; minutes += 50) {
      world.clock.advance(50 * 60_000);
      session = await renew();
    }
    expect(await actorOf(session)).toMatchObject({ role: 'admin' });
    world.clock.advance(50 * 60_000);
    await expect(renew()).rejects.toMatchObject(refused);
  });

  rule('stands nowhere: neither in the database nor in the log', async () => {
    const next = await renew();
    const { rows } = await world.inSystem((tx) =>
      tx.execute<{ all: string }>(sql`select (select json_agg(t) from auth_tokens t)::text
        || (select json_agg(s) from auth_sessions s)::text || (select json_agg(l) from auth_links l)::text
        || (select json_agg(a) from audit_logs a)::text as all`),
    );
    const stored = (rows[0]?.all ?? '') + world.logged.join('\n');
    for (const token of [session, next].flatMap(({ access_token, refresh_token }) => [access_token, refresh_token]))
      expect(stored).not.toContain(token);
  });
});
