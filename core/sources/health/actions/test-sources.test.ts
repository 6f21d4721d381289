import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Control, Source } from '#core/sources/define.ts';
import { sourceOut } from '#core/sources/health/emails.ts';
import { knownStateOf } from '#core/sources/health/internal/health.ts';
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

  it('leaves a source unknown that answered none of its tests', async () => {
    world.moods.b = 'down';
    await run(siteSource('a'), siteSource('b'));
    expect([knownStateOf(await health('a')), knownStateOf(await health('b'))]).toEqual(['healthy', 'unknown']);
  });

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

  it('asks no source more than four times, and other known names the next night', async () => {
    const known = ['one@site.example', 'two@site.example', 'three@site.example', 'four@site.example'] as const;
    const { control } = siteSource('a') as Source & { control: Control };
    const many = siteSource('a', { control: { ...control, known } });
    world.moods.a = 'finds everybody';
    await run(siteSource('a'));
    expect(world.asked).toHaveLength(3);
    world.asked.length = 0;
    world.clock.advance(DAY);
    world.moods.a = 'finds nobody';
    await run(many);
    const first = world.asked.map((one) => one.slice(2));
    expect(first.slice(0, 2).every((name) => known.some((one) => one === name))).toBe(true);
    expect(first).toHaveLength(3);
    expect((await health('a')).proofs.known.outcome).toBe('unanswered');
    world.clock.advance(DAY);
    await run(many);
    const second = world.asked.slice(3).map((one) => one.slice(2));
    expect([...first.slice(0, 2), ...second.slice(0, 2)].sort()).toEqual([...known].sort());
  });

  it('is done by one of several processes', async () => {
    const list = [siteSource('a'), siteSource('b')];
    await Promise.all([testSources(world, list, never), testSources({ ...world }, list, never)]);
    expect(world.asked).toHaveLength(4);
  });

  it('is made again where it was stopped', async () => {
    const stop = new AbortController();
    stop.abort(new Error('the process is going down'));
    await expect(testSources(world, [siteSource('a')], stop.signal)).rejects.toThrow('going down');
    await run(siteSource('a'));
    expect(await marks()).toEqual(['a passed']);
  });

  it('begins with the sources that scans always ask', async () => {
    const tried = Array.from({ length: 9 }, (_, n) => siteSource(`tried${n}`, { mustProve: true }));
    await run(...tried, siteSource('always'));
    expect(world.asked.findIndex((one) => one.startsWith('always'))).toBeLessThan(8);
  });

  it('tells nobody of a liar that has never proved itself', async () => {
    world.moods.liar = 'finds everybody';
    await run(siteSource('liar', { mustProve: true }));
    expect((await health('liar')).state).toBe('quarantined');
    const { rows } = await database.transaction(systemScope, (tx) =>
      tx.execute(sql`select 1 from audit_logs where entity_type = 'source' and entity_id = 'liar'
        union all select 1 from outbox union all select 1 from mails`),
    );
    expect(rows).toEqual([]);
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
