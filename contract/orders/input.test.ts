import { describe, expect, it } from 'vitest';
import {
  orderChange,
  orderInput,
  orderMessageInput,
  orderNotesChange,
  orderPaymentChange,
  orderStatusChange,
  orderStatusesChange,
} from './input.ts';

const id = '0190aaaa-0000-4000-8000-000000000001';
const order = { serviceId: 'expert-consultancy', idempotencyKey: id };
const unasked = { names: [], links: [] };
const change = { orderId: id, version: '3' };

describe('what the forms of orders take', () => {
  it('an order, with nothing where a field was left empty', () => {
    expect(orderInput.parse({ ...order, hours: '', note: '', scanId: 'none' })).toEqual({ ...order, ...unasked });
    expect(orderInput.parse({ ...order, hours: '3', note: ' a\r\nb\u0000 ', scanId: id })).toEqual({
      ...order,
      ...unasked,
      hours: 3,
      note: 'a\nb',
      scanId: id,
    });
  });

  it.each([
    ['a note over 2,000 characters', { note: 'x'.repeat(2_001) }],
    ['a scan that is no id', { scanId: 'mine' }],
    ['no key', { idempotencyKey: '' }],
    ['a service that is no slug', { serviceId: '../free' }],
    ['a field it does not know', { amount: '1' }],
  ])('refuses %s', (_name, fields) => {
    expect(orderInput.safeParse({ ...order, ...fields }).success).toBe(false);
  });

  it('changes name the order and the state of it that was seen', () => {
    expect(orderChange.parse(change)).toEqual({ orderId: id, version: 3 });
    for (const version of ['', '0', 'x', undefined])
      expect(orderChange.safeParse({ ...change, version }).success).toBe(false);
    expect(orderStatusChange.parse({ ...change, status: 'completed' }).status).toBe('completed');
    expect(orderStatusChange.safeParse({ ...change, status: 'done' }).success).toBe(false);
    expect(orderPaymentChange.safeParse({ ...change, paymentStatus: 'free' }).success).toBe(false);
    expect(orderNotesChange.parse({ ...change, notes: ' ' }).notes).toBe('');
  });

  it('many changes are at least one and at most a hundred', () => {
    const many = (n: number) => ({ status: 'pending', orders: Array.from({ length: n }, () => `${id}:3`) });
    expect(orderStatusesChange.parse(many(100)).orders).toEqual(Array(100).fill({ orderId: id, version: 3 }));
    for (const n of [0, 101]) expect(orderStatusesChange.safeParse(many(n)).success).toBe(false);
  });

  it('a message has words', () => {
    expect(orderMessageInput.safeParse({ orderId: id, text: ' \n ', idempotencyKey: id }).success).toBe(false);
    expect(orderMessageInput.parse({ orderId: id, text: ' Hello ', idempotencyKey: id }).text).toBe('Hello');
  });
});
