import { describe, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createGate, NoSlotError, STARTS_PER_TURN } from './gate.ts';

describe('the gate of a quota in one process', () => {
  const never = new AbortController().signal;
  const later = () => new Date(Date.now() + 10_000);
  const passing = (latest = later(), signal = never) => ({ latest, signal });

  it('runs no more questions at once than the source allows, in the order they came', async () => {
    const gate = createGate({ windows: [{ most: 50, seconds: 0.05 }], concurrency: 2 }, systemClock);
    let running = 0;
    let most = 0;
    const order: number[] = [];
    const ask = (n: number) =>
      gate.pass(passing(), async () => {
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
    const gates = Array.from({ length: 100 }, () =>
      createGate({ windows: [{ most: 1, seconds: 0.001 }], concurrency: 1 }, systemClock),
    );
    await Promise.all(gates.map((gate) => gate.pass(passing(), start)));
    counting = false;
    expect(startsByTurn.reduce((sum, starts) => sum + starts)).toBe(100);
    // What earlier questions left of their turn adds to the first.
    expect(Math.max(...startsByTurn)).toBeLessThanOrEqual(2 * STARTS_PER_TURN);
  });

  it('keeps the interval also for questions that had to wait for a place', async () => {
    const gate = createGate({ windows: [{ most: 1, seconds: 0.04 }], concurrency: 3 }, systemClock);
    const starts: number[] = [];
    const ask = () => gate.pass(passing(), async () => void starts.push(Date.now()));
    await Promise.all([ask(), ask(), ask()]);
    const gaps = starts.slice(1).map((start, n) => start - (starts[n] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(39);
  });

  it('counts a question from when it went out, not from when its connection was begun', async () => {
    const gate = createGate({ windows: [{ most: 1, seconds: 0.1 }], concurrency: 3 }, systemClock);
    const sent: number[] = [];
    const ask = (connecting: number) =>
      gate.pass(passing(), async ({ sent: tell }) => {
        await systemClock.sleep(connecting);
        tell();
        sent.push(performance.now());
        await systemClock.sleep(50);
      });
    await Promise.all([ask(80), ask(0), ask(40)]);
    const gaps = sent.slice(1).map((time, n) => time - (sent[n] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(99);
  });

  it('gives the place on when a question fails or is given up while it waits', async () => {
    const gate = createGate({ windows: [{ most: 10, seconds: 0.01 }], concurrency: 1 }, systemClock);
    await expect(gate.pass(passing(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    const held = gate.pass(passing(), () => systemClock.sleep(20));
    const stop = new AbortController();
    const givenUp = gate.pass(passing(later(), stop.signal), () => Promise.resolve('asked'));
    stop.abort(new Error('stopped'));
    await expect(givenUp).rejects.toThrow('stopped');
    await held;
    expect(await gate.pass(passing(), () => Promise.resolve('asked'))).toEqual({ answer: 'asked' });
  });

  it('keeps the place of a question whose answer is known until what goes on of it has ended', async () => {
    const gate = createGate({ windows: [{ most: 10, seconds: 0.01 }], concurrency: 1 }, systemClock);
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const told: string[] = [];
    await gate.pass(passing(), async ({ goesOn }) => goesOn(ended));
    const next = gate.pass(passing(), async () => void told.push('asked'));
    await systemClock.sleep(50);
    told.push('ended');
    end();
    await next;
    expect(told).toEqual(['ended', 'asked']);
  });

  it('does not ask when the place comes free too late', async () => {
    const gate = createGate({ windows: [{ most: 9, seconds: 0.009 }], concurrency: 1 }, systemClock);
    const held = gate.pass(passing(), () => systemClock.sleep(30));
    await expect(gate.pass(passing(new Date(Date.now() + 10)), () => Promise.resolve('asked'))).rejects.toThrow(
      NoSlotError,
    );
    await held;
  });

  it('keeps the interval when the process was held up while questions waited', async () => {
    const gate = createGate({ windows: [{ most: 1, seconds: 0.04 }], concurrency: 3 }, systemClock);
    const starts: number[] = [];
    const ask = () => gate.pass(passing(), async () => void starts.push(performance.now()));
    const all = Promise.all([ask(), ask(), ask()]);
    await systemClock.sleep(5);
    for (const until = performance.now() + 200; performance.now() < until; );
    await all;
    const gaps = starts.slice(1).map((start, n) => start - (starts[n] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(38);
  });

  it('does not ask a source that wants to be left alone for longer than there is time', async () => {
    const gate = createGate({ windows: [{ most: 1, seconds: 0.001 }], concurrency: 1 }, systemClock);
    gate.pause(new Date(Date.now() + 60_000));
    await expect(gate.pass(passing(), () => Promise.resolve('asked'))).rejects.toThrow(NoSlotError);
  });
});
