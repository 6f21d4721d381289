import { afterAll, beforeAll, expect, it } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from '#core/identifiers/identifiers.fixture.ts';
import { prepareCase } from '#core/removal/actions/prepare-case.ts';
import { getOwnCase } from '#core/removal/queries/own-cases.ts';
import { alice, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { listAuthoritiesAt } from './authorities.ts';
import { getCompany, searchCompanies } from './companies.ts';

onOneDatabase('a company of the directory', (_open, kind) => {
  let identity: IdentityWorld;
  beforeAll(async () => {
    identity = await createIdentityWorld(kind);
    await identity.add('country', 'UK');
  });
  afterAll(() => identity.world.close());
  const prepare = async (company: string) => {
    const id = await prepareCase(identity.as(alice), { company });
    return getOwnCase(identity.as(alice), id);
  };

  it('is shown with the request to it', async () => {
    expect(await getCompany(identity.as(alice), 'controllers.canva')).toMatchObject({
      ...{ residence: 'GB', case: null, isLeftOut: false },
      routes: { name: 'Canva', contact: { name: 'Canva Pty Ltd' } },
    });
    const { id, draft } = await prepare('controllers.canva');
    expect(draft?.text).toMatch(/^To Canva Pty Ltd\n[\s\S]*Article 15 of the UK GDPR/);
    expect((await getCompany(identity.as(alice), 'controllers.canva')).case).toMatchObject({ id, state: 'prepared' });
  });

  it('waits until the person has said where they live', async () => {
    const { routes, residence } = await getCompany(identity.as(bob), 'controllers.canva');
    expect(residence).toBeNull();
    expect(routes.account).not.toBeNull();
  });

  it('is the one that answers in her country', async () => {
    const { routes } = await getCompany(identity.as(alice), 'controllers.1and1-gb');
    expect(routes.contact?.name).toBe('IONOS Cloud Ltd.');
  });

  it('is told the name of the service where it is called otherwise', async () => {
    const { draft } = await prepare('services.waze');
    expect(draft?.text).toMatch(/^To Google LLC\n[\s\S]*This request also concerns Waze\./);
  });

  it('is refused for who is not in the directory', async () => {
    await expect(getCompany(identity.as(alice), 'controllers.nobody')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is found by a search', () => {
    const [first] = searchCompanies(identity.world.config, 'canva');
    expect(first).toEqual({ id: 'controllers.canva', name: 'Canva Pty Ltd', service: null, domain: 'canva.com' });
  });
});

it.each([
  ['GB', 1],
  ['DE', 16],
  ['EU', 0],
  ['US-TX', 1],
  [null, 0],
])('who hears complaints of somebody in %s is known: %i', (residence, count) => {
  expect(listAuthoritiesAt(residence)).toHaveLength(count);
});
