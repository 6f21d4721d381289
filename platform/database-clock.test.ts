import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Clock, systemClock } from '#platform/clock.ts';
import { clockFault } from '#platform/clock-guard.ts';
import type { Logger } from '#platform/log.ts';
import { onEachDatabase } from '#tests/databases.ts';
import type { Database } from './database/database.ts';
import { compareClocks } from './database-clock.ts';

const DAY = 86_400_000;

onEachDatabase('the clock of a process', (open, kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const compare = async (differenceMs: () => number) => {
    const clock: Clock = { ...systemClock, now: () => new Date(Date.now() + differenceMs()) };
    const log: Logger = { debug() {}, info: vi.fn(), warn() {}, error: vi.fn() };
    return { log, ...(await compareClocks({ database, log, clock })) };
  };

  it('that is right has no fault', async () => {
    const { clock, log, stop } = await compare(() => 0);
    expect(Math.abs(clock.aheadMs?.() ?? 0)).toBeLessThan(5_000);
    expect(clockFault(clock)).toBeNull();
    expect(log.error).not.toHaveBeenCalled();
    stop();
  });

  it.runIf(kind === 'postgres').each([40 * DAY, -40 * DAY, 90_000])(
    'that is off by %i ms is named in the log',
    async (off) => {
      const { clock, log, stop } = await compare(() => off);
      expect(clock.aheadMs?.()).toBeGreaterThan(off - 5_000);
      expect(clock.aheadMs?.()).toBeLessThan(off + 5_000);
      expect(log.error).toHaveBeenCalledExactlyOnceWith(clockFault(clock));
      stop();
    },
  );

  it.runIf(kind === 'postgres')(
    'that is set while the process runs is noticed before the next comparison',
    async () => {
      let off = 0;
      const { clock, stop } = await compare(() => off);
      off = 40 * DAY;
      expect(clockFault(clock)).toContain('3456000 seconds ahead of');
      off = 0;
      expect(clockFault(clock)).toBeNull();
      stop();
    },
  );

  it.runIf(kind === 'embedded')('is the only one that the embedded database has', async () => {
    expect(clockFault((await compare(() => 40 * DAY)).clock)).toBeNull();
  });
});
