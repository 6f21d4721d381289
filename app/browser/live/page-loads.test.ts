import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPageLoads, pageAskedAt } from './page-loads.ts';

/** How long a page takes to load, in milliseconds. */
const LOADING = 500;

function openPages() {
  const loader = async () => {
    await new Promise((resolve) => setTimeout(resolve, LOADING));
    return null;
  };
  const router = createMemoryRouter(
    [
      { id: 'one', path: '/one', loader },
      { id: 'two', path: '/two', loader },
    ],
    { initialEntries: ['/one'], hydrationData: { loaderData: { one: null } } },
  );
  router.initialize();
  return router;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a page was asked for when the router began to load it, and the drawn one when the browser did', async () => {
  const router = openPages();
  const stop = followPageLoads(router);
  expect(pageAskedAt()).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  const beginning = performance.now();
  void router.navigate('/two');
  await vi.advanceTimersByTimeAsync(2 * LOADING);
  expect(router.state.location.pathname).toBe('/two');
  expect(pageAskedAt()).toBe(beginning);
  stop();
});
