import { expect, it } from 'vitest';
import { renderAt, textOf } from '#app/ui/render-for-tests.tsx';
import { type OrderRow, orderStatuses, paymentStatuses } from '#contract/orders/types.ts';
import { proves } from '#tests/proves.ts';
import { RequestTable } from './request-table.tsx';

const order: OrderRow = {
  id: '0190aaaa-0000-7000-8000-000000000001',
  serviceId: 'expert-consultancy',
  serviceName: 'Expert Consultancy',
  status: 'pending',
  paymentStatus: 'unpaid',
  amount: 350,
  currency: 'GBP',
  hours: 2,
  notes: null,
  specialist: null,
  expectedOn: null,
  createdAt: '2024-06-20T23:30:00.000Z',
  updatedAt: '2024-06-20T23:30:00.000Z',
  completedAt: null,
  version: 1,
  unread: 0,
};
const table = (...orders: Partial<OrderRow>[]) =>
  renderAt('/dashboard/requests', <RequestTable orders={orders.map((one) => ({ ...order, ...one }))} />);
const cells = (html: string, element: 'th' | 'td') =>
  [...html.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element}>`, 'gs'))].map(([, inside]) => textOf(inside ?? ''));

it('the table has six columns', proves('REQ-001', 'REQ-002', 'REQ-003', 'REQ-004', 'REQ-005', 'REQ-006'), async () => {
  expect(cells(await table({}), 'th')).toEqual(['Service', 'Status', 'Payment', 'Amount', 'Date', 'Notes']);
});

it('a row says what was ordered, how it stands, and what staff noted', proves('REQ-006', 'LIM-002'), async () => {
  expect(cells(await table({ notes: 'We call on Thursday' }), 'td')).toEqual([
    'Expert Consultancy',
    'Pending',
    'Unpaid',
    '£350 for 2 hours',
    '20 June 2024',
    'We call on Thursday',
  ]);
});

it('a row without notes says "No notes"', proves('REQ-007'), async () => {
  expect(cells(await table({}), 'td').at(-1)).toBe('No notes');
});

it('every status of an order and of its payment is shown', proves('REQ-014', 'REQ-015'), async () => {
  const statuses = cells(await table(...orderStatuses.map((status) => ({ status, id: status }))), 'td');
  expect(statuses.filter((_, index) => index % 6 === 1)).toEqual([
    'Pending',
    'In Progress',
    'In Progress',
    'Completed',
    'Cancelled',
  ]);
  const payments = cells(
    await table(...paymentStatuses.map((paymentStatus) => ({ paymentStatus, id: paymentStatus }))),
    'td',
  );
  expect(payments.filter((_, index) => index % 6 === 2)).toEqual(['Unpaid', 'Pending', 'Paid', 'Failed', 'Refunded']);
});

it('unread messages are counted, in words too', async () => {
  expect(cells(await table({ unread: 2 }), 'td')[0]).toBe('Expert Consultancy 2 unread messages');
});

it('the whole name leads to the request', async () => {
  expect(await table({})).toContain(`href="/dashboard/requests/${order.id}"`);
});
