import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { letTimeRun, standInSource, vendorOf } from '#core/scans/scan.fixture.ts';
import { scanStage } from '#core/scans/stage.fixture.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { runScan } from './run-scan.ts';

onEachDatabase('a run of a scan that is stopped', (open) => {
  const stage = scanStage(open);
  const { scanOf, run, rows } = stage;

  it('gives back what a run had reserved that was stopped before it asked', async () => {
    const scarce = vendorOf('scarce', [
      { most: 2, seconds: 3_600 },
      { most: 1, seconds: 1 },
    ]);
    const sources = [standInSource('now', { vendor: scarce }), standInSource('later', { vendor: scarce })];
    const scanId = await scanOf(sources, { now: 'hang' });
    const stop = new AbortController();
    const stopped = runScan(stage.world, scanId, { signal: stop.signal });
    await expect.poll(() => stage.world.outgoing.asked.length).toBe(1);
    stop.abort(new Error('killed'));
    await expect(stopped).rejects.toThrow('killed');
    const reserved = () => rows(sql`select holder from source_slots where quota_id = 'scarce' order by starts_at`);
    expect(await reserved()).toEqual([{ holder: null }]);
    // One question of the hour is left: the run that goes on has it, whatever the first one had meant to do.
    letTimeRun(stage.world);
    await run(scanId);
    expect(stage.world.outgoing.asked).toHaveLength(2);
    expect(await reserved()).toEqual([{ holder: null }, { holder: null }]);
  });
});
