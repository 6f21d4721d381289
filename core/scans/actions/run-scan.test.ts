import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { scanRun } from '#core/scans/jobs.ts';
import { getScanFor } from '#core/scans/queries/scan.ts';
import {
  asPerson,
  asVisitor,
  type Behaviour,
  exposureOf,
  letTimeRun,
  openScanOf,
  readScan,
  sourcesOf,
  standInSource,
  statesOf,
  vendorOf,
} from '#core/scans/scan.fixture.ts';
import { scanStage } from '#core/scans/stage.fixture.ts';
import { alice } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { proves } from '#tests/proves.ts';
import { startFreeScan } from './start-free-scan.ts';

onEachDatabase('a running scan', (open, _kind, { rule }) => {
  const stage = scanStage(open);
  const { scansOf, scanOf, run, view, rows } = stage;

  rule(
    'saves what each source answered, and what it comes to',
    {
      ...proves('DATA-028', 'DATA-029', 'DATA-030', 'DATA-031'),
    },
    async () => {
      const clear = Array.from({ length: 6 }, (_, n) => standInSource(`c${n}`));
      const scanId = await scanOf([standInSource('a'), standInSource('down'), ...clear], {
        a: { found: ['one', 'two'] },
        down: { status: 503 },
      });
      await stage.world.drain();
      const { scan, findings } = await readScan(stage.database, scanId);
      expect(scan).toMatchObject({ status: 'completed', completionPercentage: 100 });
      expect(scan?.results).toMatchObject({ risk_score: expect.any(Number), exposures_found: 2 });
      expect(scan?.results?.summary).toContain('2 exposures found');
      expect(findings).toHaveLength(2);
      expect(JSON.stringify(findings)).not.toContain('Breach');
      expect(await statesOf(stage.database, scanId)).toMatchObject({
        a: 'found',
        down: 'not-checked failed',
        c0: 'clear',
        c5: 'clear',
      });
      const read = await view(scanId);
      expect(read).toMatchObject({
        status: 'completed',
        completion: 100,
        coverage: { asked: 8, found: 1, clear: 6, notChecked: 1 },
        score: { kind: 'scored', score: scan?.results?.risk_score },
      });
      expect(read.findings.map(({ where }) => where).sort()).toEqual(['Breach a-one', 'Breach a-two']);
      expect(read.checks[0]).toMatchObject({
        sourceId: 'a',
        name: 'Source a',
        findings: 2,
        durationMs: expect.any(Number),
      });
      const events = await rows(sql`select details from audit_logs where entity_id = ${scanId}
      and details->>'event' = 'scan.completed'`);
      expect(events).toEqual([
        { details: { event: 'scan.completed', asked: 8, found: 1, clear: 6, notChecked: 1, waiting: 0, exposures: 2 } },
      ]);
    },
  );

  rule('does not count a match by name only among the exposures', async () => {
    const namesake = standInSource('a', {
      check: async () => ({
        state: 'found',
        exposures: [
          { ...exposureOf('one'), certainty: 'verified' },
          { ...exposureOf('two'), certainty: 'candidate' },
        ],
      }),
    });
    const scanId = await scanOf([namesake, standInSource('b')]);
    await stage.world.drain();
    const { scan } = await readScan(stage.database, scanId);
    expect(scan?.results).toMatchObject({
      exposures_found: 1,
      summary: expect.stringContaining('1 exposure and 1 possible match found'),
    });
    expect(
      await rows(sql`select details->>'exposures' as exposures from audit_logs where entity_id = ${scanId}
      and details->>'event' = 'scan.completed'`),
    ).toEqual([{ exposures: '1' }]);
  });

  rule('has no score when more than 30% of the sources did not answer', async () => {
    const scanId = await scanOf([standInSource('a'), standInSource('b'), standInSource('c')], {
      a: { found: ['one'] },
      c: { status: 500 },
    });
    await stage.world.drain();
    const { scan } = await readScan(stage.database, scanId);
    expect(scan?.results).toMatchObject({ exposures_found: 1, summary: expect.stringContaining('Incomplete') });
    expect(scan?.results).toMatchObject({ risk_score: null });
    expect((await view(scanId)).score).toMatchObject({ kind: 'incomplete' });
  });

  rule('shows what was found so far, without a score, and tells open pages', async () => {
    const { promise: until, resolve: answerSlow } = Promise.withResolvers<void>();
    const scanId = await scanOf([standInSource('a'), standInSource('slow')], {
      a: { found: ['one'] },
      slow: { status: 404, until },
    });
    const running = run(scanId);
    await expect.poll(() => statesOf(stage.database, scanId)).toEqual({ a: 'found', slow: 'checking' });
    const live = await view(scanId);
    expect(live).toMatchObject({ status: 'processing', completion: 50, score: null });
    expect(live.findings).toHaveLength(1);
    const heard = await rows(sql`select topic from live_events where topic = ${`scan:${scanId}`}`);
    answerSlow();
    await running;
    expect(heard.length).toBeGreaterThanOrEqual(2);
    expect((await view(scanId)).status).toBe('completed');
  });

  it('ends at its deadline: who did not answer by then, or had no turn, is waited for', async () => {
    const rare = standInSource('rare', { vendor: vendorOf('rare', [{ most: 1, seconds: 60 }]) });
    const narrow = standInSource('narrow', {
      vendor: vendorOf('narrow', [{ most: 9, seconds: 0.009 }], 1),
      timeoutMs: 60_000,
    });
    const deaf = standInSource('deaf', { check: () => new Promise(() => {}) });
    const list = [standInSource('a'), standInSource('hang', { timeoutMs: 60_000 }), deaf, rare, narrow];
    const both = ['alice@example.com', 'bob@example.com'];
    const [scanId = '', other = ''] = await scansOf(both, list, { hang: 'hang', narrow: 'hang' });
    letTimeRun(stage.world, 20);
    await Promise.all([run(scanId), run(other)]);
    const states = [await statesOf(stage.database, scanId), await statesOf(stage.database, other)];
    for (const one of states)
      expect(one).toMatchObject({ a: 'clear', hang: 'waiting', deaf: 'waiting', narrow: 'waiting' });
    expect(states.map(({ rare: one }) => one).sort()).toEqual(['clear', 'waiting']);
    expect(
      stage.world.outgoing.asked.filter(({ sourceId }) => sourceId === 'hang').every(({ aborted }) => aborted),
    ).toBe(true);
    expect((await readScan(stage.database, scanId)).scan?.status).toBe('completed');
    expect((await view(scanId)).score?.kind).toBe('incomplete');
  });

  rule('ends before its deadline when few have not answered', async () => {
    const quick = ['a', 'b', 'c', 'd'].map((id) => standInSource(id));
    const scanId = await scanOf([...quick, standInSource('hang', { timeoutMs: 60_000 })], { hang: 'hang' });
    letTimeRun(stage.world, 3);
    await run(scanId);
    expect(await statesOf(stage.database, scanId)).toMatchObject({ a: 'clear', d: 'clear', hang: 'waiting' });
    const { scan } = await readScan(stage.database, scanId);
    expect(Number(scan?.finishedAt) - Number(scan?.startedAt)).toBeLessThan(25_000);
  });

  rule('goes on while many have not answered, and no longer', async () => {
    const quick = ['a', 'b', 'c'].map((id) => standInSource(id));
    const slow = ['slow', 'hang'].map((id) => standInSource(id, { timeoutMs: 60_000 }));
    const behaviours: Record<string, Behaviour> = { hang: 'hang' };
    const scanId = await scanOf([...quick, ...slow], behaviours);
    behaviours.slow = { status: 404, after: 12_000 / letTimeRun(stage.world, 5) };
    await run(scanId);
    expect(await statesOf(stage.database, scanId)).toMatchObject({ a: 'clear', slow: 'clear', hang: 'waiting' });
    const { scan } = await readScan(stage.database, scanId);
    expect(Number(scan?.finishedAt) - Number(scan?.startedAt)).toBeLessThan(25_000);
  });

  rule('runs on after it was stopped: who had answered is not asked again, who had not is', async () => {
    const { promise: until, resolve: answerSlow } = Promise.withResolvers<void>();
    const scanId = await scanOf([standInSource('a'), standInSource('slow'), standInSource('b')], {
      a: { found: ['one', 'two'] },
      slow: { found: ['three'], until },
    });
    const stop = new AbortController();
    const stopped = run(scanId, stop.signal);
    await expect.poll(() => statesOf(stage.database, scanId)).toEqual({ a: 'found', b: 'clear', slow: 'checking' });
    stop.abort(new Error('the process goes down'));
    await expect(stopped).rejects.toThrow('the process goes down');
    expect(await statesOf(stage.database, scanId)).toEqual({ a: 'found', b: 'clear', slow: 'checking' });
    answerSlow();
    await run(scanId);
    await run(scanId);
    expect(stage.world.outgoing.asked.map(({ sourceId }) => sourceId).sort()).toEqual(['a', 'b', 'slow', 'slow']);
    const { scan, findings } = await readScan(stage.database, scanId);
    expect(scan?.status).toBe('completed');
    expect(findings).toHaveLength(3);
  });

  it('counts a finding once when two runs of one scan overlap', async () => {
    const scanId = await scanOf([standInSource('a'), standInSource('b')], {
      a: { found: ['one', 'two', 'one'], after: 100 },
      b: { found: ['one'], after: 50 },
    });
    await Promise.all([run(scanId), run(scanId)]);
    const { scan, findings } = await readScan(stage.database, scanId);
    expect(findings).toHaveLength(3);
    expect(scan).toMatchObject({ status: 'completed', results: { exposures_found: 3 } });
  });

  rule('reuses an answer about the same address, says so, and asks again when it is old', async () => {
    const cached = standInSource('cached', { cacheHours: 2 });
    const first = await scanOf([cached, standInSource('down', { cacheHours: 2 })], {
      cached: { found: ['one'] },
      down: { status: 500 },
    });
    await stage.world.drain();
    const answeredAt = stage.world.clock.now();
    const again = async () => {
      await rows(sql`delete from rate_limits`);
      const scanId = await openScanOf(stage.world, 'ALICE@example.com');
      await stage.world.drain();
      return { ...(await readScan(stage.database, scanId)), scanId };
    };
    stage.world.clock.advance(3_600_000);
    const { checks, findings, scanId: scanOfAgain } = await again();
    expect(checks[0]).toMatchObject({ sourceId: 'cached', state: 'found', answeredAt, durationMs: null });
    expect(findings).toHaveLength(1);
    expect((await view(scanOfAgain)).checks[0]).toMatchObject({ reusedFrom: answeredAt.toISOString() });
    expect(stage.world.outgoing.asked.map(({ sourceId }) => sourceId)).toEqual(['cached', 'down', 'down']);
    expect((await readScan(stage.database, first)).checks[0]?.answeredAt).toBeNull();
    stage.world.clock.advance(3_600_000);
    await again();
    expect(stage.world.outgoing.asked.filter(({ sourceId }) => sourceId === 'cached')).toHaveLength(2);
    expect(JSON.stringify(await rows(sql`select * from source_answers`))).not.toMatch(/alice|Breach/i);
  });

  rule('reports a check that is broken, and the answer reads "not checked"', async () => {
    const broken = standInSource('broken', { check: () => Promise.reject(new TypeError('alice@example.com')) });
    const scanId = await scanOf([broken, standInSource('b')]);
    await run(scanId);
    expect(await statesOf(stage.database, scanId)).toEqual({ broken: 'not-checked changed', b: 'clear' });
    expect(stage.world.logged.some((line) => line.includes('"sourceId":"broken"'))).toBe(true);
    expect(stage.world.logged.join()).not.toContain('alice@');
  });

  rule('that nothing can finish ends as failed, and says what was not asked', async () => {
    const scanId = await scanOf([standInSource('a'), standInSource('b')]);
    await rows(sql`update data_keys set wrapped = null`);
    const runs = await stage.world.drain();
    expect(runs.find(({ name }) => name === 'scan.run')).toMatchObject({ attempt: 1, outcome: 'never' });
    expect((await readScan(stage.database, scanId)).scan).toMatchObject({ status: 'failed', results: null });
    expect(await statesOf(stage.database, scanId)).toEqual({
      a: 'not-checked interrupted',
      b: 'not-checked interrupted',
    });
  });

  rule('is tried again while the database is away for three minutes', () => {
    const { retryLimit, retryDelay, retryDelayMax } = scanRun.options;
    const delays = Array.from({ length: retryLimit }, (_, run) => Math.min(retryDelay * 2 ** run, retryDelayMax));
    expect(delays.reduce((sum, delay) => sum + delay)).toBeGreaterThan(180);
  });

  rule('is given up after its last attempt, with what it had found', async () => {
    const scanId = await scanOf([standInSource('a'), standInSource('b', { cacheHours: 1 })], { a: { found: ['one'] } });
    const job = scanRun;
    const vault = {
      ...stage.world.vault,
      sealShared: (...[place, text]: Parameters<typeof stage.world.vault.sealShared>) => {
        if (place.table === 'mails') return stage.world.vault.sealShared(place, text);
        throw new Error('cannot seal');
      },
    };
    const broken = Object.assign({ ...stage.world }, { vault });
    const attempt = (lastAttempt: boolean) =>
      job.run(broken, { scanId }, { id: 'j', attempt: 1, lastAttempt, signal: new AbortController().signal });
    await expect(attempt(false)).rejects.toThrow();
    expect((await readScan(stage.database, scanId)).scan?.status).toBe('processing');
    await expect(attempt(true)).rejects.toThrow();
    const read = await view(scanId);
    expect(read).toMatchObject({ status: 'failed', score: null });
    expect(Object.values(await statesOf(stage.database, scanId)).every((state) => !/queued|checking/.test(state))).toBe(
      true,
    );
  });

  rule('still shows a source that is no longer in the registry, by its id', async () => {
    const scanId = await scanOf([standInSource('gone'), standInSource('b')], { gone: { found: ['one'] } });
    await run(scanId);
    const later = await getScanFor(
      asVisitor({ ...stage.world, sources: sourcesOf([standInSource('b')]) }, '203.0.113.7', [scanId]),
      scanId,
    );
    expect(later.checks[0]).toMatchObject({ sourceId: 'gone', name: 'gone', state: 'found', findings: 1 });
    expect(later.findings[0]?.sources).toEqual([{ id: 'gone', name: 'gone' }]);
  });

  rule('does not show what it once found by a domain that nobody had proved to be theirs', async () => {
    const scanId = await scanOf([standInSource('domain'), standInSource('b')], { domain: { found: ['one'] } });
    await run(scanId);
    const proven = [standInSource('domain', { needs: 'domain' }), standInSource('b')];
    const later = await getScanFor(
      asVisitor({ ...stage.world, sources: sourcesOf(proven) }, '203.0.113.7', [scanId]),
      scanId,
    );
    expect(later.checks[0]).toMatchObject({ sourceId: 'domain', state: 'not-checked', reason: 'not-applicable' });
    expect(later.findings).toEqual([]);
    expect(later.coverage).toMatchObject({ asked: 1, found: 0 });
  });

  rule("tells Alice's open pages of her own scan", async () => {
    await scanOf([standInSource('a')]);
    await startFreeScan(asPerson(stage.world, alice), { name: 'Alice', email: alice.email });
    await stage.world.drain();
    const heard = await rows(sql`select topic from live_events where topic = ${`user:${alice.userId}`}`);
    expect(heard.length).toBeGreaterThanOrEqual(3);
  });
});
