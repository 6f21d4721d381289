import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerWithdrawn, freeScanLink, scanEnded } from '#core/scans/emails.ts';
import { scanRecall, scanRetention, scanRun } from '#core/scans/jobs.ts';
import { scans } from '#core/scans/module.ts';
import { getScanFor } from '#core/scans/queries/scan.ts';
import {
  asVisitor,
  createScanWorld,
  openScansOf,
  prepare,
  readScan,
  type ScanWorld,
  standInSource,
  statesOf,
} from '#core/scans/scan.fixture.ts';
import type { Source } from '#core/sources/define.ts';
import { sourceOut } from '#core/sources/health/emails.ts';
import { identifierOf } from '#core/sources/queries/subject.ts';
import type { Database } from '#platform/database/database.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { withdrawAnswers } from './withdraw-answers.ts';

const never = new AbortController().signal;
const MINUTE = 60_000;

/** A source that can be proved: it finds those who begin with one of its words. */
function provenSource(id: string, found: Set<string>): Source {
  const plain = standInSource(id);
  return {
    ...plain,
    control: { known: ['known@example.com'], keptBy: 'people', impossible: () => 'nobody@example.com' },
    async check(subject, means) {
      const outcome = await plain.check(subject, means);
      return found.has(identifierOf(subject).split('@')[0] ?? '') || found.has('everybody')
        ? outcome
        : standInAbsence(subject, means);
    },
  };
  async function standInAbsence(...[subject, means]: Parameters<Source['check']>) {
    return standInSource(`${id}-nobody`, { hosts: plain.hosts }).check(subject, means);
  }
}

onOneDatabase('a recall', (open) => {
  let database: Database;
  let world: ScanWorld;
  let found: Set<string>;
  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    await prepare(database);
    found = new Set(['known', 'erin', 'alice', 'bob']);
    const others = Array.from({ length: 6 }, (_, n) => standInSource(`c${n}`));
    world = await createScanWorld(database, [provenSource('liar', found), ...others], {
      behaviours: { liar: { found: ['one'] }, 'liar-nobody': { status: 404 } },
      modules: [scans],
      jobs: [scanRun, scanRetention, scanRecall],
      emails: [freeScanLink, scanEnded, answerWithdrawn, sourceOut],
    });
  });
  afterEach(() => world.close());
  afterAll(() => database.close());

  const view = (scanId: string) => getScanFor(asVisitor(world, '203.0.113.7', [scanId]), scanId);
  const corrections = () => world.mailbox.filter(({ subject }) => subject === 'We have to correct your scan');
  const scanned = async (...emails: string[]) => {
    const ids = await openScansOf(world, ...emails);
    await world.drain();
    return ids;
  };

  it('takes what a liar said out of every report, and tells each person once', async () => {
    const [erins = ''] = await scanned('erin@example.com');
    world.clock.advance(5 * MINUTE);
    const [alices = '', bobs = '', carols = ''] = await scanned(
      'alice@example.com',
      'bob@example.com',
      'carol@example.com',
    );
    expect((await view(alices)).findings).toHaveLength(1);
    expect((await statesOf(database, carols)).liar).toBe('clear');

    world.clock.advance(20 * MINUTE);
    found.add('everybody');
    const [daves = ''] = await scanned('dave@example.com');
    expect((await statesOf(database, daves)).liar).toBe('not-checked suspended');
    for (const id of [alices, bobs, carols]) expect((await statesOf(database, id)).liar).toBe('not-checked withdrawn');

    expect((await statesOf(database, erins)).liar).toBe('found');

    const told = await view(alices);
    expect(told.findings).toEqual([]);
    expect(told.coverage).toMatchObject({ found: 0, clear: 6, notChecked: 1 });
    const { scan, findings } = await readScan(database, alices);
    expect(scan?.results).toMatchObject({ exposures_found: 0 });
    expect(findings).toMatchObject([{ sourceId: 'liar', withdrawnAt: world.clock.now() }]);
    const to = corrections().map(({ to: one }) => one);
    expect(to.sort()).toEqual(['alice@example.com', 'bob@example.com', 'carol@example.com']);
    expect(JSON.stringify(corrections())).not.toContain('Source liar');

    world.clock.advance(11 * MINUTE);
    await world.drain();
    expect(corrections()).toHaveLength(3);
  });

  it('leaves alone what was said before the last good control', async () => {
    const [alices = ''] = await scanned('alice@example.com');
    world.clock.advance(20 * MINUTE);
    const [bobs = ''] = await scanned('bob@example.com');
    world.clock.advance(20 * MINUTE);
    const { from, until } = { from: new Date(world.clock.now().getTime() - 25 * MINUTE), until: world.clock.now() };
    await withdrawAnswers(world, { sourceId: 'liar', from, until }, never);
    expect([(await statesOf(database, alices)).liar, (await statesOf(database, bobs)).liar]).toEqual([
      'found',
      'not-checked withdrawn',
    ]);
  });

  it('that was killed goes on with those who are left', async () => {
    await scanned('alice@example.com', 'bob@example.com');
    const recall = { sourceId: 'liar', from: null, until: world.clock.now() };
    let calls = 0;
    const { transaction } = world.database;
    const killed = Object.assign(Object.create(world.database), {
      transaction: (...args: Parameters<Database['transaction']>) => {
        calls += 1;
        if (calls === 3) throw new Error('killed');
        return transaction.apply(world.database, args);
      },
    });
    await expect(withdrawAnswers({ ...world, database: killed }, recall, never)).rejects.toThrow('killed');
    await withdrawAnswers(world, recall, never);
    await withdrawAnswers(world, recall, never);
    await world.drain();
    expect(
      corrections()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['alice@example.com', 'bob@example.com']);
  });
});
