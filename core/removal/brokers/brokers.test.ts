import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import english from '#contract/brokers/brokers.texts.en.ts';
import { brokerCategories } from '#contract/brokers/types.ts';
import { countries, isCountry } from '#contract/identifiers/types.ts';
import { createIdentityWorld, type IdentityWorld } from '#core/identifiers/identifiers.fixture.ts';
import { leaveOut } from '#core/removal/actions/leave-out.ts';
import { prepareCase } from '#core/removal/actions/prepare-case.ts';
import { recordSent } from '#core/removal/actions/record-sent.ts';
import { alice, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { brokers } from './brokers.ts';
import { listLikelyBrokers } from './queries/likely-brokers.ts';
import { isIn, whyLikely } from './rules.ts';

const named = (id: string) => {
  const found = brokers.find((one) => one.id === id);
  if (!found) throw new Error(`no broker ${id}`);
  return found;
};
describe('the list of brokers', () => {
  it('rests on no list alone that may not be used commercially', () => {
    const unfree = brokers.filter(({ sources }) => sources.every((one) => one === 'badbool' || one === 'optery'));
    expect(brokers.length).toBeGreaterThan(100);
    expect(unfree).toEqual([]);
  });

  it('names each broker once, with a way to ask it and a kind that is known', () => {
    expect(new Set(brokers.map(({ id }) => id)).size).toBe(brokers.length);
    expect(brokers.filter(({ url, email, postal }) => !url && !email && !postal)).toEqual([]);
    expect(brokers.filter(({ category }) => !brokerCategories.includes(category))).toEqual([]);
    expect(brokers.filter(({ url }) => url !== null && !URL.canParse(url))).toEqual([]);
  });

  it('asks for nothing and notes nothing that has no words in other languages', () => {
    const asked = brokers.flatMap(({ needs }) => needs);
    expect(asked.filter((need) => !Object.hasOwn(english.needs, need))).toEqual([]);
    const noted = brokers.filter(({ note }) => note !== null).map(({ id, note }) => [id, note]);
    expect(Object.fromEntries(noted)).toEqual(english.notes);
  });

  it.each(Object.keys(countries))('has somebody for %s', (country) => {
    expect(isCountry(country) && brokers.some((broker) => isIn(broker, country))).toBe(true);
  });
});

describe('who is likely', () => {
  it.each([
    [['US', 'EU'], 'FR', true],
    [['EU', 'DE'], 'DE', true],
    [['EU', 'DE'], 'FR', false],
    [['EU'], 'UK', false],
    [['global'], 'HK', true],
    [['EU', 'DE'], 'EU', false],
    [['US'], 'UK', false],
  ] as const)('a broker of %o holds somebody in %s: %s', (jurisdictions, country, expected) => {
    expect(isIn({ jurisdictions: [...jurisdictions] }, country)).toBe(expected);
  });

  it('collectors of business contacts hold only who has an address at a company', () => {
    const zoominfo = named('zoominfo');
    expect(whyLikely(zoominfo, { country: 'UK', hasWorkAddress: false })).toBeNull();
    expect(whyLikely(zoominfo, { country: 'UK', hasWorkAddress: true })).toContain('at companies');
  });
});

onOneDatabase('brokers likely to hold Alice', (_open, kind) => {
  let identity: IdentityWorld;
  beforeAll(async () => {
    identity = await createIdentityWorld(kind);
  });
  afterAll(() => identity.world.close());
  const list = (actor = alice) => listLikelyBrokers(identity.as(actor));

  it('are none while she has not said where she lives', async () => {
    expect(await list()).toEqual({ country: null, brokers: [] });
  });

  it('are those of her country, each with a reason', async () => {
    await identity.add('country', 'DE');
    await identity.add('country', 'UK');
    await identity.add('town', 'Leeds');
    const { country, brokers: likely } = await list();
    expect(country).toBe('UK');
    expect(likely.length).toBeGreaterThan(20);
    expect(likely.filter(({ because }) => because.length === 0)).toEqual([]);
    expect(likely.map(({ id }) => id)).toContain('acxiom-uk');
    expect(likely.map(({ id }) => id)).not.toContain('acxiom-germany');
  });

  it('show her number where a form takes one, and nowhere else', async () => {
    await identity.add('phone', '+44 20 7946 0958');
    const likely = (await list()).brokers;
    const takesNumber = (needs: readonly string[]) => needs.some((need) => need.includes('phone number'));
    expect(likely.filter(({ numbers }) => numbers.includes('+442079460958')).length).toBeGreaterThan(2);
    expect(likely.filter(({ needs, numbers }) => numbers.length > 0 && !takesNumber(needs))).toEqual([]);
  });

  const ofBroker = async (broker: string, actor = alice) => (await list(actor)).brokers.find(({ id }) => id === broker);

  it('show the request to each, and when its letter was sent', async () => {
    const id = await prepareCase(identity.as(alice), { company: 'brokers.acxiom-uk' });
    expect(await ofBroker('acxiom-uk')).toMatchObject({ case: { id, state: 'prepared' }, askedAt: null });
    const now = identity.world.clock.now().toISOString();
    await recordSent(identity.as(alice), { caseId: id, by: 'email', on: now.slice(0, 10) });
    expect(await ofBroker('acxiom-uk')).toMatchObject({ case: { state: 'sent' }, askedAt: now });
  });

  it('of one operator are asked once, whichever of them she asked', async () => {
    await identity.add('country', 'US', bob);
    const sites = ['intelius-peopleconnect', 'truthfinder', 'instant-checkmate'];
    const listed = async () => (await list(bob)).brokers.filter(({ id }) => sites.includes(id));
    expect(await listed()).toMatchObject([
      {
        id: 'intelius-peopleconnect',
        covers: expect.arrayContaining(['TruthFinder', 'Instant Checkmate']),
        case: null,
      },
    ]);
    await prepareCase(identity.as(bob), { company: 'brokers.truthfinder', residence: 'US-TX' });
    expect((await listed())[0]?.case).not.toBeNull();
  });

  it('are hers alone to ask', async () => {
    await identity.add('country', 'UK', bob);
    expect(await ofBroker('acxiom-uk', bob)).toMatchObject({ case: null, askedAt: null });
  });

  it('can be left out', async () => {
    await leaveOut(identity.as(alice), { company: 'brokers.acxiom-uk', leaveOut: true });
    expect(await ofBroker('acxiom-uk')).toMatchObject({ isLeftOut: true });
  });
});
