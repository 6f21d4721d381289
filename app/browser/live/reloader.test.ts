import { createMemoryRouter, redirect } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReloader } from './reloader.ts';

const ROUTE = 'form';
/** How long saving takes, in milliseconds. */
const SAVING = 500;

/** A form over its list, as staff have it; saving it leads back to the list. */
function openForm() {
  const loaded = vi.fn(() => null);
  const saved = vi.fn();
  const action = async () => {
    await new Promise((resolve) => setTimeout(resolve, SAVING));
    saved();
    return redirect('/list');
  };
  const router = createMemoryRouter(
    [
      { id: ROUTE, path: '/list/one', loader: loaded, action },
      { path: '/list', loader: loaded },
    ],
    { initialEntries: ['/list/one'], hydrationData: { loaderData: { [ROUTE]: null } } },
  );
  router.initialize();
  const { reload, stop } = createReloader(router);
  const send = () =>
    void router.fetch('key', ROUTE, '/list/one', {
      formMethod: 'POST',
      formData: new FormData(),
      formEncType: 'text/plain',
    });
  return { router, loaded, saved, reload, stop, send };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('calls that come together are answered by one reload', async () => {
  const { loaded, reload } = openForm();
  for (let call = 0; call < 5; call++) reload();
  expect(loaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loaded).toHaveBeenCalledTimes(1);
  reload();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loaded).toHaveBeenCalledTimes(2);
});

it('a form that was sent leads on where its answer says, whenever a reload was asked for', async () => {
  for (const early of [0, 1, 149, 150, 151, SAVING, SAVING + 149]) {
    const { router, saved, reload, send } = openForm();
    reload();
    await vi.advanceTimersByTimeAsync(early);
    send();
    reload();
    await vi.advanceTimersByTimeAsync(2 * SAVING);
    expect(saved).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname, `sent ${early} ms after a reload was asked for`).toBe('/list');
  }
});

it('and the page is loaded again after it', async () => {
  const { loaded, reload, send } = openForm();
  send();
  reload();
  await vi.advanceTimersByTimeAsync(SAVING + 10);
  expect(loaded).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(loaded).toHaveBeenCalledTimes(2);
});

it('nothing is loaded after it was stopped', async () => {
  const { loaded, reload, stop } = openForm();
  reload();
  stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loaded).not.toHaveBeenCalled();
});
