import type { OrderMessage, OrderView } from './types.ts';

/** Who acts next; `both` meet at a time that is booked, `nobody` waits for something that comes by itself, or is done. */
type TurnOf = 'customer' | 'staff' | 'both' | 'nobody';

const turnOwner = {
  pay: 'customer',
  'choose-time': 'customer',
  read: 'customer',
  answer: 'staff',
  bill: 'staff',
  assign: 'staff',
  work: 'staff',
  rescan: 'staff',
  refunded: 'staff',
  meet: 'both',
  bank: 'nobody',
  scan: 'nobody',
  begin: 'nobody',
  completed: 'nobody',
  cancelled: 'nobody',
} as const satisfies Record<string, TurnOf>;

/** What is to be done next about an order. */
export type Turn = keyof typeof turnOwner;

export const ownerOfTurn = (turn: Turn): TurnOf => turnOwner[turn];

type Turning = Pick<
  OrderView,
  | 'status'
  | 'paymentStatus'
  | 'fulfilment'
  | 'specialist'
  | 'appointment'
  | 'appointmentMinutes'
  | 'scanState'
  | 'messages'
>;

const hasEnded = ({ status }: Turning): boolean => status === 'completed' || status === 'cancelled';

/** A message needs no answer once staff have said so, and a word of thanks on an order that has ended once it is read. */
function isUnanswered(order: Turning, last: OrderMessage | undefined): boolean {
  if (last?.by !== 'customer' || last.isSettled) return false;
  return !hasEnded(order) || last.readAt === null;
}

function conversationTurns(order: Turning): Turn[] {
  const last = order.messages.at(-1);
  if (isUnanswered(order, last)) return ['answer'];
  return last?.by === 'staff' && last.readAt === null ? ['read'] : [];
}

function paymentTurns({ paymentStatus }: Turning, payOnline: boolean): Turn[] {
  if (paymentStatus === 'paid') return [];
  if (paymentStatus === 'pending') return ['bank'];
  if (paymentStatus === 'refunded') return ['refunded'];
  return [payOnline ? 'pay' : 'bill'];
}

/** A time can be chosen before it is paid for, but one that was released for want of payment only after. */
function appointmentTurns({ appointment, appointmentMinutes, paymentStatus }: Turning, now: Date): Turn[] {
  if (appointmentMinutes === null) return [];
  if (appointment?.isReleased) return paymentStatus === 'paid' ? ['choose-time'] : [];
  if (!appointment || appointment.isCancelled) return ['choose-time'];
  return new Date(appointment.endsAt) > now ? ['meet'] : [];
}

function workTurns(order: Turning): Turn[] {
  const { fulfilment, paymentStatus, specialist, scanState } = order;
  if (paymentStatus !== 'paid') return [];
  if (scanState === 'failed') return ['rescan'];
  if (fulfilment === 'watching') return ['begin'];
  if (fulfilment === 'report' || (fulfilment === 'guidance' && scanState !== 'ready')) return ['scan'];
  return [specialist === null ? 'assign' : 'work'];
}

/**
 * What is to be done about an order, the most pressing first; never nothing.
 * @param payOnline whether customers pay by themselves
 */
export function turnsOf(order: Turning, { payOnline, now }: { payOnline: boolean; now: Date }): Turn[] {
  const talk = conversationTurns(order);
  if (order.status === 'completed' || order.status === 'cancelled') return [...talk, order.status];
  return [...talk, ...paymentTurns(order, payOnline), ...appointmentTurns(order, now), ...workTurns(order)];
}
