import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bandLabel, bandOf } from '#contract/scans/severity.ts';
import { type TodoInput, todoInput } from '#contract/scans/todo-input.ts';
import { figuresOf } from '#contract/scans/types.ts';
import { listOwnActivity } from '#core/base/audit/queries/own-log.ts';
import { saveTodo } from '#core/scans/actions/save-todo.ts';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import {
  asPerson,
  asVisitor,
  createScanWorld,
  prepare,
  type ScanWorld,
  standInSource,
} from '#core/scans/scan.fixture.ts';
import { createVault } from '#platform/crypto/vault.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import { admin, alice, bob, type Person } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { getOwnScan } from './own-scan.ts';
import { listOwnScans, readHomeScans } from './own-scans.ts';

onOneDatabase('what is done about findings', (open) => {
  let database: Database;
  let world: ScanWorld;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await world?.close();
    await prepare(database);
    await rows(sql`delete from finding_todos`);
    world = await createScanWorld(database, [standInSource('a')], { behaviours: { a: { found: ['one', 'two'] } } });
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const rows = async (query: ReturnType<typeof sql>) =>
    (await database.transaction(systemScope, (tx) => tx.execute<Record<string, unknown>>(query))).rows;
  const scanOf = async (person: Person) => {
    const started = await startFreeScan(asPerson(world, person), { name: 'Somebody', email: person.email });
    await world.drain();
    return started.kind === 'started' ? started.scanId : '';
  };
  const read = (scanId: string) => getOwnScan(asPerson(world, alice), scanId);
  const firstFinding = async (scanId: string) => {
    const [finding] = (await read(scanId)).scan.findings;
    if (!finding) throw new Error('nothing was found');
    return finding;
  };
  const save = (scanId: string, input: TodoInput, person: Person = alice) =>
    saveTodo(asPerson(world, person), scanId, input);
  const actionsOf = async () =>
    (await listOwnActivity(asPerson(world, alice), { before: null, after: null })).rows
      .map(({ action }) => action)
      .filter((action) => action.startsWith('A finding'));

  it('is kept for the finding, step by step', async () => {
    const scanId = await scanOf(alice);
    const { id } = await firstFinding(scanId);
    await save(scanId, { finding: id, steps: [1] });
    expect((await read(scanId)).todos).toMatchObject({ [id]: { state: 'open', steps: [1] } });
    await save(scanId, { finding: id, steps: [0, 1] });
    expect((await read(scanId)).todos).toMatchObject({ [id]: { state: 'done', steps: [0, 1] } });
    await save(scanId, { finding: id, steps: [0] });
    expect((await read(scanId)).todos).toMatchObject({ [id]: { state: 'open', steps: [0] } });
  });

  it('is done at every finding that asks for it, where it is done once', async () => {
    const scanId = await scanOf(alice);
    const { findings } = (await read(scanId)).scan;
    const [first, second] = findings;
    expect(findings.map(({ steps }) => steps[1]?.once)).toEqual([true, true]);
    await save(scanId, { finding: first?.id ?? '', steps: [1] });
    expect((await read(scanId)).todos).toMatchObject({ [second?.id ?? '']: { state: 'open', steps: [1] } });
    await save(scanId, { finding: second?.id ?? '', steps: [] });
    expect((await read(scanId)).todos).toMatchObject({ [first?.id ?? '']: { state: 'open', steps: [] } });
  });

  it('stands in the Activity Log once, and again when the finding is put back', async () => {
    const scanId = await scanOf(alice);
    const { id } = await firstFinding(scanId);
    const before = await actionsOf();
    await save(scanId, { finding: id, steps: [0] });
    for (let n = 0; n < 3; n++) await save(scanId, { finding: id, steps: [0], state: 'done' });
    await save(scanId, { finding: id, steps: [0], state: 'open' });
    const added = ['A finding was marked as done', 'A finding was put back on the list'];
    expect((await actionsOf()).toSorted()).toEqual([...before, ...added].toSorted());
  });

  it('tells the open pages of its owner', async () => {
    const scanId = await scanOf(alice);
    const { id } = await firstFinding(scanId);
    await rows(sql`delete from live_events`);
    await save(scanId, { finding: id, steps: [], state: 'done' });
    expect(await rows(sql`select topic from live_events`)).toEqual([{ topic: `user:${alice.userId}` }]);
  });

  it('is still known when a later scan finds the same again', async () => {
    const scanId = await scanOf(alice);
    const { id } = await firstFinding(scanId);
    await save(scanId, { finding: id, steps: [0], state: 'done' });
    const later = await scanOf(alice);
    expect(later).not.toBe(scanId);
    expect((await read(later)).todos).toMatchObject({ [id]: { state: 'done', steps: [0, 1] } });
  });

  it('is counted in the latest report, whose plan then begins with the next finding', async () => {
    const scanId = await scanOf(alice);
    const ctx = asPerson(world, alice);
    const report = (await readHomeScans(ctx)).latest();
    expect(report).toMatchObject({ scanId, todos: { all: 2, settled: 0 } });
    await save(scanId, { finding: report?.plan.actions[0]?.findingId ?? '', steps: [], state: 'not-mine' });
    const after = (await readHomeScans(ctx)).latest();
    expect(after?.todos).toEqual({ all: 2, settled: 1, steps: { all: 2, done: 0 } });
    expect(after?.stones).toContainEqual(expect.objectContaining({ open: 0 }));
    expect(after?.plan.actions[0]?.findingId).not.toBe(report?.plan.actions[0]?.findingId);
  });

  it('lowers the open score by what the card said, in the report and in every list at once', async () => {
    const scanId = await scanOf(alice);
    const ctx = asPerson(world, alice);
    const { scan } = await read(scanId);
    const before = figuresOf(scan.score);
    const card = scan.findings.find(({ group }) => group === 'todo');
    if (!before?.open || !card) throw new Error('nothing to do');
    expect(before).toMatchObject({ score: before.most, open: { score: before.open.most } });
    expect(card.lowersScoreBy).toBeGreaterThan(0);
    await save(scanId, { finding: card.id, steps: [], state: 'done' });
    const left = before.open.score - (card.lowersScoreBy ?? 0);
    const after = { ...before, open: { score: left, most: left } };
    const own = await read(scanId);
    expect(figuresOf(own.scan.score)).toEqual(after);
    expect(own.scan.verdict.detail).toContain(
      `Your score is ${left}, which is ${bandLabel[bandOf(left)]}. ${before.score} is on record`,
    );
    const { rows: listed } = await listOwnScans(ctx, { before: null, after: null });
    expect(listed).toMatchObject([{ score: after, summary: expect.stringContaining('2 exposures found') }]);
    expect(listed[0]?.summary).toContain('1 dealt with');
    expect((await readHomeScans(ctx)).recent().map(({ score }) => score)).toEqual([after]);
    expect((await readHomeScans(ctx)).scores()).toMatchObject([after]);
    expect((await readHomeScans(ctx)).latest()?.score).toEqual(after);
    await save(scanId, { finding: card.id, steps: [], state: 'open' });
    expect(figuresOf((await read(scanId)).scan.score)).toEqual(before);
  });

  it('counts what is not hers nowhere, and keeps what was noted at the end of the scan', async () => {
    const scanId = await scanOf(alice);
    const { id } = await firstFinding(scanId);
    await save(scanId, { finding: id, steps: [], state: 'not-mine' });
    const { rows: listed } = await listOwnScans(asPerson(world, alice), { before: null, after: null });
    expect(listed).toMatchObject([{ exposures: 1, score: { open: { score: expect.any(Number) } } }]);
    expect((await readHomeScans(asPerson(world, alice))).latest()?.exposures).toBe(1);
    expect(await rows(sql`select results->>'exposures_found' as found from user_scans`)).toEqual([{ found: '2' }]);
  });

  it('says nothing about the finding to who reads the table, and survives a new encryption key', async () => {
    const scanId = await scanOf(alice);
    const { id, steps } = await firstFinding(scanId);
    await save(scanId, { finding: id, steps: [0], state: 'done' });
    const table = JSON.stringify(await rows(sql`select * from finding_todos`));
    for (const told of [id, ...steps.map((step) => step.id), scanId]) expect(table).not.toContain(told);
    const old = world.config.encryptionKey;
    const vault = createVault({ encryptionKey: randomBytes(32), previousKeys: [old] });
    const renewed = { ...asPerson(world, alice), platform: { ...world, vault } };
    const { todos } = await getOwnScan(renewed, scanId);
    expect(todos).toMatchObject({ [id]: { state: 'done', steps: [0, 1] } });
    await saveTodo(renewed, scanId, { finding: id, steps: [], state: 'open' });
    expect((await getOwnScan(renewed, scanId)).todos).toMatchObject({ [id]: { state: 'open', steps: [] } });
    expect(await rows(sql`select state from finding_todos`)).toHaveLength(2);
  });

  it("cannot be said by Bob, by an admin or by a visitor about Alice's finding", async () => {
    const scanId = await scanOf(alice);
    const { id } = await firstFinding(scanId);
    for (const person of [bob, admin])
      await expect(save(scanId, { finding: id, steps: [0], state: 'done' }, person)).rejects.toMatchObject({
        code: 'not-found',
      });
    const visitor = asVisitor(world, '203.0.113.7', [scanId]);
    await expect(saveTodo(visitor, scanId, { finding: id, steps: [] })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await rows(sql`select * from finding_todos`)).toEqual([]);
  });

  it('needs a finding of that scan, and leaves out steps that it does not have', async () => {
    const scanId = await scanOf(alice);
    await expect(save(scanId, { finding: 'f'.repeat(16), steps: [] })).rejects.toMatchObject({ code: 'not-found' });
    const { id } = await firstFinding(scanId);
    await save(scanId, { finding: id, steps: [49] });
    expect((await read(scanId)).todos).toEqual({ [id]: { state: 'open', steps: [] } });
  });
});

it.each([
  { finding: 'x', steps: [] },
  { finding: 'f'.repeat(16), steps: ['-1'] },
  { finding: 'f'.repeat(16), steps: ['1.5'] },
  { finding: 'f'.repeat(16), steps: Array.from({ length: 51 }, () => '1') },
  { finding: 'f'.repeat(16), steps: [], state: 'removed' },
  { finding: 'f'.repeat(16), steps: [], userId: alice.userId },
])('the form refuses %j', (input) => {
  expect(todoInput.safeParse(input).success).toBe(false);
});
