import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownerOfTurn, turnsOf } from './turn.ts';
import { orderStatuses, paymentStatuses } from './types.ts';

type Order = Parameters<typeof turnsOf>[0];

const now = new Date('2026-01-01T10:00:00.000Z');
const fresh: Order = {
  status: 'pending',
  paymentStatus: 'unpaid',
  fulfilment: 'person',
  specialist: null,
  appointment: null,
  appointmentMinutes: null,
  scanState: null,
  messages: [],
};
const paid: Order = { ...fresh, status: 'in_progress', paymentStatus: 'paid' };
const written = (by: 'customer' | 'staff', isRead: boolean, isSettled = false): Order['messages'] => [
  { id: 'm', by, text: 'Hello', sentAt: now.toISOString(), readAt: isRead ? now.toISOString() : null, isSettled },
];
const appointment = (change: Partial<NonNullable<Order['appointment']>> = {}): NonNullable<Order['appointment']> => ({
  startsAt: '2026-01-03T10:00:00.000Z',
  endsAt: '2026-01-03T11:00:00.000Z',
  specialist: 'Ada',
  timeZone: 'UTC',
  isCancelled: false,
  canChange: true,
  heldUntil: null,
  isReleased: false,
  ...change,
});
const turns = (order: Order, payOnline = true) => turnsOf(order, { payOnline, now });

it('a customer who can pay online is at turn with an unpaid order, and staff where nobody can', () => {
  expect(turns(fresh)).toEqual(['pay']);
  expect(turns(fresh, false)).toEqual(['bill']);
  expect(turns({ ...fresh, paymentStatus: 'pending' })).toEqual(['bank']);
});

describe('the conversation', () => {
  it('asks staff for an answer until they have written', () => {
    expect(turns({ ...paid, messages: written('customer', true) })).toContain('answer');
    expect(turns({ ...paid, messages: [...written('customer', true), ...written('staff', true)] })).not.toContain(
      'answer',
    );
  });

  it('asks for no answer to a message of which staff have said so, until the customer writes again', () => {
    const thanks = written('customer', true, true);
    expect(turns({ ...paid, messages: thanks })).toEqual(['assign']);
    expect(turns({ ...paid, messages: [...thanks, ...written('customer', true)] })).toContain('answer');
  });

  it('asks the customer to read what staff wrote, once', () => {
    expect(turns({ ...paid, messages: written('staff', false) })[0]).toBe('read');
    expect(turns({ ...paid, messages: written('staff', true) })).not.toContain('read');
  });

  it('of an order that has ended asks for nothing more once it is read', () => {
    const completed: Order = { ...paid, status: 'completed' };
    expect(turns({ ...completed, messages: written('customer', false) })).toEqual(['answer', 'completed']);
    expect(turns({ ...completed, messages: written('customer', true) })).toEqual(['completed']);
  });
});

it('an appointment is chosen by the customer, then both meet, and then the work goes on', () => {
  const session: Order = { ...paid, appointmentMinutes: 60, specialist: 'Ada' };
  expect(turns(session)).toEqual(['choose-time', 'work']);
  expect(turns({ ...session, appointment: appointment({ isCancelled: true }) })).toEqual(['choose-time', 'work']);
  expect(turns({ ...session, appointment: appointment() })).toEqual(['meet', 'work']);
  expect(turns({ ...session, appointment: appointment({ endsAt: '2026-01-01T09:00:00.000Z' }) })).toEqual(['work']);
  const released = appointment({ isReleased: true, isCancelled: true });
  expect(turns({ ...session, paymentStatus: 'unpaid', appointment: released })).toEqual(['pay']);
});

it('a scan runs by itself; a specialist goes on once it is ready, and staff look at one that failed', () => {
  const guidance: Order = { ...paid, fulfilment: 'guidance' };
  expect(turns(guidance)).toEqual(['scan']);
  expect(turns({ ...guidance, scanState: 'running' })).toEqual(['scan']);
  expect(turns({ ...guidance, scanState: 'ready' })).toEqual(['assign']);
  expect(turns({ ...guidance, scanState: 'ready', specialist: 'Ada' })).toEqual(['work']);
  expect(turns({ ...guidance, scanState: 'failed' })).toEqual(['rescan']);
});

it('something is always said, and nobody acts on an order that has ended and was read', () => {
  const orders = fc.record({
    status: fc.constantFrom(...orderStatuses),
    paymentStatus: fc.constantFrom(...paymentStatuses),
    fulfilment: fc.constantFrom('report' as const, 'guidance' as const, 'person' as const),
    specialist: fc.constantFrom(null, 'Ada'),
    appointment: fc.constantFrom(null, appointment(), appointment({ isCancelled: true })),
    appointmentMinutes: fc.constantFrom(null, 60),
    scanState: fc.constantFrom(null, 'running' as const, 'ready' as const, 'failed' as const),
    messages: fc.constantFrom([], written('customer', true), written('staff', true)),
  });
  fc.assert(
    fc.property(orders, fc.boolean(), (order, payOnline) => {
      const said = turns(order, payOnline);
      expect(said.length).toBeGreaterThan(0);
      expect(new Set(said).size).toBe(said.length);
      if (order.status === 'completed' || order.status === 'cancelled')
        expect(said.map(ownerOfTurn)).toEqual(['nobody']);
    }),
  );
});
