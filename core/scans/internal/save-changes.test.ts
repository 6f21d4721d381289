import { expect, it } from 'vitest';
import { readScan, standInSource, statesOf } from '#core/scans/scan.fixture.ts';
import { scanStage } from '#core/scans/stage.fixture.ts';
import { exposureOf } from '#core/scans/stand-in.fixture.ts';
import type { Answer, Source } from '#core/sources/define.ts';
import { findAnswers } from '#core/sources/queries/find-answers.ts';
import type { Database } from '#platform/database/database.ts';
import { systemScope } from '#platform/database/scope.ts';
import type { Platform } from '#platform/platform.ts';
import { onEachDatabase } from '#tests/databases.ts';
import type { Ended } from './changes.ts';
import { loadForRun, type RunningScan } from './load.ts';
import { saveChanges } from './save-changes.ts';

onEachDatabase('what scans that run at once have to save', (open) => {
  const stage = scanStage(open);
  const a = standInSource('a');
  const both = ['alice@example.com', 'bob@example.com'];

  /** Two scans that have begun. */
  async function beginBoth(list: Source[]): Promise<[RunningScan, RunningScan]> {
    const scans: RunningScan[] = [];
    for (const id of await stage.scansOf(both, list)) {
      const scan = await loadForRun(stage.world, id);
      if (scan) scans.push(scan);
    }
    return scans as [RunningScan, RunningScan];
  }

  /** What a source has just said in a scan. */
  function said(scan: RunningScan, source: Source, answer: Answer): Ended {
    const [[identifierId, subject] = []] = scan.subjects;
    if (!identifierId || !subject) throw new Error('a scan without an address');
    const check = { source, identifierId, subject };
    const finishedAt = stage.world.clock.now();
    return { check, state: 'ended', answer, startedAt: finishedAt, finishedAt, reusedFrom: null };
  }

  it('is saved in one transaction', async () => {
    const [one, other] = await beginBoth([a, standInSource('b')]);
    let transactions = 0;
    const transaction: Database['transaction'] = (...given) => {
      transactions++;
      return stage.database.transaction(...given);
    };
    const platform: Platform = { ...stage.world, database: { ...stage.database, transaction } };
    await Promise.all([
      saveChanges(platform, one, [said(one, a, { state: 'found', exposures: [exposureOf('x'), exposureOf('y')] })]),
      saveChanges(platform, other, [said(other, a, { state: 'clear' })]),
    ]);
    expect(transactions).toBe(1);
    expect(await statesOf(stage.database, one.id)).toEqual({ a: 'found', b: 'queued' });
    expect(await statesOf(stage.database, other.id)).toEqual({ a: 'clear', b: 'queued' });
    const [first, second] = await Promise.all([one, other].map(({ id }) => readScan(stage.database, id)));
    expect([first?.findings.length, second?.findings.length]).toEqual([2, 0]);
    expect([first?.scan?.completionPercentage, second?.scan?.completionPercentage]).toEqual([50, 50]);
  });

  it('is saved also where one of them cannot be', async () => {
    const [one, other] = await beginBoth([a]);
    const { vault } = stage.world;
    const seal: typeof vault.seal = (key, ...what) => {
      if (key.id === one.id) throw new Error('no key');
      return vault.seal(key, ...what);
    };
    const platform: Platform = { ...stage.world, vault: { ...vault, seal } };
    const answer: Answer = { state: 'found', exposures: [exposureOf('x')] };
    const outcomes = await Promise.allSettled(
      [one, other].map((scan) => saveChanges(platform, scan, [said(scan, a, answer)])),
    );
    expect(outcomes).toEqual([
      { status: 'rejected', reason: new Error('no key') },
      { status: 'fulfilled', value: undefined },
    ]);
    expect(await statesOf(stage.database, one.id)).toEqual({ a: 'queued' });
    expect(await statesOf(stage.database, other.id)).toEqual({ a: 'found' });
  });

  it('may be two answers of one source about one address, of which the later is kept', async () => {
    const keeps = standInSource('keeps', { cacheHours: 1 });
    const [one, other] = await beginBoth([keeps]);
    const [subject] = one.subjects.values();
    if (!subject) throw new Error('a scan without an address');
    const about = (scan: RunningScan, answer: Answer): Ended => {
      const ended = said(scan, keeps, answer);
      return { ...ended, check: { ...ended.check, subject } };
    };
    await Promise.all([
      saveChanges(stage.world, one, [about(one, { state: 'clear' })]),
      saveChanges(stage.world, other, [about(other, { state: 'found', exposures: [exposureOf('x')] })]),
    ]);
    const { vault, clock } = stage.world;
    const kept = await stage.database.transaction(systemScope, (tx) =>
      findAnswers(tx, vault, { subjects: [subject], now: clock.now() }),
    );
    expect(kept('keeps', subject)?.answer.state).toBe('found');
  });
});
