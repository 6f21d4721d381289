import { expect, it } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

it('lets go of what nothing refers to, and hides what it was called by again', async () => {
  const left = new WeakRef({ of: 'the start' });
  // What was made or looked at in this turn stays until its end.
  await new Promise((resolve) => setTimeout(resolve));
  collectGarbage();
  expect(left.deref()).toBeUndefined();
  expect('gc' in globalThis).toBe(false);
});
