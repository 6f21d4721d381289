import { afterAll, beforeAll, expect, it } from 'vitest';
import { alice } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { checkDomain } from './actions/check-domain.ts';
import { showDomainToHibp } from './actions/show-domain-to-hibp.ts';
import { createIdentityWorld, type IdentityWorld } from './identifiers.fixture.ts';

onOneDatabase('the proof of a domain, handed on to Have I Been Pwned', (_open, kind) => {
  let identity: IdentityWorld;
  beforeAll(async () => {
    identity = await createIdentityWorld(kind);
    await identity.add('domain', 'archer.example');
  });
  afterAll(() => identity.world.close());
  const show = async () => showDomainToHibp(identity.as(alice), await identity.find('archer.example'));

  it('waits until the domain is proven', async () => {
    await expect(show()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is refused without a key', async () => {
    const { id, record } = await identity.find('archer.example');
    identity.zone['archer.example'] = [String(record)];
    await checkDomain(identity.as(alice), { id });
    await expect(show()).rejects.toMatchObject({ code: 'conflict' });
  });

  it('says which record is missing, and that it was seen once it is there', async () => {
    identity.world.config.sourceKeys = { HIBP_API_KEY: 'a'.repeat(32) };
    expect(await show()).toEqual({ state: 'missing', record: 'hibp-verify=dweb_archer' });
    identity.zone['archer.example']?.push('hibp-verify=dweb_archer');
    expect(await show()).toEqual({ state: 'shown', record: null });
    expect((await identity.events()).at(-1)).toBe('identifier.domain.shown');
  });

  it('is unknown while Have I Been Pwned cannot be asked', async () => {
    identity.zone['haveibeenpwned.com'] = null;
    expect(await show()).toEqual({ state: 'unknown', record: null });
  });
});
