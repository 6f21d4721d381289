import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { until, end };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

it('as many as allowed run at once, the others in the order in which they came', async () => {
  const inTurn = createTurns({ atOnce: 2, mostWaiting: 60 });
  const begun: number[] = [];
  const works = Array.from({ length: 5 }, held);
  const all = works.map(({ until }, n) =>
    inTurn(async () => {
      begun.push(n);
      await until;
      if (n === 1) throw new Error('one that fails');
    }),
  );
  const settled = Promise.allSettled(all);
  await soon();
  expect(begun).toEqual([0, 1]);
  works[1]?.end();
  await soon();
  expect(begun).toEqual([0, 1, 2]);
  for (const { end } of works) end();
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

it('who finds the line full is told when to come back, and the line goes on', async () => {
  const inTurn = createTurns({ atOnce: 1, mostWaiting: 1 });
  const work = held();
  const first = inTurn(() => work.until);
  const second = inTurn(async () => 'second');
  await expect(inTurn(async () => 'third')).rejects.toMatchObject({ code: 'limited', retryAfter: 5 });
  work.end();
  await first;
  expect(await second).toBe('second');
  expect(await inTurn(async () => 'fourth')).toBe('fourth');
});
