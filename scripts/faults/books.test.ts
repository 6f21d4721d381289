import { expect, it } from 'vitest';
import { checkBooks, type Query } from './books.ts';
import { createJudge } from './drill.ts';

const placed = [
  { email: 'a@example.com', key: 'one', id: 'id-1' },
  { email: 'a@example.com', key: 'two', id: 'id-2' },
];

/** What is found in a database with these orders, each with so many entries in the log and so many mails. */
async function faultsOf(orders: readonly [id: string, key: string][], entries = 1, mails = orders.length) {
  const query = (async (statement: string) =>
    statement.includes('from mails')
      ? [{ name: 'order.created', written: mails }]
      : orders.map(([id, key]) => ({ id, key, entries }))) as Query;
  const judge = createJudge();
  await checkBooks(query, placed, judge);
  return judge.end('').broken;
}

it.each([
  [
    'nothing where all is as it was acknowledged',
    [
      ['id-1', 'one'],
      ['id-2', 'two'],
    ],
    [],
  ],
  ['an order that is gone', [['id-1', 'one']], ['1 acknowledged orders are lost', '1 orders of 2']],
  [
    'an order under another id',
    [
      ['id-1', 'one'],
      ['id-9', 'two'],
    ],
    ['1 acknowledged orders are lost'],
  ],
  [
    'an order twice',
    [
      ['id-1', 'one'],
      ['id-2', 'two'],
      ['id-3', 'two'],
    ],
    ['1 orders stand twice', '3 orders of 2'],
  ],
] as [string, [string, string][], string[]][])('finds %s', async (_what, orders, faults) => {
  expect(await faultsOf(orders)).toEqual(faults);
});

it('finds an entry that is missing, and a mail too many', async () => {
  const orders: [string, string][] = [
    ['id-1', 'one'],
    ['id-2', 'two'],
  ];
  expect(await faultsOf(orders, 0)).toEqual(['2 orders have not one entry in the log']);
  expect(await faultsOf(orders, 1, 3)).toEqual(['3 mails order.created for 2 orders']);
});
