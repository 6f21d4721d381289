import { expect, it } from 'vitest';
import { type ActivityRow, groupPurchases } from './activity.ts';

const entry = (id: string, more: Partial<ActivityRow> = {}): ActivityRow => ({
  id,
  createdAt: '2027-03-01T09:05:07.000Z',
  action: 'Something happened',
  refused: false,
  byStaff: false,
  ipAddress: null,
  userAgent: null,
  hash: null,
  orderId: null,
  isView: false,
  ...more,
});

const ids = (rows: readonly ActivityRow[]) =>
  groupPurchases(rows).map(({ entry: { id }, earlier }) => [id, ...earlier.map((one) => one.id)]);

it('a purchase is one line, where its newest entry is', () => {
  const first = { orderId: 'o1' };
  const second = { orderId: 'o2' };
  expect(
    ids([entry('6', first), entry('5'), entry('4', second), entry('3', first), entry('2', second), entry('1')]),
  ).toEqual([['6', '3'], ['5'], ['4', '2'], ['1']]);
});

it('what belongs to no purchase is never grouped', () => {
  expect(ids([entry('3'), entry('2'), entry('1')])).toEqual([['3'], ['2'], ['1']]);
});

it('what somebody opened and what was refused is never folded away', () => {
  const of = { orderId: 'o1' };
  expect(
    ids([entry('4', of), entry('3', { ...of, isView: true }), entry('2', { ...of, refused: true }), entry('1', of)]),
  ).toEqual([['4', '1'], ['3'], ['2']]);
});
