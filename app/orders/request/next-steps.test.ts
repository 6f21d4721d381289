import { expect, it } from 'vitest';
import { nextSteps } from './next-steps.ts';
import english from './request.texts.en.ts';

it('what happens next leaves out what has happened', () => {
  const stepsOf = (isPaid: boolean, isScanned: boolean) =>
    nextSteps(english.next.steps.guidance, { isPaid, isScanned });
  expect(stepsOf(false, false)[0]).toMatch(/^When your payment has arrived, a full scan/);
  expect(stepsOf(true, false)[0]).toMatch(/^The full scan of your confirmed address starts by itself/);
  expect(stepsOf(true, true)).toEqual(stepsOf(true, false).slice(1));
});
