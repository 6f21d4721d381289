import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createLine } from './line.ts';

it('a line works so many at once, in order, also after one that failed', async () => {
  const inTurn = createLine(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (n: number) =>
    inTurn(async () => {
      begun.push(n);
      most = Math.max(most, ++running);
      await wait(5);
      running--;
      if (n === 1) throw new Error('broken');
      return n;
    });
  const ended = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(work));
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', ...Array(4).fill('fulfilled')]);
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect([most, running]).toEqual([2, 0]);
  expect(await work(6)).toBe(6);
});
