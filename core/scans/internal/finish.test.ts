import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { readScan, standInSource, statesOf } from '#core/scans/scan.fixture.ts';
import { scanStage } from '#core/scans/stage.fixture.ts';
import { exposureOf } from '#core/scans/stand-in.fixture.ts';
import type { Answer, Exposure } from '#core/sources/define.ts';
import type { Database } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { PermanentFailure } from '#platform/queue/define.ts';
import { onEachDatabase } from '#tests/databases.ts';
import type { Ended } from './changes.ts';
import { completeScan } from './finish.ts';
import { loadForRun, type RunningScan } from './load.ts';
import { saveChanges } from './save-changes.ts';

onEachDatabase('scans that end in the same moment', (open) => {
  const stage = scanStage(open);
  const talkative = standInSource('found');
  const silent = standInSource('silent');

  /** Scans whose first source has found so many things each, while the other has not answered. */
  async function runningScans(counts: readonly number[]): Promise<RunningScan[]> {
    const ids = await stage.scansOf(
      counts.map((_, n) => `person${n}@example.com`),
      [talkative, silent],
    );
    const scans: RunningScan[] = [];
    for (const [place, id] of ids.entries()) {
      const scan = await loadForRun(stage.world, id);
      if (!scan) throw new Error('the scan does not run');
      await saveChanges(stage.world, scan, [said(scan, counts[place] ?? 0)]);
      scans.push(scan);
    }
    return scans;
  }

  function said(scan: RunningScan, count: number): Ended {
    const [[identifierId, subject] = []] = scan.subjects;
    if (!identifierId || !subject) throw new Error('a scan without an address');
    const finishedAt = stage.world.clock.now();
    const exposures = Array.from({ length: count }, (_, n) => exposureOf(`thing ${n}`));
    const answer: Answer = { state: 'found', exposures: exposures as [Exposure, ...Exposure[]] };
    const check = { source: talkative, identifierId, subject };
    return { check, state: 'ended', answer, startedAt: finishedAt, finishedAt, reusedFrom: null };
  }

  const exposuresOf = async ({ id }: RunningScan) =>
    (await readScan(stage.database, id)).scan?.results?.exposures_found;

  it('are completed by few transactions, each with what was found in it', async () => {
    const counts = Array.from({ length: 12 }, (_, n) => 1 + (n % 3));
    const scans = await runningScans(counts);
    let transactions = 0;
    const transaction: Database['transaction'] = (...given) => {
      transactions++;
      return stage.database.transaction(...given);
    };
    const platform: Platform = { ...stage.world, database: { ...stage.database, transaction } };
    // A run that had found nothing itself, as it went on after another, reads what that has sealed.
    await Promise.all(scans.map((scan, n) => completeScan(platform, scan.id, n === 0 ? new Map() : scan.found)));
    expect(transactions).toBeLessThan(4);
    expect(await Promise.all(scans.map(exposuresOf))).toEqual(counts);
    for (const { id } of scans) {
      const { scan } = await readScan(stage.database, id);
      expect(scan).toMatchObject({ status: 'completed', completionPercentage: 100, finishedAt: expect.any(Date) });
      expect(await statesOf(stage.database, id)).toEqual({ found: 'found', silent: 'not-checked interrupted' });
    }
    const told = sql`select count(*)::int as count from audit_logs where details->>'event' = 'scan.completed'
      and entity_id in (select id::text from user_scans)`;
    expect(await stage.rows(told)).toEqual([{ count: 12 }]);
  });

  it('are completed also where one of them cannot be, and none twice', async () => {
    const scans = await runningScans([1, 1, 1]);
    const [lost, one, other] = scans as [RunningScan, RunningScan, RunningScan];
    await stage.rows(sql`update data_keys set wrapped = null where id = ${lost.id}`);
    const outcomes = await Promise.allSettled(
      [lost, one, other, one].map(({ id }) => completeScan(stage.world, id, new Map())),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
    expect(outcomes[0]).toMatchObject({ reason: expect.any(PermanentFailure) });
    const statuses = await Promise.all(scans.map(async ({ id }) => (await readScan(stage.database, id)).scan?.status));
    expect(statuses).toEqual(['processing', 'completed', 'completed']);
    const mails = await stage.rows(sql`select count(*)::int as count from mails where name = 'scan.ended'`);
    expect(mails).toEqual([{ count: 2 }]);
  });

  it('that have ended do not end again: what was told and written stays as it is', async () => {
    const [scan] = await runningScans([1]);
    if (!scan) throw new Error('no scan');
    await completeScan(stage.world, scan.id, scan.found);
    const ended = (await readScan(stage.database, scan.id)).scan;
    stage.world.clock.advance(60_000);
    await completeScan(stage.world, scan.id, new Map());
    expect((await readScan(stage.database, scan.id)).scan).toEqual(ended);
    const told = sql`select count(*)::int as count from audit_logs
      where details->>'event' = 'scan.completed' and entity_id = ${scan.id}`;
    expect(await stage.rows(told)).toEqual([{ count: 1 }]);
  });
});
