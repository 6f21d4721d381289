import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { alice, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { checkDomain } from './actions/check-domain.ts';
import { removeIdentifier } from './actions/remove-identifier.ts';
import { renewProofs } from './actions/renew-proofs.ts';
import { createIdentityWorld, type IdentityWorld } from './identifiers.fixture.ts';

const DAY = 86_400_000;
const name = 'archer.example';

onOneDatabase('a domain of Alice’s', (_open, kind) => {
  let identity: IdentityWorld;
  beforeAll(async () => {
    identity = await createIdentityWorld(kind);
  });
  afterAll(() => identity.world.close());
  beforeEach(async () => {
    identity.world.clock.advance(DAY);
    for (const key of Object.keys(identity.zone)) delete identity.zone[key];
    for (const actor of [alice, bob])
      for (const { id } of await identity.list(actor)) if (id) await removeIdentifier(identity.as(actor), { id });
  });

  const publish = async (actor = alice) => {
    const { record } = await identity.find(name, actor);
    identity.zone[name] = ['v=spf1 -all', String(record)];
  };
  const check = async (actor = alice) => checkDomain(identity.as(actor), await identity.find(name, actor));
  const proven = async () => {
    await identity.add('domain', `https://www.${name}/`);
    await publish();
    await check();
  };

  it('is proven by the record that it publishes', async () => {
    await identity.add('domain', `https://www.${name}/`);
    expect(await identity.find(name)).toMatchObject({
      state: 'waiting',
      record: expect.stringMatching(/^quietprint-verify=[\w-]{43}$/),
    });
    expect(await check()).toBe('missing');
    await publish();
    expect(await check()).toBe('there');
    expect(await identity.find(name)).toMatchObject({ state: 'proven', provenBy: 'record' });
  });

  it('is not Bob’s because it publishes Alice’s record', async () => {
    await identity.add('domain', name);
    await publish();
    await identity.add('domain', name, bob);
    expect(await check(bob)).toBe('missing');
    expect(await identity.find(name, bob)).toMatchObject({ state: 'waiting' });
  });

  it('is still hers when its record stands before the next scan', async () => {
    await proven();
    const before = await identity.find(name);
    identity.world.clock.advance(30 * DAY);
    await renewProofs(identity.world, alice.userId);
    const after = await identity.find(name);
    expect(after).toMatchObject({ state: 'proven', provenAt: before.provenAt });
    expect(after.checkedAt).not.toBe(before.checkedAt);
  });

  it('is hers no more once its record is gone before a scan', async () => {
    await proven();
    identity.zone[name] = ['v=spf1 -all'];
    await renewProofs(identity.world, alice.userId);
    expect(await identity.find(name)).toMatchObject({ state: 'waiting', provenAt: null });
    expect((await identity.events()).at(-1)).toBe('identifier.lapsed');
  });

  it('keeps its proof for a week while nobody can be asked, and no longer', async () => {
    await proven();
    identity.zone[name] = null;
    identity.world.clock.advance(6 * DAY);
    await renewProofs(identity.world, alice.userId);
    expect(await identity.find(name)).toMatchObject({ state: 'proven' });
    identity.world.clock.advance(DAY);
    await renewProofs(identity.world, alice.userId);
    expect(await identity.find(name)).toMatchObject({ state: 'waiting' });
  });

  it('that cannot be looked up is told as such, and not as missing', async () => {
    await identity.add('domain', name);
    identity.zone[name] = null;
    expect(await check()).toBe('unknown');
    expect(await identity.find(name)).toMatchObject({ checkedAt: null });
  });
});
