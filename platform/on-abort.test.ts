import { expect, it, vi } from 'vitest';
import { onAbort } from './on-abort.ts';

it('calls everybody who waits, once', () => {
  const over = new AbortController();
  const [first, second] = [vi.fn(), vi.fn()];
  onAbort(over.signal, first);
  onAbort(over.signal, second);
  over.abort();
  over.abort();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

it('does not call who has left, also where the same call still waits elsewhere', () => {
  const over = new AbortController();
  const call = vi.fn();
  onAbort(over.signal, call);
  onAbort(over.signal, call)();
  over.abort();
  expect(call).toHaveBeenCalledTimes(1);
});

it('adds one listener to a signal, however many wait', () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  for (let count = 0; count < 300; count++) onAbort(signal, () => {});
  expect(added).toHaveBeenCalledTimes(1);
});
