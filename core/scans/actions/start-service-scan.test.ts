import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteScansOf } from '#core/scans/erase.ts';
import { getOwnScan } from '#core/scans/queries/own-scan.ts';
import { asPerson, createScanWorld, prepare, type ScanWorld, standInSource } from '#core/scans/scan.fixture.ts';
import type { Identifier } from '#core/sources/define.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { runScan } from './run-scan.ts';
import { startServiceScan } from './start-service-scan.ts';

const named: Identifier[] = [
  { kind: 'username', value: 'alice.h', proof: 'declared' },
  { kind: 'username', value: 'ally', proof: 'proven' },
  { kind: 'domain', value: 'Hart.example', proof: 'proven' },
];
const sources = [
  standInSource('mail', { cacheHours: 24 }),
  standInSource('site', { needs: 'username', cacheHours: 24 }),
  standInSource('register', { needs: 'domain', cacheHours: 24 }),
];

onEachDatabase('a scan of several identifiers', (open, _kind, { rule }) => {
  let database: Database;
  let world: ScanWorld;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await prepare(database);
    world = await createScanWorld(database, sources, { behaviours: { site: { found: ['profile'] } } });
  });
  afterEach(() => world.close());
  afterAll(() => database.close());

  const inSystem = <T>(work: Parameters<typeof database.transaction<T>>[1]) => database.transaction(systemScope, work);

  async function scanAbout(identifiers: readonly Identifier[]): Promise<string> {
    const scanId = await inSystem((tx) =>
      startServiceScan(tx, asPerson(world, alice), {
        userId: alice.userId,
        email: alice.email,
        name: 'Alice Archer',
        identifiers,
        serviceId: 'detailed-exposure-report',
        scanType: 'exposure_report',
      }),
    );
    await runScan(world, scanId, { signal: new AbortController().signal });
    return scanId;
  }

  const viewOf = async (scanId: string) => (await getOwnScan(asPerson(world, alice), scanId)).scan;
  const askedUrls = () => world.outgoing.asked.map(({ sourceId }) => sourceId).sort();

  rule('asks each source about every identifier of its kind', async () => {
    const { identifiers, checks, coverage } = await viewOf(await scanAbout(named));
    expect(identifiers.map(({ kind, value, proof }) => `${kind} ${value} ${proof}`)).toEqual([
      `email ${alice.email} proven`,
      'username alice.h declared',
      'username ally proven',
      'domain hart.example proven',
    ]);
    const valueById = new Map(identifiers.map(({ id, value }) => [id, value]));
    expect(checks.map((check) => [check.sourceId, valueById.get(check.identifierId), check.state])).toEqual([
      ['mail', alice.email, 'clear'],
      ['site', 'alice.h', 'found'],
      ['site', 'ally', 'found'],
      ['register', 'hart.example', 'clear'],
    ]);
    expect(coverage).toMatchObject({ asked: 4, found: 2, clear: 2 });
  });

  rule('counts an identifier once that is named twice, and the address itself not again', async () => {
    const twice: Identifier[] = [
      { kind: 'username', value: 'ally ', proof: 'declared' },
      { kind: 'username', value: 'ally', proof: 'declared' },
      { kind: 'email', value: alice.email.toUpperCase(), proof: 'proven' },
    ];
    expect((await viewOf(await scanAbout(twice))).identifiers).toHaveLength(2);
  });

  rule('asks anew about another identifier, and nobody about one whose answer is kept', async () => {
    await scanAbout(named.slice(0, 1));
    world.outgoing.asked.length = 0;
    const { checks } = await viewOf(await scanAbout(named.slice(0, 2)));
    expect(askedUrls()).toEqual(['site']);
    expect(checks.map(({ reusedFrom }) => reusedFrom !== null)).toEqual([true, true, false]);
  });

  it('keeps nothing in the clear', async () => {
    await scanAbout(named);
    const { rows } = await inSystem((tx) => tx.execute(sql`select to_jsonb(i) as row from scan_identifiers i`));
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toMatch(/alice\.h|ally|hart\.example/i);
  });

  rule('takes the kept answers about everything that was named with it when the person leaves', async () => {
    await scanAbout(named);
    const kept = () => inSystem((tx) => tx.execute(sql`select source_id from source_answers order by source_id`));
    expect((await kept()).rows.map(({ source_id }) => source_id)).toEqual(['mail', 'register', 'site', 'site']);
    await inSystem((tx) => deleteScansOf(tx, world, alice, 200));
    expect((await kept()).rows).toEqual([{ source_id: 'mail' }]);
    const { rows } = await inSystem((tx) => tx.execute(sql`select 1 from scan_identifiers`));
    expect(rows).toEqual([]);
  });

  rule('refuses an identifier that cannot exist', async () => {
    await expect(scanAbout([{ kind: 'domain', value: 'localhost', proof: 'proven' }])).rejects.toThrow('invalid');
  });
});
