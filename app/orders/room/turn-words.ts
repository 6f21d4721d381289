import type { Turn } from '#contract/orders/turn.ts';
import type { OrderView } from '#contract/orders/types.ts';

export type RoomSide = 'customer' | 'staff';

type Said = (order: OrderView) => string;

const customer: Readonly<Record<Turn, Said>> = {
  pay: () => 'Pay for your request. Work begins when your payment has arrived.',
  'choose-time': () => 'Choose a time for your appointment.',
  read: () => 'Read our new message.',
  answer: () => 'We will read what you wrote, and answer here.',
  bill: () => 'We will write to you about payment.',
  assign: () => 'We are finding a specialist for you.',
  work: ({ specialist }) => `${specialist ?? 'A specialist'} is working on your request.`,
  rescan: () => 'Your full scan could not be finished. We are looking into it.',
  refunded: () => 'We will agree with you what happens after the refund.',
  meet: ({ appointment }) => `You meet ${appointment?.specialist ?? 'us'} at the time below.`,
  bank: () => 'Your bank is confirming the payment.',
  scan: () => 'Your full scan runs by itself. Nothing is needed from you.',
  begin: () => 'Your year of watching begins by itself. Nothing is needed from you.',
  completed: () => 'There is nothing left to do.',
  cancelled: () => 'There is nothing left to do.',
};

const staff: Readonly<Record<Turn, Said>> = {
  pay: () => 'The customer pays online.',
  'choose-time': () => 'The customer chooses a time.',
  read: () => 'The customer has not read our last message yet.',
  answer: () => 'The customer wrote last. Answer them.',
  bill: () => 'Write to the customer about payment, and record it when it arrives.',
  assign: () => 'Give the order to a specialist.',
  work: ({ specialist }) => `${specialist ?? 'A specialist'} works on it.`,
  rescan: () => 'The full scan could not be finished. Run it again, or write to the customer.',
  refunded: () => 'It was refunded. Cancel it, or agree with the customer what happens next.',
  meet: ({ appointment }) => `${appointment?.specialist ?? 'We'} and the customer meet at the time below.`,
  bank: () => 'The customer’s bank is confirming the payment.',
  scan: () => 'The full scan runs by itself.',
  begin: () => 'The year of watching begins by itself.',
  completed: () => 'There is nothing left to do.',
  cancelled: () => 'There is nothing left to do.',
};

/** What is to be done next, as each side reads it. */
export const turnWords = { customer, staff };

/** Whose turn it is, as each side reads it. */
export const turnTitles = {
  customer: { own: 'It is your turn', other: 'It is our turn' },
  staff: { own: 'It is our turn', other: 'It is the customer’s turn' },
} as const;

/** Where on the page that is done. */
export const turnPlaces: Readonly<Partial<Record<Turn, { to: string; label: string }>>> = {
  'choose-time': { to: '#appointment', label: 'Go to the times' },
  read: { to: '#newest', label: 'Go to the newest' },
  answer: { to: '#newest', label: 'Go to the newest' },
  assign: { to: '#plan', label: 'Go to “Who and when”' },
  bill: { to: '#write', label: 'Write' },
};
