import { afterAll, beforeAll, expect, it } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from '#core/identifiers/identifiers.fixture.ts';
import { alice, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { listAuthorities } from './authorities.ts';
import { getCompanyLetter, searchCompanies } from './companies.ts';

onOneDatabase('a letter to a company', (_open, kind) => {
  let identity: IdentityWorld;
  beforeAll(async () => {
    identity = await createIdentityWorld(kind);
    await identity.add('country', 'UK');
    await identity.add('town', 'Leeds');
  });
  afterAll(() => identity.world.close());

  it('is in her name, under the law of her country', async () => {
    const { routes, country, letter } = await getCompanyLetter(identity.as(alice), 'controllers.canva');
    expect(country).toBe('UK');
    expect(routes).toMatchObject({ name: 'Canva', contact: { name: 'Canva Pty Ltd' } });
    expect(letter?.text).toContain('To Canva Pty Ltd\n');
    expect(letter?.text).toContain('Name: Alice Archer\nEmail address: alice@example.com\n');
    expect(letter?.text).toContain('Article 17 of the UK GDPR');
    expect(letter?.text).not.toMatch(/Leeds|also concerns/);
  });

  it('says where to complain in her country', async () => {
    const { authorities } = await getCompanyLetter(identity.as(alice), 'controllers.canva');
    expect(authorities).toMatchObject([{ id: 'gbico', url: expect.stringContaining('ico.org.uk'), language: 'en' }]);
    expect(listAuthorities('DE')).toHaveLength(16);
    expect(listAuthorities('EU')).toEqual([]);
  });

  it('waits until the person has said where they live', async () => {
    const { routes, country, letter } = await getCompanyLetter(identity.as(bob), 'controllers.canva');
    expect([country, letter]).toEqual([null, null]);
    expect(routes.account).not.toBeNull();
  });

  it('goes to whoever answers in her country', async () => {
    const { routes } = await getCompanyLetter(identity.as(alice), 'controllers.1and1-gb');
    expect(routes.contact?.name).toBe('IONOS Cloud Ltd.');
  });

  it('names the service where the company is called otherwise', async () => {
    const { letter } = await getCompanyLetter(identity.as(alice), 'services.waze');
    expect(letter?.text).toMatch(/^To Google LLC\n[\s\S]*This request also concerns Waze\./);
  });

  it('is refused for who is not in the directory', async () => {
    await expect(getCompanyLetter(identity.as(alice), 'controllers.nobody')).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('is found by a search', () => {
    const [first] = searchCompanies(identity.world.config, 'canva');
    expect(first).toEqual({ id: 'controllers.canva', name: 'Canva Pty Ltd', service: null, domain: 'canva.com' });
  });
});
