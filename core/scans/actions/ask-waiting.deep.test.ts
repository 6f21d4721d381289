import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { claimScans } from '#core/scans/internal/claim.ts';
import { claimDue } from '#core/scans/internal/due.ts';
import { type Behaviour, letTimeRun, readScan, standInSource, statesOf, vendorOf } from '#core/scans/scan.fixture.ts';
import { scanStage } from '#core/scans/stage.fixture.ts';
import { systemScope } from '#platform/database/scope.ts';
import { alice } from '#tests/cast.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { askWaiting } from './ask-waiting.ts';
import { deleteExpiredScans } from './delete-expired-scans.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A question counts for an hour, and a little longer. */
const TURN_MS = 1.02 * HOUR;

onEachDatabase('what a scan waits for after it has ended', (open) => {
  const stage = scanStage(open);
  const never = new AbortController().signal;
  const runLateJob = (signal = never) => askWaiting(stage.world, { signal });
  const hourly = (id: string, most = 1) =>
    standInSource(id, { category: 'reputation', vendor: vendorOf(id, [{ most, seconds: 3_600 }]) });
  const free = ['a', 'b', 'c', 'd'].map((id) => standInSource(id));
  const askedOf = (id: string) => stage.world.outgoing.asked.filter(({ sourceId }) => sourceId === id).length;

  /** Bob's scan has ended and waits for a source, whose one question of this hour was Alice's. */
  async function waitingScan(behaviours: Parameters<typeof stage.scansOf>[2] = {}): Promise<string> {
    const [first = '', scanId = ''] = await stage.scansOf(
      ['alice@example.com', 'bob@example.com'],
      [...free, hourly('rare')],
      behaviours,
    );
    await stage.run(first);
    await stage.run(scanId);
    return scanId;
  }
  const setClock = (milliseconds: number) => stage.world.clock.advance(milliseconds);

  it('is told with its time, and counts as not answered until then', async () => {
    const scanId = await waitingScan();
    const view = await stage.view(scanId);
    const [check] = view.checks.filter(({ sourceId }) => sourceId === 'rare');
    const at = new Date(stage.world.clock.now().getTime() + TURN_MS).toISOString();
    expect(check).toMatchObject({ state: 'waiting', expectedAt: at, reason: null });
    expect(view).toMatchObject({ status: 'completed', completion: 100 });
    expect(view.coverage).toMatchObject({ asked: 5, clear: 4, notChecked: 0, waiting: 1 });
    expect(view.score).toMatchObject({ kind: 'scored', score: 0, most: expect.any(Number) });
    await runLateJob();
    expect(askedOf('rare')).toBe(1);
  });

  it('is asked when its time comes: the report and what lists say of it are amended, and open pages hear', async () => {
    const scanId = await waitingScan({ rare: { found: ['one'] } });
    const before = await stage.view(scanId);
    await stage.rows(sql`delete from live_events`);
    setClock(TURN_MS);
    await runLateJob();
    expect(await statesOf(stage.database, scanId)).toMatchObject({ a: 'clear', rare: 'found' });
    const after = await stage.view(scanId);
    expect(after.findings.map(({ where }) => where)).toEqual(['Breach rare-one']);
    expect(after.coverage).toMatchObject({ found: 1, clear: 4, waiting: 0 });
    if (before.score?.kind !== 'scored' || after.score?.kind !== 'scored') throw new Error('no score');
    expect(before.score.most).toBeGreaterThan(before.score.score);
    expect(after.score.most).toBe(after.score.score);
    const { scan } = await readScan(stage.database, scanId);
    expect(scan?.results).toMatchObject({ exposures_found: 1, risk_score: after.score.score });
    expect(scan?.finishedAt?.toISOString()).toBe(before.finishedAt);
    const heard = await stage.rows(sql`select distinct topic from live_events where topic = ${`scan:${scanId}`}`);
    expect(heard).toHaveLength(1);
  });

  it('is asked within a minute, however much of it is due, where every vendor has room', async () => {
    const many = Array.from({ length: 310 }, (_, n) => hourly(`vendor-${n}`));
    const [first = '', scanId = ''] = await stage.scansOf(['alice@example.com', 'bob@example.com'], many);
    await stage.run(first);
    await stage.run(scanId);
    setClock(TURN_MS);
    await runLateJob();
    expect(new Set(Object.values(await statesOf(stage.database, scanId)))).toEqual(new Set(['clear']));
  });

  it('is taken up to twice what its vendor has room for, what was promised first before the rest', async () => {
    const people = Array.from({ length: 5 }, (_, n) => `person${n}@example.com`);
    const ids = await stage.scansOf(people, [...free, hourly('rare')]);
    for (const scanId of ids) await stage.run(scanId);
    setClock(10 * TURN_MS);
    const due = await claimDue(stage.world);
    expect(new Set(due.map(({ id }) => id))).toEqual(new Set(ids.slice(1, 3)));
  });

  it('is asked once, however often and by however many it is looked for', async () => {
    const scanId = await waitingScan({ rare: { found: ['one'], after: 200 } });
    setClock(TURN_MS);
    await Promise.all([runLateJob(), runLateJob()]);
    await runLateJob();
    expect(askedOf('rare')).toBe(2);
    expect((await readScan(stage.database, scanId)).findings).toHaveLength(1);
    const entries = await stage.rows(sql`select details from audit_logs where entity_id = ${scanId}
      and details->>'event' = 'scan.amended'`);
    expect(entries).toEqual([{ details: { event: 'scan.amended', answered: 1, unanswered: 0 } }]);
  });

  it('is written of once: by the mail that the scan is complete, and when the last of it is in', async () => {
    const mailed = async () => {
      await stage.world.drain();
      return stage.world.mailbox.splice(0).filter(({ to }) => to === 'bob@example.com');
    };
    const list = [...free, hourly('rare'), hourly('dear', 2), hourly('down')];
    const ids = await stage.scansOf(['alice@example.com', 'carol@example.com', 'bob@example.com'], list, {
      rare: { found: ['one'] },
    });
    stage.world.mailbox.splice(0);
    for (const scanId of ids) await stage.run(scanId);
    const [ended] = await mailed();
    expect(ended).toMatchObject({ subject: 'Your scan is complete', text: expect.stringContaining('3 sources are') });
    // Carol's turn.
    setClock(TURN_MS);
    await runLateJob();
    expect(await mailed()).toEqual([]);
    setClock(TURN_MS);
    await runLateJob();
    await runLateJob();
    const [late, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(late).toMatchObject({ subject: 'The rest of your scan is in' });
    expect(late?.text).toContain('3 of them have answered since.');
    for (const secret of ['Source', 'rare', 'Breach', 'exposure']) expect(late?.text).not.toMatch(secret);
  });

  it('is not written of again when nothing came in', async () => {
    await waitingScan({ rare: { status: 429 } });
    await stage.world.drain();
    stage.world.mailbox.splice(0);
    setClock(25 * HOUR);
    await runLateJob();
    await stage.world.drain();
    expect(stage.world.mailbox).toEqual([]);
  });

  it('is asked by the next one when whoever asked went down, and after a while when they were killed', async () => {
    const scanId = await waitingScan({ rare: { status: 404, after: 1_000 } });
    setClock(TURN_MS);
    const stop = new AbortController();
    const stopped = runLateJob(stop.signal);
    await expect.poll(() => askedOf('rare')).toBe(2);
    stop.abort(new Error('the process goes down'));
    await stopped;
    expect(await statesOf(stage.database, scanId)).toMatchObject({ rare: 'waiting' });
    setClock(TURN_MS);
    expect(await claimDue(stage.world)).toHaveLength(1);
    await runLateJob();
    expect(askedOf('rare')).toBe(2);
    setClock(3 * MINUTE);
    await runLateJob();
    await runLateJob();
    expect(askedOf('rare')).toBe(3);
    expect(await statesOf(stage.database, scanId)).toMatchObject({ rare: 'clear' });
  });

  it('did not answer in time: it is asked once more, and was not checked when it is silent again', async () => {
    const slow = standInSource('slow');
    const [scanId = ''] = await stage.scansOf(['alice@example.com'], [...free, slow], { slow: 'hang' });
    // A source has its time on our clock: less than a look takes, more than a run.
    slow.timeoutMs = 12_000 / letTimeRun(stage.world, 4);
    await stage.run(scanId);
    expect(await statesOf(stage.database, scanId)).toMatchObject({ a: 'clear', slow: 'waiting' });
    await runLateJob();
    expect(await statesOf(stage.database, scanId)).toMatchObject({ a: 'clear', slow: 'not-checked timeout' });
    expect(askedOf('slow')).toBe(2);
  });

  it('had no time on a machine that is busy: whoever answers a minute later leaves no gap', async () => {
    const list = ['b', 'c', 'd', 'e'].map((id) => standInSource(id, { timeoutMs: 200 }));
    const busy: Record<string, Behaviour> = { b: 'hang', c: 'hang', d: 'hang', e: 'hang' };
    const [scanId = ''] = await stage.scansOf(['alice@example.com'], [standInSource('a'), ...list], busy);
    await stage.run(scanId);
    const silent = { b: 'waiting', c: 'waiting', d: 'waiting', e: 'waiting' };
    expect(await statesOf(stage.database, scanId)).toEqual({ a: 'clear', ...silent });
    for (const source of list) {
      delete busy[source.id];
      source.timeoutMs = 10_000;
    }
    setClock(MINUTE);
    await runLateJob();
    expect(new Set(Object.values(await statesOf(stage.database, scanId)))).toEqual(new Set(['clear']));
    expect((await stage.view(scanId)).score?.kind).toBe('scored');
  });

  it('that wants to be left alone is asked again an hour later, and after a day no more', async () => {
    const scanId = await waitingScan({ rare: { status: 429, headers: { 'retry-after': '5' } } });
    for (let minutes = 0; minutes < 25 * 60; minutes += 30) {
      setClock(30 * MINUTE);
      await runLateJob();
    }
    expect(askedOf('rare')).toBeGreaterThan(10);
    expect(askedOf('rare')).toBeLessThan(52);
    expect(await statesOf(stage.database, scanId)).toMatchObject({ a: 'clear', rare: 'not-checked limited' });
    expect((await readScan(stage.database, scanId)).scan?.results?.summary).toContain('1 of 5 sources did not answer');
    const asked = askedOf('rare');
    setClock(HOUR);
    await runLateJob();
    expect(askedOf('rare')).toBe(asked);
  });

  it('is not waited for when it could not be asked within a day', async () => {
    const daily = standInSource('daily', { vendor: vendorOf('daily', [{ most: 1, seconds: 86_400 }]) });
    const both = await stage.scansOf(['alice@example.com', 'bob@example.com'], [...free, daily]);
    for (const scanId of both) await stage.run(scanId);
    expect(await statesOf(stage.database, both[1] ?? '')).toMatchObject({ daily: 'not-checked limited' });
  });

  it('goes on in an account that the scan came to, and vanishes with a scan that is deleted', async () => {
    const scanId = await waitingScan();
    await stage.database.transaction(systemScope, (tx) =>
      claimScans(tx, stage.world, { userId: alice.userId, email: 'bob@example.com' }),
    );
    setClock(TURN_MS);
    await runLateJob();
    expect(await statesOf(stage.database, scanId)).toMatchObject({ rare: 'clear' });

    const other = await waitingScan();
    await stage.rows(sql`update user_scans set expires_at = started_at`);
    await deleteExpiredScans(stage.world);
    setClock(TURN_MS);
    await runLateJob();
    expect(await stage.rows(sql`select 1 from scan_checks where scan_id = ${other}`)).toEqual([]);
    expect(askedOf('rare')).toBe(1);
  });

  it('is not asked for a scan that nobody can read any more, and holds no other up', async () => {
    const [first = '', lost = '', kept = ''] = await stage.scansOf(
      ['alice@example.com', 'bob@example.com', 'carol@example.com'],
      [...free, hourly('rare')],
    );
    for (const scanId of [first, lost, kept]) await stage.run(scanId);
    await stage.rows(sql`update data_keys set wrapped = null where id = ${lost}`);
    setClock(2 * TURN_MS);
    await runLateJob();
    expect(await statesOf(stage.database, lost)).toMatchObject({ rare: 'not-checked interrupted' });
    expect(await statesOf(stage.database, kept)).toMatchObject({ rare: 'clear' });
  });

  it('of older scans comes first, and leaves its share of every window to those who look on', async () => {
    const emails = Array.from({ length: 10 }, (_, n) => `person${n}@example.com`);
    const ids = await stage.scansOf([...emails, 'alice@example.com'], [hourly('rare', 5)]);
    const [last = '', ...others] = ids.toReversed();
    const early = others.toReversed();
    for (const scanId of early) {
      await stage.run(scanId);
      setClock(1);
    }
    setClock(TURN_MS);
    await runLateJob();
    const states = await Promise.all(early.map((scanId) => statesOf(stage.database, scanId)));
    expect(states.map(({ rare }) => rare)).toEqual([...Array(9).fill('clear'), 'waiting']);
    await stage.run(last);
    expect(await statesOf(stage.database, last)).toEqual({ rare: 'clear' });
    setClock(TURN_MS);
    await runLateJob();
    expect(await statesOf(stage.database, early[9] ?? '')).toEqual({ rare: 'clear' });
  });
});
