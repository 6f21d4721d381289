import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identifierInput } from '#contract/identifiers/input.ts';
import { auditLogs } from '#core/base/audit/schema.ts';
import { addIdentifier } from '#core/identifiers/actions/add-identifier.ts';
import { removeIdentifier } from '#core/identifiers/actions/remove-identifier.ts';
import { asPerson, createScanWorld, prepare, type ScanWorld, standInSource } from '#core/scans/scan.fixture.ts';
import type { Source } from '#core/sources/define.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice, bob, type Person } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { askSensitive } from './actions/ask-sensitive.ts';
import { switchSensitive } from './actions/switch-sensitive.ts';
import { sensitiveExport } from './data-export.ts';
import { sensitiveAsk } from './jobs.ts';
import { listSensitiveChoices } from './queries/sensitive-choices.ts';
import { sensitiveLimits } from './rules.ts';
import { sensitiveChoices } from './schema.ts';

const topical = (id: string, sensitive: NonNullable<Source['sensitive']>) =>
  standInSource(id, { name: `Site ${id}`, needs: 'username', category: 'profiles', sensitive });
const list = [topical('hearts', 'dating'), topical('reels', 'gambling'), standInSource('forum', { needs: 'username' })];

onOneDatabase('sensitive sites', (open) => {
  let world: ScanWorld;
  beforeAll(async () => {
    const behaviours = { hearts: { found: ['profile'] }, reels: { status: 404 } };
    world = await createScanWorld(await open(), list, { behaviours, jobs: [sensitiveAsk] });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await prepare(world.database);
    world.outgoing.asked.length = 0;
    world.clock.advance(2 * 86_400_000);
    await addIdentifier(as(alice), identifierInput.parse({ kind: 'username', value: 'alice-a' }));
  });

  const as = (person: Person) => asPerson(world, person);
  const inSystem = <Result>(work: Parameters<typeof world.database.transaction<Result>>[1]) =>
    world.database.transaction(systemScope, work);
  async function own() {
    const [view] = await listSensitiveChoices(as(alice));
    if (!view) throw new Error('no user name');
    return view;
  }
  const change = async (on: boolean) => switchSensitive(as(alice), { id: (await own()).id, on });
  async function ask() {
    await askSensitive(as(alice), { id: (await own()).id });
    await world.drain();
  }
  const askedSites = () => [...new Set(world.outgoing.asked.map(({ sourceId }) => sourceId))].sort();

  it('are not asked about a name for which nobody has switched them on', async () => {
    expect((await own()).choice).toBeNull();
    await expect(ask()).rejects.toMatchObject({ code: 'not-found' });
    expect(askedSites()).toEqual([]);
  });

  it('are asked, and no other source, once they are switched on and the button is pressed', async () => {
    await change(true);
    expect(askedSites()).toEqual([]);
    await ask();
    expect(askedSites()).toEqual(['hearts', 'reels']);
    const { choice } = await own();
    expect(choice).toMatchObject({ isAsking: false });
    expect(choice?.answers.map(({ site, topic, state }) => [site, topic, state])).toEqual([
      ['Site hearts', 'dating', 'found'],
      ['Site reels', 'gambling', 'none'],
    ]);
  });

  it('leave nothing readable in the database, and no site in the log', async () => {
    await change(true);
    await ask();
    const [row] = await inSystem((tx) => tx.select().from(sensitiveChoices));
    expect(JSON.stringify(row)).not.toMatch(/hearts|dating|alice-a/);
    const logged = await inSystem((tx) => tx.select().from(auditLogs).where(eq(auditLogs.entityType, 'identifier')));
    expect(logged.length).toBeGreaterThan(2);
    expect(JSON.stringify(logged)).not.toMatch(/hearts|reels|dating|gambling|sensitive|alice-a/);
  });

  it('say nothing to anybody else, who cannot switch or ask either', async () => {
    await change(true);
    await ask();
    const { id } = await own();
    expect(await listSensitiveChoices(as(bob))).toEqual([]);
    await expect(switchSensitive(as(bob), { id, on: false })).rejects.toMatchObject({ code: 'not-found' });
    await expect(askSensitive(as(bob), { id })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('forget everything when they are switched off, or the name is removed', async () => {
    await change(true);
    await ask();
    await change(false);
    await change(false);
    expect((await own()).choice).toBeNull();
    await change(true);
    expect((await own()).choice).toMatchObject({ askedAt: null, answers: [] });
    await removeIdentifier(as(alice), { id: (await own()).id });
    expect(await inSystem((tx) => tx.select().from(sensitiveChoices))).toEqual([]);
  });

  it('answer nobody when the choice is taken back before the job runs', async () => {
    await change(true);
    await askSensitive(as(alice), { id: (await own()).id });
    await change(false);
    await world.drain();
    expect(askedSites()).toEqual([]);
  });

  it('are asked once while a run is under way, and so often in a day', async () => {
    await change(true);
    const { id } = await own();
    await askSensitive(as(alice), { id });
    await askSensitive(as(alice), { id });
    await world.drain();
    expect(world.outgoing.asked).toHaveLength(2);
    for (let n = 1; n < sensitiveLimits[0].most; n++) {
      world.clock.advance(1_000);
      await ask();
    }
    world.clock.advance(1_000);
    await expect(ask()).rejects.toMatchObject({ code: 'limited' });
  });

  describe('in the copy of a person’s data', () => {
    it('stand with their name and answers', async () => {
      await change(true);
      await ask();
      const rows: unknown[] = [];
      for (const { rows: read } of sensitiveExport)
        for await (const row of read(as(alice), { pathOf: () => null })) rows.push(row);
      expect(rows).toMatchObject([{ username: 'alice-a', answers: [{ state: 'found' }, { state: 'none' }] }]);
    });
  });
});
