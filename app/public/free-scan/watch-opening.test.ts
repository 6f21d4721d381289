import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Waited } from '#contract/scans/waiting.ts';
import { watchOpening } from './watch-opening.ts';

const LOOK = 3_000;

/** A page that waits, and a server that answers as the test says, and then "waiting". */
function openPage(...answers: Waited['state'][]) {
  const told: Waited['state'][] = [];
  const ask = vi.fn(async (): Promise<Waited> => {
    const state = answers.shift() ?? 'waiting';
    return state === 'here' ? { state, scanId: '1' } : { state };
  });
  let hidden = false;
  const { check, stop } = watchOpening({ ask, tell: ({ state }) => void told.push(state), isHidden: () => hidden });
  const hide = (value: boolean) => {
    hidden = value;
    check();
  };
  return { told, ask, hide, stop };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a link that another tab of this browser opens leads on, also when its cookie comes after the first answer', async () => {
  const { told, ask } = openPage('waiting', 'opened', 'here');
  await vi.advanceTimersByTimeAsync(5 * LOOK);
  expect(told).toEqual(['waiting', 'here']);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('a link that is opened elsewhere is told at the second answer, and may be opened here afterwards', async () => {
  const { told } = openPage('opened', 'opened', 'opened', 'here');
  await vi.advanceTimersByTimeAsync(2 * LOOK);
  expect(told).toEqual(['opened']);
  await vi.advanceTimersByTimeAsync(2 * LOOK);
  expect(told).toEqual(['opened', 'opened', 'here']);
});

it('nothing is asked while nobody looks, and at once when somebody does', async () => {
  const { ask, hide, stop } = openPage();
  hide(true);
  await vi.advanceTimersByTimeAsync(5 * LOOK);
  expect(ask).not.toHaveBeenCalled();
  hide(false);
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
  await vi.advanceTimersByTimeAsync(5 * LOOK);
  expect(ask).toHaveBeenCalledTimes(1);
});
