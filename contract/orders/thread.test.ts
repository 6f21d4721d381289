import { expect, it } from 'vitest';
import { threadOf } from './thread.ts';
import type { OrderFile, OrderMessage, OrderStep } from './types.ts';

const at = (minute: number): string => `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z`;
const message = (id: string, minute: number): OrderMessage => ({
  ...{ id, by: 'customer', text: id, sentAt: at(minute), readAt: null, isSettled: false },
});
const file = (id: string, minute: number, messageId: string | null = null): OrderFile => ({
  ...{ id, by: 'staff', name: `${id}.pdf`, size: 1, addedAt: at(minute), messageId },
});
const step = (id: string, minute: number, about: OrderStep['about'] = 'status'): OrderStep => ({
  ...{ id, text: id, at: at(minute), by: 'staff', about, when: null },
});
const order = {
  messages: [message('hello', 2), message('thanks', 6)],
  files: [file('letter', 2, 'hello'), file('plan', 4)],
  steps: [step('created', 1), step('added', 4, 'file'), step('paid', 3, 'payment'), step('moved', 5, 'appointment')],
};
const idsIn = (...args: Parameters<typeof threadOf>) => threadOf(...args).map(({ id }) => id);

it('messages, files, payments, appointments and changes of status stand in the order in which they happened', () => {
  expect(idsIn(order)).toEqual(['created', 'hello', 'paid', 'plan', 'moved', 'thanks']);
});

it('a file stands with the message that brought it, and is told once', () => {
  const hello = threadOf(order).find(({ id }) => id === 'hello');
  expect(hello).toMatchObject({ kind: 'message', files: [{ id: 'letter' }] });
  expect(idsIn(order)).not.toContain('letter');
  expect(idsIn(order)).not.toContain('added');
});

it('messages alone, and what brought files', () => {
  expect(idsIn(order, 'messages')).toEqual(['hello', 'thanks']);
  expect(idsIn(order, 'files')).toEqual(['hello', 'plan']);
});
