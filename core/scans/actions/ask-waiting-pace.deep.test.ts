import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { type ScanWorld, standInSource, statesOf } from '#core/scans/scan.fixture.ts';
import { scanStage } from '#core/scans/stage.fixture.ts';
import type { Source } from '#core/sources/define.ts';
import type { Vendor } from '#core/sources/internal/pacing/quota.ts';
import { vendors } from '#core/sources/internal/vendors.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { slownessNow } from '#tests/slowness.ts';
import { askWaiting } from './ask-waiting.ts';

vi.setConfig({ testTimeout: 300_000 });

const PEOPLE = 50;
/** How much faster time runs once the scans have ended. */
const FACTOR = 4;
const asked: readonly Vendor[] = [vendors.xposedOrNot, vendors.haveIBeenPwned, vendors.gravatar];

/** Questions that a vendor with these limits would have refused. */
function refusedBy({ windows }: Vendor, times: readonly number[]): number {
  return times.filter((at, place) =>
    windows.some(({ most, seconds }) => at - (times[place - most] ?? Number.NEGATIVE_INFINITY) < seconds * 1_000),
  ).length;
}

/** Time runs, faster or not, and can be moved on by hours. A busy machine has as much of it for the same work as an idle one. */
function letTimeRunAndJump(world: ScanWorld) {
  const { sleep } = world.clock;
  let factor = 1 / slownessNow();
  let base = world.clock.now().getTime();
  let start = performance.now();
  const now = () => base + (performance.now() - start) * factor;
  const rebase = (to: number) => {
    base = to;
    start = performance.now();
  };
  world.clock.now = () => new Date(now());
  world.clock.sleep = (milliseconds, signal) => sleep(milliseconds / factor, signal);
  return {
    now,
    jumpTo: (time: number) => rebase(Math.max(time, now())),
    hurry(times: number) {
      rebase(now());
      factor = times / slownessNow();
    },
  };
}

/** Sources of these vendors, and when each vendor was asked. */
function recordingSources(now: () => number) {
  const times = new Map<string, number[]>(asked.map(({ id }) => [id, []]));
  const sources = asked.map((vendor): Source => {
    const source = standInSource(vendor.id, { vendor });
    const check: Source['check'] = (...question) => {
      times.get(vendor.id)?.push(now());
      return source.check(...question);
    };
    return { ...source, check };
  });
  return { sources, timesOf: ({ id }: Vendor) => times.get(id) ?? [] };
}

onEachDatabase('fifty scans at once, and the limits that vendors really have', (open) => {
  const stage = scanStage(open);

  /** A busy machine may keep a run from its database for too long: its job then runs again. */
  const runAsJob = (scanId: string): Promise<void> =>
    stage
      .run(scanId)
      .catch(() => stage.run(scanId))
      .catch(() => stage.run(scanId));

  async function expectFirstResults(ids: readonly string[]): Promise<void> {
    const states = await Promise.all(ids.map((scanId) => statesOf(stage.database, scanId)));
    const countOf = (source: string, state: string) => states.filter((one) => one[source] === state).length;
    expect(await stage.rows(sql`select status, count(*)::int as count from user_scans group by 1`)).toEqual([
      { status: 'completed', count: PEOPLE },
    ]);
    for (const id of ['free', 'gravatar']) expect(countOf(id, 'clear')).toBe(PEOPLE);
    for (const id of ['have-i-been-pwned', 'xposedornot']) {
      expect(countOf(id, 'clear')).toBeGreaterThanOrEqual(4);
      expect(countOf(id, 'clear') + countOf(id, 'waiting')).toBe(PEOPLE);
    }
  }

  async function firstExpected(): Promise<number | null> {
    const [row] = await stage.rows(sql`select (extract(epoch from min(expected_at)) * 1000)::float8 as at
        from scan_checks where state = 'waiting'`);
    return typeof row?.at === 'number' ? row.at : null;
  }

  async function askWhatWaits(time: { jumpTo(at: number): void }): Promise<void> {
    for (let at = await firstExpected(); at !== null; at = await firstExpected()) {
      time.jumpTo(at);
      await askWaiting(stage.world, { signal: new AbortController().signal });
    }
  }

  it('all have a first result, and all of their answers as soon as the limits allow, without a question too many', async () => {
    let now = () => 0;
    const { sources, timesOf } = recordingSources(() => now());
    const emails = Array.from({ length: PEOPLE }, (_, n) => `person${n}@example.com`);
    const ids = await stage.scansOf(emails, [...sources, standInSource('free')]);
    const time = letTimeRunAndJump(stage.world);
    now = time.now;
    const begun = time.now();
    await Promise.all(ids.map((scanId) => runAsJob(scanId)));
    await expectFirstResults(ids);

    time.hurry(FACTOR);
    await askWhatWaits(time);
    for (const scanId of ids)
      expect(Object.values(await statesOf(stage.database, scanId))).toEqual(Array(4).fill('clear'));
    for (const vendor of asked) expect([vendor.id, refusedBy(vendor, timesOf(vendor))]).toEqual([vendor.id, 0]);
    // A fifth of the hour is left to visitors: 20 in each of two hours, and the last in the third.
    expect(time.now() - begun).toBeLessThan(2.2 * 3_600_000);
  });
});
