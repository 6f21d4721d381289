import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type DayRun,
  daysInWords,
  filterSources,
  type ListedSource,
  precisionInWords,
  sourcesPerPage,
} from '#contract/sources/listing.ts';
import { type Context, visitor } from '#core/base/context.ts';
import { countVerdict } from '#core/sources/actions/count-verdict.ts';
import type { Source } from '#core/sources/define.ts';
import { noteAnswered } from '#core/sources/health/actions/note-answered.ts';
import { conditionOf, isAnswering } from '#core/sources/health/internal/condition.ts';
import { type Health, unknownHealth } from '#core/sources/health/internal/health.ts';
import { paceWords } from '#core/sources/health/internal/pace-words.ts';
import { recordControl } from '#core/sources/health/internal/record.ts';
import { sourceHealth } from '#core/sources/health/schema.ts';
import { createSiteWorld, type SiteWorld, siteSource } from '#core/sources/health/site.fixture.ts';
import { sourceById, sourcesFor } from '#core/sources/queries/sources.ts';
import { subjectOf } from '#core/sources/queries/subject.ts';
import { registry } from '#core/sources/registry.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { countSources, listSources } from './listing.ts';

const whole = { q: '', category: null, condition: null };

const now = new Date('2027-03-01T09:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const passed = (hours: number) => ({ outcome: 'passed' as const, askedAt: ago(hours), provedAt: ago(hours) });
const proved = (known: number, impossible: number): Health => ({
  ...unknownHealth,
  proofs: { known: passed(known), impossible: passed(impossible) },
});

describe('whether a source answers today', () => {
  const { control: _, ...plain } = siteSource('plain');
  const isIt = (health: Health, source = siteSource('a')) => isAnswering(source, health, now);

  it('is shown by both of its controls within a day', () => {
    expect([isIt(proved(24, 24)), isIt(proved(25, 1)), isIt(proved(1, 25)), isIt(unknownHealth)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('is shown by an answer to somebody where there is no control', () => {
    const answered = (hours: number) => isIt({ ...unknownHealth, answeredAt: ago(hours) }, plain);
    expect([answered(24), answered(25), isIt(unknownHealth, plain)]).toEqual([true, false, false]);
  });

  it('is not so for one that is out, held or has lost its people', () => {
    const gone: Health = {
      ...proved(1, 1),
      proofs: { ...proved(1, 1).proofs, known: { ...passed(1), outcome: 'gone' } },
    };
    for (const health of [{ ...proved(1, 1), state: 'quarantined' as const }, { ...proved(1, 1), heldAt: now }, gone])
      expect(isIt(health)).toBe(false);
  });

  it('is told with its reason', () => {
    const told = (health: Partial<Health>, isSwitchedOn = true) =>
      conditionOf(siteSource('a'), { ...proved(1, 1), ...health }, { now, isSwitchedOn }).condition;
    expect(told({})).toBe('answering');
    expect(told({ state: 'suspect' })).toBe('doubted');
    expect([told({ state: 'quarantined' }), told({ state: 'probation' }), told({ heldAt: now })]).toEqual([
      'out',
      'out',
      'out',
    ]);
    expect(told({ proofs: unknownHealth.proofs })).toBe('quiet');
    expect(told({}, false)).toBe('off');
  });

  it('says of one that is switched off whether it wants a key or a choice', () => {
    const off = (source: Source) => conditionOf(source, unknownHealth, { now, isSwitchedOn: false }).because;
    expect(off(siteSource('a'))).toContain('needs a key');
    expect(off({ ...siteSource('a'), optIn: 'PROFILE_SITES_TIER_C' })).toContain('has chosen it');
  });
});

describe('a row of the list', () => {
  it('says its pace in words', () => {
    const windows = [
      { most: 1, seconds: 4 },
      { most: 25, seconds: 3_600 },
      { most: 1_000, seconds: 2_592_000 },
    ];
    expect(paceWords(windows)).toBe('At most 1 question in 4 seconds, 25 in an hour and 1,000 in 30 days');
    expect(paceWords([{ most: 10, seconds: 60 }])).toBe('At most 10 questions in a minute');
  });

  it('says its days in words', () => {
    const runs: DayRun[] = [
      { mark: 'passed', days: 1 },
      { mark: 'failed', days: 1 },
      { mark: 'passed', days: 1 },
      { mark: null, days: 1 },
    ];
    expect(daysInWords(runs)).toBe('Last 4 days: 2 good, 1 with a wrong answer, 1 not asked');
  });

  it('is found by all of its words, its kind and how it does', () => {
    const source = (id: string, category: string, condition: string) =>
      ({
        id,
        name: `Site ${id}`,
        category,
        condition,
        homepage: '',
        reveals: 'A profile.',
        countries: [] as string[],
      }) as unknown as ListedSource;
    const list = [source('a', 'keys', 'out'), source('b', 'keys', 'answering'), source('c', 'code', 'answering')];
    const found = (filter: Partial<Parameters<typeof filterSources>[1]>) =>
      filterSources(list, { q: '', category: null, condition: null, ...filter }).map(({ id }) => id);
    expect(found({})).toEqual(['a', 'b', 'c']);
    expect(found({ q: 'PROFILE site b' })).toEqual(['b']);
    expect(found({ category: 'keys', condition: 'answering' })).toEqual(['b']);
    expect(found({ q: 'nothing' })).toEqual([]);
  });
});

onEachDatabase('the list of sources', (open) => {
  let database: Database;
  let world: SiteWorld;
  let ctx: Context;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    world = await createSiteWorld(database);
    ctx = { actor: visitor, client: null, platform: world };
  });
  afterEach(() => world.close());
  afterAll(() => database.close());

  const listed = async (id: string) =>
    (await listSources(ctx, { filter: { ...whole, q: id }, page: 1 })).sources.find((one) => one.id === id);

  it('shows kinds of more than a page only where they are asked for, a page at a time', async () => {
    const all = await listSources(ctx, { filter: whole, page: 3 });
    const profiles = all.kinds.find(({ category }) => category === 'profiles');
    expect(profiles?.matching).toBeGreaterThan(1_000);
    expect(all.sources.length).toBeLessThan(100);
    expect(all.sources.map(({ category }) => category)).not.toContain('profiles');
    const page = (number: number) => listSources(ctx, { filter: { ...whole, category: 'profiles' }, page: number });
    const [first, second, beyond] = [await page(1), await page(2), await page(1_000)];
    const ids = [first, second].flatMap(({ sources }) => sources.map(({ id }) => id));
    expect(new Set(ids).size).toBe(2 * sourcesPerPage);
    expect([first.page, beyond.page]).toEqual([1, Math.ceil(first.matching / sourcesPerPage)]);
  });

  it('says of a site that must prove itself that it is being tried, and counts it once it has passed', async () => {
    expect(await listed('35photo')).toMatchObject({ condition: 'tried' });
    const passes = { known: 'passed', impossible: 'passed' } as const;
    const source = sourceById('35photo') as Source;
    for (const [kind, outcome] of Object.entries(passes))
      await recordControl(world, source, kind as keyof typeof passes, [outcome]);
    expect(await listed('35photo')).toMatchObject({ condition: 'answering' });
    expect(await countSources(ctx)).toMatchObject({ live: 1 });
    world.clock.advance(73 * 3_600_000);
    expect(await listed('35photo')).toMatchObject({ condition: 'tried' });
  });

  it('names the countries of a site, by which it is found', async () => {
    const { sources } = await listSources(ctx, { filter: { ...whole, q: 'japan' }, page: 1 });
    expect(sources.length).toBeGreaterThan(3);
    expect(sources.some(({ countries }) => countries.includes('Japan'))).toBe(true);
  });

  it('says of a sensitive site that no scan asks it', async () => {
    expect(await listed('admireme-vip')).toMatchObject({
      condition: 'off',
      because: expect.stringContaining('no scan asks it'),
    });
  });

  it('claims nothing before anybody has answered', async () => {
    expect(await countSources(ctx)).toMatchObject({ live: 0, providers: 0 });
    const list = await listSources(ctx, { filter: whole, page: 1 });
    expect([list.total, list.live]).toEqual([registry.length, 0]);
  });

  it('counts sources and who runs them, for a day', async () => {
    for (const id of ['gravatar-v3', 'gravatar-legacy', 'xposedornot']) await noteAnswered(world, id);
    expect(await countSources(ctx)).toMatchObject({ live: 3, providers: 2 });
    expect((await listSources(ctx, { filter: whole, page: 1 })).live).toBe(3);
    const shown = await listed('xposedornot');
    expect(shown).toMatchObject({ condition: 'answering', pace: expect.stringContaining('100 in a day') });
    expect(shown?.days).toEqual([
      { mark: null, days: 29 },
      { mark: 'passed', days: 1 },
    ]);
    world.clock.advance(25 * 3_600_000);
    expect(await countSources(ctx)).toMatchObject({ live: 0, providers: 0 });
  });

  it('tells what a free scan asks from what is live, and counts none that no scan asks', async () => {
    for (const id of ['xposedornot', 'rdap', 'openalex-authors']) await noteAnswered(world, id);
    expect(await countSources(ctx)).toEqual({
      live: 2,
      providers: 2,
      asked: sourcesFor(subjectOf('alice@example.com'), world.config).length,
    });
    const byName = await listed('openalex-authors');
    expect(byName).toMatchObject({ condition: 'off', because: expect.stringContaining('No scan asks by a name') });
  });

  it('counts as live what the list shows as live, and nothing in doubt', async () => {
    for (const id of ['xposedornot', 'rdap', 'gravatar-v3']) await noteAnswered(world, id);
    await database.transaction(systemScope, (tx) =>
      tx.update(sourceHealth).set({ state: 'suspect' }).where(eq(sourceHealth.sourceId, 'rdap')),
    );
    const { live } = await countSources(ctx);
    expect(live).toBe((await listSources(ctx, { filter: whole, page: 1 })).live);
    expect(live).toBe(2);
  });

  it('says how often a source was right once twenty people have said so', async () => {
    const right = async () => (await listed('xposedornot'))?.precision ?? null;
    const count = (theirs: number, others: number) =>
      database.transaction(systemScope, (tx) => countVerdict(tx, 'xposedornot', { theirs, others }));
    await count(18, 1);
    expect(await right()).toBeNull();
    await count(0, 1);
    expect(precisionInWords((await right()) ?? { answers: 0, atLeast: 0 })).toBe(
      'At least 69% of what it found by a name was theirs, going by 20 answers',
    );
  });
});
