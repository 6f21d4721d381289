import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Source } from '#core/sources/define.ts';
import { sourceOut } from '#core/sources/health/emails.ts';
import { readHealth } from '#core/sources/health/internal/rows.ts';
import { sourceRetention, sourceTest } from '#core/sources/health/jobs.ts';
import { sourceDays } from '#core/sources/health/schema.ts';
import { createSiteWorld, type SiteWorld, siteSource } from '#core/sources/health/site.fixture.ts';
import { subjectFrom } from '#core/sources/queries/subject.ts';
import { registry } from '#core/sources/registry.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { holdSource, releaseSource } from './hold-source.ts';
import { proveAnswer } from './prove-answer.ts';
import { testSources } from './test-sources.ts';

const DAY = 86_400_000;
const never = new AbortController().signal;
const subject = subjectFrom({ kind: 'email', value: 'alice@site.example' });

onEachDatabase('the test of sources at night', (open) => {
  let database: Database;
  let world: SiteWorld;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    world = await createSiteWorld(database, { emails: [sourceOut], now: '2027-03-01T02:10:00Z' });
  });
  afterEach(() => world.close());
  afterAll(() => database.close());

  const health = (id: string) => database.transaction(systemScope, (tx) => readHealth(tx, id));
  const marks = () =>
    database.transaction(systemScope, async (tx) =>
      (await tx.select().from(sourceDays).orderBy(sourceDays.sourceId, sourceDays.day)).map(
        ({ sourceId, mark }) => `${sourceId} ${mark}`,
      ),
    );
  const run = (...list: Source[]) => testSources(world, list, never);
  async function nights(list: Source[], ...moods: SiteWorld['moods'][string][]) {
    for (const mood of moods) {
      world.moods.a = mood;
      await run(...list);
      world.clock.advance(DAY);
    }
  }

  it('asks each source that can be proved both questions, once a night', async () => {
    const { control: _, ...plain } = siteSource('plain');
    const list = [siteSource('a'), siteSource('b'), plain];
    world.moods.b = 'down';
    await run(...list);
    await run(...list);
    expect(world.asked.filter((one) => one.startsWith('a '))).toEqual([
      'a resident@site.example',
      'a nobody-@site.example',
    ]);
    expect(world.asked.some((one) => one.startsWith('plain'))).toBe(false);
    expect(await marks()).toEqual(['a passed', 'b unanswered']);
    world.clock.advance(DAY);
    await run(...list);
    expect(world.asked.filter((one) => one.startsWith('a '))).toHaveLength(4);
  });

  it('proves the day’s answers', async () => {
    await run(siteSource('a'));
    const before = world.asked.length;
    const turn = { asker: 'visitor' as const, latest: world.clock.now(), signal: never };
    expect(await proveAnswer(world, { source: siteSource('a'), subject }, { state: 'clear' }, turn)).toEqual({
      state: 'clear',
    });
    expect(world.asked).toHaveLength(before);
  });

  it('says of a source whose known people have gone that they have', async () => {
    world.members.clear();
    await run(siteSource('a'));
    expect(await marks()).toEqual(['a gone']);
    expect((await health('a')).state).toBe('healthy');
  });

  it('puts a liar out, and brings it back after three good nights of five', async () => {
    const list = [siteSource('a')];
    await nights(list, 'finds everybody');
    expect((await health('a')).state).toBe('quarantined');
    await nights(list, 'down', 'truthful');
    expect((await health('a')).state).toBe('probation');
    await nights(list, 'finds everybody', 'truthful');
    expect((await health('a')).state).toBe('probation');
    await nights(list, 'truthful');
    expect(await health('a')).toMatchObject({ state: 'healthy', recent: [] });
    expect(await marks()).toEqual(['a failed', 'a unanswered', 'a passed', 'a failed', 'a passed', 'a passed']);
  });

  it('asks nobody where the operator switched it off', async () => {
    const quiet = { ...world, config: { ...world.config, sourceTests: false } };
    await sourceTest.run(quiet, {}, { id: '', attempt: 1, lastAttempt: true, signal: never });
    expect(await marks()).toEqual([]);
  });

  it('is told for thirty days', async () => {
    await nights([siteSource('a')], 'truthful');
    world.clock.advance(30 * DAY);
    await sourceRetention.run(world, {}, { id: '', attempt: 1, lastAttempt: true, signal: never });
    expect(await marks()).toEqual([]);
  });

  it('is left to staff: whoever holds a source keeps it out, and whoever releases it has it asked again', async () => {
    const [source = siteSource('none')] = registry;
    const ctx = (actor: typeof admin) => ({ actor, client: null, platform: world });
    const turn = { asker: 'visitor' as const, latest: world.clock.now(), signal: never };
    const answer = async () => {
      const { state, ...rest } = await proveAnswer(
        world,
        { source: { ...siteSource('a'), id: source.id }, subject },
        { state: 'clear' },
        turn,
      );
      return 'reason' in rest ? rest.reason : state;
    };
    await expect(holdSource(ctx(alice), source.id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(holdSource(ctx(admin), 'nothing')).rejects.toMatchObject({ code: 'not-found' });
    await holdSource(ctx(admin), source.id);
    await holdSource(ctx(admin), source.id);
    expect(await answer()).toBe('suspended');
    await releaseSource(ctx(admin), source.id);
    expect(await answer()).toBe('clear');
  });
});
