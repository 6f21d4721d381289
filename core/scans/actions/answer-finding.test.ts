import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OwnershipAnswer } from '#contract/scans/ownership.ts';
import { figuresOf } from '#contract/scans/types.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { getOwnScan } from '#core/scans/queries/own-scan.ts';
import { listOwnScans } from '#core/scans/queries/own-scans.ts';
import { asPerson, createScanWorld, prepare, type ScanWorld, standInSource } from '#core/scans/scan.fixture.ts';
import { readPrecision } from '#core/sources/queries/precision.ts';
import { sourceVerdicts } from '#core/sources/schema.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, bob, type Person } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { answerFinding } from './answer-finding.ts';

/** A source that finds by name alone: whoever it finds may be a namesake. */
const byName = (id: string) => {
  const source = standInSource(id);
  const check: typeof source.check = async (subject, means) => {
    const outcome = await source.check(subject, means);
    if (!('exposures' in outcome)) return outcome;
    const [first, ...rest] = outcome.exposures.map((one) => ({ ...one, certainty: 'candidate' as const }));
    return first ? { ...outcome, exposures: [first, ...rest] } : outcome;
  };
  return { ...source, check };
};

onOneDatabase('“Is this you?”', (open) => {
  let database: Database;
  let world: ScanWorld;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await world?.close();
    await prepare(database);
    await inSystem((tx) => tx.execute(sql`delete from finding_todos`));
    await inSystem((tx) => tx.delete(sourceVerdicts));
    world = await createScanWorld(database, [byName('a')], { behaviours: { a: { found: ['one', 'two'] } } });
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const inSystem = <Result>(work: Parameters<typeof database.transaction<Result>>[1]) =>
    database.transaction(systemScope, work);
  const scanOf = async (person: Person) => {
    const started = await startFreeScan(asPerson(world, person), { name: 'Somebody', email: person.email });
    await world.drain();
    return started.kind === 'started' ? started.scanId : '';
  };
  const read = async (scanId: string, person: Person = alice) =>
    (await getOwnScan(asPerson(world, person), scanId)).scan;
  const firstOf = async (scanId: string, person: Person = alice) => {
    const [finding] = (await read(scanId, person)).findings;
    if (!finding) throw new Error('nothing was found');
    return finding;
  };
  const answer = (scanId: string, finding: string, said: OwnershipAnswer, person: Person = alice) =>
    answerFinding(asPerson(world, person), scanId, { finding, answer: said });
  const verdicts = () => inSystem((tx) => tx.select().from(sourceVerdicts));

  it('is asked of every namesake, of whom none counts', async () => {
    const scan = await read(await scanOf(alice));
    expect(scan.findings.map(({ points, whose }) => [points, whose.level])).toEqual([
      [0, 'candidate'],
      [0, 'candidate'],
    ]);
    expect(figuresOf(scan.score)?.score ?? 0).toBe(0);
  });

  it('answered with yes counts it, on its page and in the list', async () => {
    const scanId = await scanOf(alice);
    const { id } = await firstOf(scanId);
    await answer(scanId, id, 'mine');
    const scan = await read(scanId);
    const [mine, other] = scan.findings;
    expect(mine).toMatchObject({ id, whose: { level: 'likely', saidMine: true } });
    expect(mine?.points).toBeGreaterThan(0);
    expect(other).toMatchObject({ points: 0, whose: { level: 'candidate' } });
    const { rows } = await listOwnScans(asPerson(world, alice), { before: null, after: null });
    expect(rows[0]?.exposures).toBe(1);
  });

  it('answered with no is remembered in the next scan', async () => {
    const { id } = await firstOf(await scanOf(alice));
    await answer((await listed())[0] ?? '', id, 'not-mine');
    const next = await scanOf(alice);
    const own = await getOwnScan(asPerson(world, alice), next);
    expect(own.todos[id]).toMatchObject({ state: 'not-mine' });
    expect(own.scan.findings.find((one) => one.id === id)).toMatchObject({ points: 0, group: 'done' });
  });

  const listed = async () =>
    (await listOwnScans(asPerson(world, alice), { before: null, after: null })).rows.map(({ id }) => id);

  it('answered with yes is remembered in the next scan, and can be taken back there', async () => {
    const first = await scanOf(alice);
    const { id } = await firstOf(first);
    await answer(first, id, 'mine');
    const next = await scanOf(alice);
    expect((await read(next)).findings.find((one) => one.id === id)?.whose.level).toBe('likely');
    await answer(next, id, 'not-mine');
    expect((await read(first)).findings.find((one) => one.id === id)).toMatchObject({ points: 0 });
  });

  it('counts each person once for the source, as they said last, and nothing of them', async () => {
    const scanId = await scanOf(alice);
    const { id } = await firstOf(scanId);
    await answer(scanId, id, 'mine');
    await answer(scanId, id, 'mine');
    expect(await verdicts()).toEqual([{ sourceId: 'a', theirs: 1, others: 0 }]);
    await answer(scanId, id, 'not-mine');
    const bobs = await scanOf(bob);
    await answer(bobs, (await firstOf(bobs, bob)).id, 'mine', bob);
    expect(await verdicts()).toEqual([{ sourceId: 'a', theirs: 1, others: 1 }]);
  });

  it('says nothing of a source before twenty answers, and then what is certain', async () => {
    const precision = () => inSystem(readPrecision);
    await inSystem((tx) => tx.insert(sourceVerdicts).values({ sourceId: 'a', theirs: 18, others: 1 }));
    expect((await precision()).get('a')).toBeUndefined();
    const scanId = await scanOf(alice);
    await answer(scanId, (await firstOf(scanId)).id, 'not-mine');
    expect((await precision()).get('a')).toEqual({ answers: 20, atLeast: expect.closeTo(0.699, 3) });
  });

  it('is not asked of a stranger: Bob cannot answer for Alice', async () => {
    const scanId = await scanOf(alice);
    const { id } = await firstOf(scanId);
    await expect(answer(scanId, id, 'mine', bob)).rejects.toMatchObject({ code: 'not-found' });
    expect(await verdicts()).toEqual([]);
  });

  it('is not asked about what is proven', async () => {
    await world.close();
    world = await createScanWorld(database, [standInSource('a')], { behaviours: { a: { found: ['one'] } } });
    const scanId = await scanOf(alice);
    const finding = await firstOf(scanId);
    expect(finding.whose.level).toBe('proven');
    await expect(answer(scanId, finding.id, 'not-mine')).rejects.toMatchObject({ code: 'conflict' });
  });
});
