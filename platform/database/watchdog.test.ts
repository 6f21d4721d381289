import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { embeddedDatabase } from './embedded.ts';
import { systemScope } from './scope.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** An engine as it is after the disk was full: no statement ever returns. */
const stuck = {
  transaction: (work: (tx: unknown) => Promise<unknown>) => work({ exec: () => new Promise(() => {}) }),
} as unknown as PGlite;

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('an engine that does not answer for twenty seconds is reported', async () => {
  const onHang = vi.fn();
  const database = embeddedDatabase(stuck, async () => {}, onHang);
  void database.transaction(systemScope, async () => {});
  await turn();
  await turn();
  vi.advanceTimersByTime(19_000);
  expect(onHang).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onHang).toHaveBeenCalledTimes(1);
});
