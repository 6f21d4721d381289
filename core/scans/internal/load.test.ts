import { expect, it } from 'vitest';
import { startFreeScan } from '#core/scans/actions/start-free-scan.ts';
import { firstEndOf } from '#core/scans/rules.ts';
import { asPerson, standInSource } from '#core/scans/scan.fixture.ts';
import { scanStage } from '#core/scans/stage.fixture.ts';
import { alice } from '#tests/cast.ts';
import { onOneDatabase } from '#tests/databases.ts';
import { loadForRun } from './load.ts';

onOneDatabase('the first result of a scan whose run had to wait for its turn', (open) => {
  const stage = scanStage(open);
  /** Milliseconds from when it was asked for until its end, where its run begins so much later. */
  async function firstResultAfter(scanId: string, delay: number): Promise<number> {
    const asked = stage.world.clock.now();
    stage.world.clock.advance(delay);
    const scan = await loadForRun(stage.world, scanId);
    if (!scan) throw new Error('nothing to run');
    return firstEndOf(scan.awaitedSince, stage.world.clock.now()).getTime() - asked.getTime();
  }

  it('is promised to a customer from when they asked', async () => {
    await stage.scanOf([standInSource('a')]);
    const started = await startFreeScan(asPerson(stage.world, alice), { name: 'Alice', email: alice.email });
    expect(await firstResultAfter(started.kind === 'started' ? started.scanId : '', 900)).toBe(9_000);
  });

  it('is promised to a visitor from when they opened the link', async () => {
    const scanId = await stage.scanOf([standInSource('a')]);
    expect(await firstResultAfter(scanId, 900)).toBe(9_000);
  });

  it('comes later where the run has hardly had time to ask', async () => {
    const scanId = await stage.scanOf([standInSource('a')]);
    expect(await firstResultAfter(scanId, 5_000)).toBe(13_000);
  });
});
