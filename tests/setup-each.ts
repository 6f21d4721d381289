import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An error on the console is a failure that nobody looked at. A test that expects one spies on it itself. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const { error } = console;
  if (vi.isMockFunction(error)) expect(error.mock.calls, 'console.error was called').toEqual([]);
  vi.restoreAllMocks();
});
