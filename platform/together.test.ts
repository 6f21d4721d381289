import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { together, togetherOrAlone } from './together.ts';

it('what is asked for at once is done at once, and everybody hears their own result', async () => {
  const done: number[][] = [];
  const double = together(async (items: readonly number[]) => {
    done.push([...items]);
    await wait(20);
    return items.map((item) => item * 2);
  });
  const first = [double(1), double(2)];
  await wait(10);
  const second = [double(3), double(4), double(5)];
  expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10]);
  expect(done).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
});

it('what fails fails for those who asked for it, and for nobody after them', async () => {
  let fails = true;
  const work = together(async (items: readonly number[]) => {
    if (fails) throw new Error('away');
    return items;
  });
  const both = [work(1), work(2)];
  await expect(Promise.allSettled(both)).resolves.toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  fails = false;
  expect(await work(3)).toBe(3);
});

it('what keeps one from being done with the others keeps no other', async () => {
  const done: number[][] = [];
  const work = togetherOrAlone(async (items: readonly number[]) => {
    if (items.includes(2)) throw new Error('not this one');
    done.push([...items]);
  });
  expect(await Promise.allSettled([work(1), work(2), work(3)])).toMatchObject([
    { status: 'fulfilled' },
    { status: 'rejected', reason: new Error('not this one') },
    { status: 'fulfilled' },
  ]);
  await work(4);
  expect(done).toEqual([[1], [3], [4]]);
});
