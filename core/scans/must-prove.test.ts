import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { coverageOf } from '#core/reports/queries/view.ts';
import { openScansOf, sourcesOf, standInSource, statesOf } from '#core/scans/scan.fixture.ts';
import { scanStage } from '#core/scans/stage.fixture.ts';
import { systemScope } from '#platform/database/scope.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { countedCheck } from './internal/sources.ts';

const HOUR = 3_600_000;
const always = standInSource('always');
const tried = standInSource('tried', {
  mustProve: true,
  control: { known: ['known@example.com'], keptBy: 'people', impossible: () => 'nobody@example.com' },
});

onOneDatabase('a source that must prove itself', (open) => {
  const stage = scanStage(open);

  /** A scan that begins so long after both controls of the source passed, or one of them. */
  async function scanAfter(hours: number | null, passed = ['known', 'impossible']): Promise<string> {
    await stage.scanOf([always, tried], { tried: { found: ['one'] } });
    const { database, world } = stage;
    if (hours !== null) {
      const at = new Date(world.clock.now().getTime() - hours * HOUR).toISOString();
      const proof = (kind: string) =>
        sql.raw(passed.includes(kind) ? `'passed', '${at}', '${at}'` : 'null, null, null');
      await database.transaction(systemScope, (tx) =>
        tx.execute(sql`insert into source_health (source_id, since, known_outcome, known_asked_at, known_proved_at,
            impossible_outcome, impossible_asked_at, impossible_proved_at)
          values ('tried', ${at}, ${proof('known')}, ${proof('impossible')})`),
      );
    }
    // Another process: this one remembers for a second what it has read.
    const [scanId = ''] = await openScansOf({ ...world }, 'bob@example.com');
    await stage.run(scanId);
    return scanId;
  }

  it.each([
    ['has never been tested', null, undefined],
    ['has not found who is known', 1, ['impossible']],
    ['has not been asked about nobody', 1, ['known']],
    ['passed more than three days ago', 73, undefined],
  ])('is no part of a scan while it %s', async (_when, hours, passed) => {
    const scanId = await scanAfter(hours, passed);
    expect(await statesOf(stage.database, scanId)).toEqual({ always: 'clear' });
    const view = await stage.view(scanId);
    expect(view?.coverage).toMatchObject({ asked: 1, clear: 1, notChecked: 0 });
  });

  it('takes part for three days after both of its controls passed', async () => {
    expect(Object.keys(await statesOf(stage.database, await scanAfter(71)))).toEqual(['always', 'tried']);
  });

  it('is no gap where it gives no answer in a scan', async () => {
    // Nobody known is found any more, and what it found is not proved.
    const scanId = await scanAfter(71);
    expect((await statesOf(stage.database, scanId)).tried).toMatch(/^not-checked/);
    const view = await stage.view(scanId);
    expect(view?.checks.map(({ sourceId }) => sourceId)).toEqual(['always']);
    expect(view?.coverage).toMatchObject({ asked: 1, notChecked: 0 });
  });
});

describe('the coverage of a scan', () => {
  it('counts what a source that must prove itself has answered, and nothing that it has not', () => {
    const sources = sourcesOf([always, tried]);
    const check = (sourceId: string, state: 'found' | 'not-checked') =>
      countedCheck({ sourceId, state, reason: state === 'found' ? null : 'timeout', kind: 'email' }, sources);
    expect(coverageOf([check('always', 'not-checked'), check('tried', 'not-checked')])).toMatchObject({
      asked: 1,
      notChecked: 1,
    });
    expect(coverageOf([check('always', 'found'), check('tried', 'found')])).toMatchObject({ asked: 2, found: 2 });
  });
});
