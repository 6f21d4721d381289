import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { onEachDatabase } from '#tests/databases.ts';
import { createGate, NoSlotError, STARTS_PER_TURN } from './gate.ts';
import { type Paced, paceOf } from './pace.ts';

const START = new Date('2026-11-21T09:00:00.000Z');
const at = (milliseconds: number) => new Date(START.getTime() + milliseconds);
const source = (id: string, everyMs: number, burst = 1): Paced => ({ id, pace: { everyMs, burst, concurrency: 4 } });

/** An instance of its own, whose clock the test holds. */
function instance(database: Database, clock = { now: () => START, sleep: systemClock.sleep }): Platform {
  return { database, clock } as Platform;
}

onEachDatabase('the pace of a source', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it('gives slots one interval apart, over scans and instances', async () => {
    const one = source('apart', 1_000);
    const slots: (Date | undefined)[] = [];
    for (const platform of [instance(database), instance(database), instance(database)])
      slots.push((await paceOf(platform).reserve([one], at(60_000))).get('apart'));
    expect(slots).toEqual([at(0), at(1_000), at(2_000)]);
  });

  it('lets a burst start at once, and then keeps the interval', async () => {
    const pace = paceOf(instance(database));
    const slots = [];
    for (let n = 0; n < 5; n++) slots.push((await pace.reserve([source('burst', 1_000, 3)], at(60_000))).get('burst'));
    expect(slots).toEqual([at(0), at(0), at(0), at(1_000), at(2_000)]);
  });

  it('is not used up by a slot that would come too late', async () => {
    const pace = paceOf(instance(database));
    const one = source('late', 10_000);
    expect((await pace.reserve([one], at(5_000))).get('late')).toEqual(at(0));
    expect((await pace.reserve([one], at(5_000))).has('late')).toBe(false);
    expect((await pace.reserve([one], at(10_000))).get('late')).toEqual(at(10_000));
  });

  it('never gives one slot twice to scans that ask at the same time', async () => {
    const sources = ['p1', 'p2', 'p3'].map((id) => source(id, 100));
    const given = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        paceOf(instance(database)).reserve(n % 2 ? sources : sources.toReversed(), at(60_000)),
      ),
    );
    for (const { id } of sources) {
      const slots = given.map((slot) => slot.get(id)?.getTime()).sort((a = 0, b = 0) => a - b);
      expect(slots).toEqual(Array.from({ length: 20 }, (_, n) => at(n * 100).getTime()));
    }
  });

  it('holds everybody back until the time that the source asked for', async () => {
    const one = source('paused', 100, 2);
    await paceOf(instance(database)).pause(one, at(20_000));
    await paceOf(instance(database)).pause(one, at(5_000));
    const elsewhere = paceOf(instance(database));
    expect((await elsewhere.reserve([one], at(19_999))).has('paused')).toBe(false);
    expect((await elsewhere.reserve([one], at(30_000))).get('paused')).toEqual(at(20_000));
  });
});

describe('the gate of a source in one process', () => {
  const never = new AbortController().signal;
  const later = () => new Date(Date.now() + 10_000);

  it('runs no more questions at once than the source allows, in the order they came', async () => {
    const gate = createGate({ everyMs: 1, burst: 50, concurrency: 2 }, systemClock);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const ask = (n: number) =>
      gate.pass(later(), never, async () => {
        order.push(n);
        most = Math.max(most, ++running);
        await systemClock.sleep(5);
        running--;
      });
    await Promise.all(Array.from({ length: 8 }, (_, n) => ask(n)));
    expect(most).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('lets only a few questions of all sources start before the rest of the process has its turn', async () => {
    const startsByTurn: number[] = [0];
    let counting = true;
    const nextTurn = () => {
      startsByTurn.push(0);
      if (counting) setImmediate(nextTurn);
    };
    setImmediate(nextTurn);
    const start = async () => void startsByTurn.push((startsByTurn.pop() ?? 0) + 1);
    const gates = Array.from({ length: 100 }, () => createGate({ everyMs: 1, burst: 1, concurrency: 1 }, systemClock));
    await Promise.all(gates.map((gate) => gate.pass(later(), never, start)));
    counting = false;
    expect(startsByTurn.reduce((sum, starts) => sum + starts)).toBe(100);
    // What earlier questions left of their turn adds to the first.
    expect(Math.max(...startsByTurn)).toBeLessThanOrEqual(2 * STARTS_PER_TURN);
  });

  it('keeps the interval also for questions that had to wait for a place', async () => {
    const gate = createGate({ everyMs: 40, burst: 1, concurrency: 3 }, systemClock);
    const starts: number[] = [];
    const ask = () => gate.pass(later(), never, async () => void starts.push(Date.now()));
    await Promise.all([ask(), ask(), ask()]);
    const gaps = starts.slice(1).map((start, n) => start - (starts[n] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(39);
  });

  it('gives the place on when a question fails or is given up while it waits', async () => {
    const gate = createGate({ everyMs: 1, burst: 10, concurrency: 1 }, systemClock);
    await expect(gate.pass(later(), never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const held = gate.pass(later(), never, () => systemClock.sleep(20));
    const stop = new AbortController();
    const givenUp = gate.pass(later(), stop.signal, () => Promise.resolve('asked'));
    stop.abort(new Error('stopped'));
    await expect(givenUp).rejects.toThrow('stopped');
    await held;
    expect(await gate.pass(later(), never, () => Promise.resolve('asked'))).toBe('asked');
  });

  it('does not ask when the place comes free too late', async () => {
    const gate = createGate({ everyMs: 1, burst: 9, concurrency: 1 }, systemClock);
    const held = gate.pass(later(), never, () => systemClock.sleep(30));
    await expect(gate.pass(new Date(Date.now() + 10), never, () => Promise.resolve('asked'))).rejects.toThrow(
      NoSlotError,
    );
    await held;
  });

  it('keeps the interval when the process was held up while questions waited', async () => {
    const gate = createGate({ everyMs: 40, burst: 1, concurrency: 3 }, systemClock);
    const starts: number[] = [];
    const ask = () => gate.pass(later(), never, async () => void starts.push(performance.now()));
    const all = Promise.all([ask(), ask(), ask()]);
    await systemClock.sleep(5);
    for (const until = performance.now() + 200; performance.now() < until; );
    await all;
    const gaps = starts.slice(1).map((start, n) => start - (starts[n] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(38);
  });

  it('does not ask a source that wants to be left alone for longer than there is time', async () => {
    const gate = createGate({ everyMs: 1, burst: 1, concurrency: 1 }, systemClock);
    gate.pause(new Date(Date.now() + 60_000));
    await expect(gate.pass(later(), never, () => Promise.resolve('asked'))).rejects.toThrow(NoSlotError);
  });
});
