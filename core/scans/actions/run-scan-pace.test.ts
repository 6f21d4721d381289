import { expect, it } from 'vitest';
import { z } from 'zod';
import { type Behaviour, letTimeRun, standInSource, statesOf, vendorOf } from '#core/scans/scan.fixture.ts';
import { scanStage } from '#core/scans/stage.fixture.ts';
import { foundOrClear, readJson } from '#core/sources/internal/read.ts';
import { identifierOf } from '#core/sources/queries/subject.ts';
import { onEachDatabase } from '#tests/databases.ts';

onEachDatabase('the pace of running scans', (open) => {
  const stage = scanStage(open);
  const { scansOf, scanOf, run } = stage;

  it('leaves all sources of a vendor alone for as long as one of them was told to', async () => {
    const shared = vendorOf('shared', [{ most: 1, seconds: 0.1 }]);
    const sources = [standInSource('busy', { vendor: shared }), standInSource('quiet', { vendor: shared })];
    const busy: Behaviour = { status: 429, headers: { 'retry-after': '120' } };
    const scanId = await scanOf(sources, { busy });
    letTimeRun(stage.world);
    await run(scanId);
    expect(await statesOf(stage.database, scanId)).toEqual({ busy: 'waiting', quiet: 'waiting' });
    expect(stage.world.outgoing.asked.map(({ sourceId }) => sourceId)).toEqual(['busy']);
  });

  it('leaves a source alone for as long as it asked, over all scans', async () => {
    const both = ['alice@example.com', 'bob@example.com'];
    const busy: Behaviour = { status: 429, headers: { 'retry-after': '120' } };
    const [scanId = '', other = ''] = await scansOf(both, [standInSource('busy')], { busy });
    await stage.world.drain();
    expect(await statesOf(stage.database, scanId)).toEqual({ busy: 'waiting' });
    expect(await statesOf(stage.database, other)).toEqual({ busy: 'waiting' });
    expect(stage.world.outgoing.asked).toHaveLength(1);
  });

  it('lets every request of a check wait for a slot of its own', async () => {
    const greedy = standInSource('greedy', {
      vendor: vendorOf('greedy', [{ most: 1, seconds: 0.2 }]),
      async check(subject, { ask }) {
        const question = (n: number) => ({
          url: `https://${this.id}.stand-in.example/${n}?email=${identifierOf(subject)}`,
        });
        for (let n = 0; n < 2; n++) await ask(question(n));
        return foundOrClear([], readJson(await ask(question(2)), z.array(z.string()), { status: 404 }));
      },
    });
    const hasty = { ...greedy, id: 'hasty', vendor: vendorOf('hasty', [{ most: 1, seconds: 0.4 }]), timeoutMs: 300 };
    const scanId = await scanOf([greedy, { ...hasty, hosts: greedy.hosts }]);
    letTimeRun(stage.world);
    await run(scanId);
    expect(await statesOf(stage.database, scanId)).toEqual({ greedy: 'clear', hasty: 'waiting' });
    const times = stage.world.outgoing.asked.filter(({ sourceId }) => sourceId === 'greedy').map(({ at }) => at);
    expect(times).toHaveLength(3);
    for (const [n, at] of times.slice(1).entries()) expect(at - (times[n] ?? 0)).toBeGreaterThanOrEqual(190);
  });

  it('asks no source above its pace when many scans run at once', async () => {
    const paced = standInSource('paced', { vendor: vendorOf('paced', [{ most: 2, seconds: 0.2 }], 2) });
    const emails = Array.from({ length: 10 }, (_, n) => `person${n}@example.com`);
    const ids = await scansOf(emails, [paced, standInSource('free')]);
    letTimeRun(stage.world);
    await Promise.all(ids.map((id) => run(id)));
    const times = stage.world.outgoing.asked.filter(({ sourceId }) => sourceId === 'paced').map(({ at }) => at);
    expect(times).toHaveLength(10);
    for (const from of times)
      expect(times.filter((at) => at >= from && at < from + 400).length).toBeLessThanOrEqual(2 * (400 / 200));
  });
});
