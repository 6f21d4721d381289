import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokerCategories } from '#contract/brokers/types.ts';
import { countries, isCountry } from '#contract/identifiers/types.ts';
import { createIdentityWorld, type IdentityWorld } from '#core/identifiers/identifiers.fixture.ts';
import { alice, bob } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { markBroker } from './actions/mark-broker.ts';
import { type Broker, brokers } from './brokers.ts';
import { letterTo } from './letters.ts';
import { listLikelyBrokers } from './queries/likely-brokers.ts';
import { dueAfter, isIn, lawFor, whyLikely } from './rules.ts';

const named = (id: string) => {
  const found = brokers.find((one) => one.id === id);
  if (!found) throw new Error(`no broker ${id}`);
  return found;
};
const sender = {
  name: 'Alice Archer',
  otherNames: ['Alice Baker'],
  email: alice.email,
  phones: ['+442079460958'],
  towns: ['Leeds'],
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

describe('a letter', () => {
  it('asks for erasure, and tells only what the broker needs', () => {
    const { subject, text } = letterTo({ ...named('acxiom-uk'), needs: ['full name'] }, 'uk-gdpr', sender);
    expect(subject).toBe('Erasure of my personal data, and objection to marketing');
    expect(text).toContain('Name: Alice Archer\nAlso known as: Alice Baker\nEmail address: alice@example.com\n');
    expect(text).toContain('Article 17 of the UK GDPR');
    expect(text).not.toContain('Leeds');
  });

  it('names the town to a broker that looks people up by address', () => {
    expect(letterTo(named('acxiom-uk'), 'uk-gdpr', sender).text).toContain('Town: Leeds');
  });

  it.each([
    ['full name, phone number', true],
    ['full name', false],
  ])('to a broker that asks for %s names the number: %s', (needs, expected) => {
    const { text } = letterTo({ ...named('acxiom-uk'), needs: needs.split(', ') }, 'uk-gdpr', sender);
    expect(text.includes('Phone number: +442079460958\n')).toBe(expected);
  });

  it('asks who may refuse an erasure for a copy', () => {
    const creditor = brokers.find(({ category }) => category === 'credit-reference');
    expect(letterTo(creditor ?? named('acxiom'), 'gdpr', sender).text).toMatch(/Article 15|Art\. 15/);
  });

  it('is German where the broker answers in German', () => {
    const german = brokers.find(({ language, letters }) => language === 'de' && letters.includes('gdpr'));
    expect(letterTo(german ?? named('acxiom'), 'gdpr', sender)).toMatchObject({
      language: 'de',
      text: expect.stringContaining('DSGVO'),
    });
  });

  it.each(['erasure', 'access'] as const)('from Switzerland asks for %s under its own act, never the GDPR', (kind) => {
    const category = kind === 'access' ? 'credit-reference' : 'marketing-data';
    const english = { ...named('acxiom'), category, language: 'en', letters: ['gdpr'] } as const;
    for (const broker of [english, { ...english, language: 'de' } as const]) {
      const law = lawFor(broker as unknown as Broker, 'CH');
      const { language, text } = letterTo(broker as unknown as Broker, law ?? 'gdpr', sender);
      expect([law, language]).toEqual(['fadp', broker.language]);
      expect(text).toMatch(kind === 'access' ? /(?:Article|Art\.) 25/ : /(?:Article|Art\.) 30.*(?:Article|Art\.) 32/s);
      expect(text).toMatch(/30 (?:days|Tagen)/);
      expect(text).not.toMatch(/GDPR|DSGVO|Regulation/);
    }
    expect(lawFor({ letters: ['ccpa'] }, 'CH')).toBeNull();
  });

  it.each([
    ['fadp', '2027-01-31T10:00:00Z', '2027-03-02'],
    ['gdpr', '2027-01-31T10:00:00Z', '2027-02-28'],
    ['uk-gdpr', '2027-03-15T10:00:00Z', '2027-04-15'],
    ['pdpo', '2027-03-01T10:00:00Z', '2027-04-10'],
    ['ccpa', '2027-03-01T10:00:00Z', '2027-04-15'],
  ] as const)('under %s of %s is answered by %s', (law, asked, due) => {
    expect(dueAfter(law, new Date(asked)).toISOString().slice(0, 10)).toBe(due);
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

  it('are those of her country, each with a reason and a letter in her name', async () => {
    await identity.add('country', 'DE');
    await identity.add('country', 'UK');
    await identity.add('town', 'Leeds');
    const { country, brokers: likely } = await list();
    expect(country).toBe('UK');
    expect(likely.length).toBeGreaterThan(20);
    expect(likely.filter(({ because }) => because.length === 0)).toEqual([]);
    const { letter } = likely.find(({ id }) => id === 'acxiom-uk') ?? {};
    expect(letter?.text).toContain('Name: Alice Archer\n');
    expect(likely.map(({ id }) => id)).not.toContain('acxiom-germany');
  });

  it('show her number where a form takes one, and nowhere else', async () => {
    await identity.add('phone', '+44 20 7946 0958');
    const likely = (await list()).brokers;
    const takesNumber = (needs: readonly string[]) => needs.some((need) => need.includes('phone number'));
    expect(likely.filter(({ numbers }) => numbers.includes('+442079460958')).length).toBeGreaterThan(2);
    expect(likely.filter(({ needs, numbers }) => numbers.length > 0 && !takesNumber(needs))).toEqual([]);
  });

  it('keep the first day on which she said that she had asked, until she takes it back', async () => {
    const first = identity.world.clock.now().toISOString();
    const input = { broker: 'acxiom-uk', asked: true };
    await markBroker(identity.as(alice), input);
    identity.world.clock.advance(86_400_000);
    await markBroker(identity.as(alice), input);
    const asked = async () => (await list()).brokers.find(({ id }) => id === 'acxiom-uk')?.askedAt;
    expect(await asked()).toBe(first);
    await markBroker(identity.as(alice), { ...input, asked: false });
    expect(await asked()).toBeNull();
  });

  it('of one operator are asked once, whichever of them she asked', async () => {
    await identity.add('country', 'US', bob);
    const sites = ['intelius-peopleconnect', 'truthfinder', 'instant-checkmate'];
    const listed = async () => (await list(bob)).brokers.filter(({ id }) => sites.includes(id));
    expect(await listed()).toMatchObject([
      { id: 'intelius-peopleconnect', covers: expect.arrayContaining(['TruthFinder', 'Instant Checkmate']) },
    ]);
    expect((await listed())[0]?.letter?.text).toMatch(/This request also concerns .*TruthFinder/);
    await markBroker(identity.as(bob), { broker: 'truthfinder', asked: true });
    expect((await listed())[0]?.askedAt).not.toBeNull();
    await markBroker(identity.as(bob), { broker: 'truthfinder', asked: false });
  });

  it('are hers alone to mark', async () => {
    await identity.add('country', 'UK', bob);
    await markBroker(identity.as(alice), { broker: 'acxiom-uk', asked: true });
    expect((await list(bob)).brokers.filter(({ askedAt }) => askedAt !== null)).toEqual([]);
  });

  it('that are not on the list cannot be marked', async () => {
    await expect(markBroker(identity.as(alice), { broker: 'nobody', asked: true })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
