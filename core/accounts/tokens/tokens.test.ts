import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disableTwoFactor } from '#core/accounts/factors/actions/disable-two-factor.ts';
import { requireProof } from '#core/accounts/factors/actions/require-proof.ts';
import { factorPeople, password } from '#core/accounts/factors/people.fixture.ts';
import { changeAccount } from '#core/accounts/profile/actions/change-for-operator.ts';
import { profiles } from '#core/accounts/profile/schema.ts';
import { changePassword } from '#core/accounts/sessions/actions/change-password.ts';
import type { Context } from '#core/base/context.ts';
import { seed } from '#db/seed.ts';
import { emails, modules } from '#server/modules.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { createWorld, type World } from '#tests/world.ts';
import { answerOnce } from './actions/answer-once.ts';
import { createToken } from './actions/create-token.ts';
import { endToken } from './actions/end-token.ts';
import { readActorOfToken } from './actions/read-actor-of-token.ts';
import { isTokenText, tokenTextOf } from './internal/token-text.ts';
import { tokenRetention } from './jobs.ts';
import { listTokens } from './queries/tokens.ts';
import { apiTokens } from './schema.ts';
import { giveToken } from './tokens.fixture.ts';

describe('the text of a token', () => {
  it('is known by its checksum', () => {
    const text = tokenTextOf('a'.repeat(43));
    expect(text).toMatch(/^qp_[\w-]{51}$/);
    expect([isTokenText(text), isTokenText(`${text.slice(0, -1)}x`), isTokenText(text.replace('a', 'b'))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

onOneDatabase('tokens of the API', (_open, kind) => {
  let world: World;
  const people = factorPeople(() => world);
  const input = { name: 'Backup', scopes: ['scans:read'], days: 30 } as const;
  const create = (ctx: Context, more: object = {}) =>
    createToken(ctx, { ...input, scopes: [...input.scopes], proof: password, ...more });
  const client = (ip: string) => ({ requestId: 'r', ip, userAgent: 'curl' });
  const actorOf = (token: string, ip = '203.0.113.9') => readActorOfToken(world, client(ip), token);

  beforeAll(async () => {
    world = await createWorld({ database: kind, emails, modules });
    await seed(world.database);
  });
  afterAll(() => world.close());

  it('are kept as a hash alone, and told by mail', async () => {
    const alice = await people.newPerson();
    const { token, view } = await create(alice);
    const [row] = await people.inSystem((tx) => tx.select().from(apiTokens).where(eq(apiTokens.id, view.id)));
    expect(JSON.stringify(row)).not.toContain(token.slice(3, -8));
    await world.drain();
    const mail = world.mailbox.findLast(({ to }) => to === alice.email);
    expect(mail?.subject).toBe('A token for the API was created');
    expect(JSON.stringify([mail, world.logged])).not.toContain(token);
    expect(await people.eventsOf(alice)).toContain('token.created success');
  });

  it('need a fresh proof', async () => {
    const alice = await people.newPerson();
    await expect(create(alice, { proof: 'wrong' })).rejects.toMatchObject({ code: 'forbidden', field: 'proof' });
    expect(await listTokens(alice)).toEqual([]);
  });

  it('act for their owner with their scopes until they expire', async () => {
    const alice = await people.newPerson();
    const { token } = await create(alice, { days: 7 });
    expect(await actorOf(token)).toMatchObject({
      userId: people.idOf(alice),
      role: 'user',
      token: { scopes: ['scans:read'] },
    });
    world.clock.advance(7 * 86_400_000);
    expect(await actorOf(token)).toBeNull();
  });

  it('prove nothing themselves', async () => {
    const alice = await people.newPerson();
    const { token } = await create(alice);
    const actor = await actorOf(token);
    if (!actor) throw new Error('no actor');
    await expect(requireProof({ ...alice, actor }, password)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('are recorded once for each network that uses them', async () => {
    const alice = await people.newPerson();
    const { token } = await create(alice);
    for (const ip of ['203.0.113.9', '203.0.113.70', '198.51.100.1', '203.0.113.9']) {
      world.clock.advance(120_000);
      await actorOf(token, ip);
    }
    const used = (await people.eventsOf(alice)).filter((event) => event.startsWith('token.used-elsewhere'));
    expect(used).toHaveLength(2);
    expect((await listTokens(alice))[0]?.lastNetwork).toBe('203.0.113.0/24');
  });

  it('end when their owner ends them, and nobody else can', async () => {
    const [alice, bob] = [await people.newPerson(), await people.newPerson()];
    const { token, view } = await create(alice);
    await expect(endToken(bob, { id: view.id })).rejects.toMatchObject({ code: 'not-found' });
    await endToken(alice, { id: view.id });
    expect([await actorOf(token), await listTokens(alice)]).toEqual([null, []]);
  });

  it('end with the password and with the account', async () => {
    const [alice, bob] = [await people.newPerson(), await people.newPerson()];
    const [hers, his] = [await create(alice), await create(bob)];
    await changePassword(alice, {
      current: password,
      password: 'quiet gravel and stone',
      confirm: 'quiet gravel and stone',
    } as never);
    await changeAccount(world, bob.email, { kind: 'deactivate' });
    expect([await actorOf(hers.token), await actorOf(his.token)]).toEqual([null, null]);
    expect(await people.eventsOf(alice)).toContain('token.ended success');
  });

  describe('of staff', () => {
    const setRole = (ctx: Context, role: 'user' | 'assistant') =>
      people.inSystem((tx) =>
        tx
          .update(profiles)
          .set({ role })
          .where(eq(profiles.id, people.idOf(ctx))),
      );

    it('cannot be created by customers', async () => {
      const alice = await people.newPerson();
      await expect(create(alice, { scopes: ['staff:read'] })).rejects.toMatchObject({ code: 'forbidden' });
    });

    it('have the role while role and second factor stand', async () => {
      const staff = await people.newPerson();
      await setRole(staff, 'assistant');
      const { token } = await giveToken(world, { userId: people.idOf(staff) }, { scopes: ['staff:read'] });
      const role = async () => (await actorOf(token))?.role ?? null;
      const without = await role();
      const needed = world.config.staffTwoFactor ? 'user' : 'assistant';
      expect(without).toBe(needed);
      await changeAccount(world, staff.email, { kind: 'role', role: 'user' });
      expect(await role()).toBeNull();
    });

    it('end with the second factor; those of the person stay', async () => {
      const alice = await people.newPerson();
      const { secret } = await people.switchOn(alice);
      const own = { userId: people.idOf(alice) };
      const [staff, personal] = [
        await giveToken(world, own, { scopes: ['staff:read'] }),
        await giveToken(world, own, { scopes: ['scans:read'] }),
      ];
      await disableTwoFactor(alice, { proof: people.nextCode(secret) });
      expect(await actorOf(staff.token)).toBeNull();
      expect(await actorOf(personal.token)).not.toBeNull();
    });
  });

  describe('a request with an Idempotency-Key', () => {
    const asToken = async (ctx: Context) => {
      const { token } = await create(ctx);
      return { ...ctx, actor: (await actorOf(token)) ?? ctx.actor };
    };
    const answer = (body: string) => async () => ({ status: 201, body });

    it('is done once and answered alike', async () => {
      const ctx = await asToken(await people.newPerson());
      const one = { key: 'k', request: 'POST /orders {}' };
      expect(await answerOnce(ctx, one, answer('first'))).toMatchObject({ body: 'first', isRepeated: false });
      expect(await answerOnce(ctx, one, answer('second'))).toMatchObject({ body: 'first', isRepeated: true });
      await expect(answerOnce(ctx, { ...one, request: 'other' }, answer('x'))).rejects.toMatchObject({
        code: 'invalid',
      });
    });

    it('may be sent again after it failed, and not while it runs', async () => {
      const ctx = await asToken(await people.newPerson());
      const one = { key: 'k', request: 'POST /orders {}' };
      await expect(answerOnce(ctx, one, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
      const inside = answerOnce(ctx, one, async () => {
        await expect(answerOnce(ctx, one, answer('x'))).rejects.toMatchObject({ code: 'conflict' });
        return { status: 201, body: 'done' };
      });
      expect(await inside).toMatchObject({ body: 'done' });
    });
  });

  it('are deleted 30 days after they ended', async () => {
    const alice = await people.newPerson();
    const { view } = await create(alice);
    await endToken(alice, { id: view.id });
    const isThere = async () =>
      (await people.inSystem((tx) => tx.select().from(apiTokens).where(eq(apiTokens.id, view.id)))).length > 0;
    const run = { id: '', attempt: 1, lastAttempt: false, signal: new AbortController().signal };
    await tokenRetention.run(world, {}, run);
    expect(await isThere()).toBe(true);
    world.clock.advance(30 * 86_400_000);
    await tokenRetention.run(world, {}, run);
    expect(await isThere()).toBe(false);
  });
});
