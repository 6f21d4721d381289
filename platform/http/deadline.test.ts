import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { deadlineAfter } from './deadline.ts';

it('a deadline comes when it is due, not before', async () => {
  const start = performance.now();
  const { signal } = deadlineAfter(50);
  await wait(30);
  // A busy machine may have held the test up for longer than the deadline.
  if (performance.now() - start < 45) expect(signal.aborted).toBe(false);
  await expect.poll(() => signal.aborted).toBe(true);
  expect(performance.now() - start).toBeGreaterThanOrEqual(49);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('a deadline that passed while the process was held up leaves time for what came meanwhile', async () => {
  const { signal } = deadlineAfter(20);
  for (const until = performance.now() + 200; performance.now() < until; );
  await wait(0);
  expect(signal.aborted).toBe(false);
  await expect.poll(() => signal.aborted).toBe(true);
});

it('a deadline whose work has ended does not come any more', async () => {
  const { signal, clear } = deadlineAfter(10);
  clear();
  await wait(40);
  expect(signal.aborted).toBe(false);
});

it('a deadline comes early, and with their reason, when those give up for whom it is', () => {
  const given = new AbortController();
  const { signal } = deadlineAfter(10_000, given.signal);
  given.abort(new Error('not needed'));
  expect(signal.reason).toEqual(new Error('not needed'));
});
