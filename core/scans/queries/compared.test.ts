import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { saveTodo } from '#core/scans/actions/save-todo.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import {
  asPerson,
  type Behaviour,
  createScanWorld,
  prepare,
  type ScanWorld,
  standInSource,
} from '#core/scans/scan.fixture.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, bob, type Person } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { getComparedScan } from './own-scan.ts';
import { readHomeScans } from './own-scans.ts';
import { getReportFile } from './report-file.ts';

const DAY = 86_400_000;

onOneDatabase('a scan beside an earlier one', (open) => {
  let database: Database;
  let world: ScanWorld;
  let behaviours: Record<string, Behaviour>;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await world?.close();
    await prepare(database);
    await database.transaction(systemScope, (tx) => tx.execute(sql`delete from finding_todos`));
    behaviours = { a: { found: ['one', 'two'] } };
    const list = ['a', 'b', 'c', 'd', 'e'].map((id) => standInSource(id));
    world = await createScanWorld(database, list, { behaviours });
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  /** A scan on the next day, in which sources answer so. */
  const scanOf = async (answers: Record<string, Behaviour>, person: Person = alice) => {
    Object.assign(behaviours, answers);
    world.clock.advance(DAY);
    const started = await startFreeScan(asPerson(world, person), { name: 'Alice', email: person.email });
    await world.drain();
    return started.kind === 'started' ? started.scanId : '';
  };
  const comparisonOf = async (scanId: string, since?: string) =>
    (await getComparedScan(asPerson(world, alice), scanId, since)).comparison;
  const changesOf = async (scanId: string, since?: string) =>
    (await comparisonOf(scanId, since))?.findings.map(
      ({ change, title }) => `${change} ${/[a-e]-\w+/.exec(title)?.[0]}`,
    );

  it('is compared with the one just before it', async () => {
    const first = await scanOf({});
    expect(await comparisonOf(first)).toBeNull();
    const second = await scanOf({ a: { found: ['two', 'three'] } });
    expect(await changesOf(second)).toEqual(['new a-three', 'gone a-one']);
    const comparison = await comparisonOf(second);
    expect(comparison?.earlier.scanId).toBe(first);
    expect(comparison?.findings.reduce((sum, { effect }) => sum + (effect ?? 0), 0)).toBe(comparison?.difference);
  });

  it('does not say gone of what a source that failed had found', async () => {
    await scanOf({});
    const second = await scanOf({ a: { status: 503 } });
    expect(await changesOf(second)).toEqual(['unchecked a-one', 'unchecked a-two']);
  });

  it('is compared with whichever earlier one is asked for, and says what is back', async () => {
    const first = await scanOf({});
    const second = await scanOf({ a: { status: 404, found: [] } });
    const third = await scanOf({ a: { found: ['one'] } });
    expect(await changesOf(third)).toEqual(['back a-one']);
    expect(await changesOf(third, first)).toEqual(['gone a-two']);
    expect((await comparisonOf(third))?.choices.map(({ scanId }) => scanId)).toEqual([second, first]);
  });

  it("knows nothing of anybody else's scans", async () => {
    const others = await scanOf({ a: { found: ['other'] } }, bob);
    const own = await scanOf({ a: { found: ['one'] } });
    expect(await comparisonOf(own, others)).toBeNull();
    await expect(getComparedScan(asPerson(world, bob), own)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('leaves out what is not theirs', async () => {
    await scanOf({ a: { found: ['one'] } });
    const second = await scanOf({ a: { found: ['one', 'two'] } });
    const [two] = (await comparisonOf(second))?.findings ?? [];
    await saveTodo(asPerson(world, alice), second, { finding: two?.id ?? '', steps: [], state: 'not-mine' });
    expect(await changesOf(second)).toEqual([]);
  });

  it('stands in the PDF, and in one line on the dashboard', async () => {
    await scanOf({});
    const latest = async () => (await readHomeScans(asPerson(world, alice))).latest()?.changed;
    expect(await latest()).toBeNull();
    const second = await scanOf({ a: { found: ['two', 'three'] } });
    expect(await latest()).toEqual({ since: '2027-03-02T09:00:00.000Z', words: '1 new, 1 gone' });
    const text = await pdfText((await getReportFile(asPerson(world, alice), second, 'pdf')).body);
    expect(text).toContain('Since 2 March 2027');
    expect(text).toMatch(/\+\d+\s+.*a-three/);
  });
});
